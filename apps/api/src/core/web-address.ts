import * as v from 'valibot';

/** An address of one of these protocols, without slashes at its end. */
export const address = (protocols: string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isAddress(text, protocols), `must be an address like ${example}`),
    v.transform((text) => text.replace(/\/+$/, '')),
  );
function isAddress(text: string, protocols: string[]): boolean {
  // `https:host` can be read too, and is no address where somebody puts a path behind it.
  if (!text.includes('://') || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  // Only http and https have a host by themselves: `smtp://` can be read without.
  return protocols.includes(protocol) && hostname !== '';
}
