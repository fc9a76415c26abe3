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

/**
 * Where people reach an app: protocol, host and port alone. The app stands at the root of its host, so a path or
 * a query would make links that lead nowhere, in letters above all.
 */
export const appAddress = v.pipe(
  v.string(),
  v.check(
    (text) => isAddress(text, ['http:', 'https:']) && isOrigin(new URL(text)),
    'must be an address like https://app.example.com, with nothing behind the host but a port',
  ),
  v.transform((text) => new URL(text).origin),
);
const isOrigin = ({ href, origin }: URL) => href.replace(/\/+$/, '') === origin;
