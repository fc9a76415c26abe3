/** What every screen shows where a value is missing (spec section 3; the design fixes the em dash). */
export const MISSING = '—';

/**
 * The text itself, or the dash when there is nothing to read in it.
 * Blank text counts as missing: a cell of spaces looks like a fault of the screen.
 */
export function orMissing(text: string | null | undefined): string {
  return text === null || text === undefined || text.trim() === '' ? MISSING : text;
}
