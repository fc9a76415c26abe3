/** Marks that turn the reading order and could run on past the value they stand in. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;
/** Characters that no line of a mail holds: breaks would forge a line of ours. */
const breaks = /[\p{Cc}\s]+/gu;
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A value on one line that steers nothing but itself. */
export function oneLine(value: string): string {
  return value.replace(turns, '').replace(breaks, ' ').trim();
}

/** What somebody wrote, in its own lines; it has a frame of its own, so a break forges nothing. */
export function ownLines(value: string): string {
  return value
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A value for the text part, where there is no `<bdi>`: one that is read against the direction of
 * the letter is set apart with Unicode's isolates, so that what follows it stays behind it. So is
 * each line that somebody wrote, behind the mark of a quotation.
 */
export function isolated(value: string, dir: 'ltr' | 'rtl' = 'ltr'): string {
  return value
    .split('\n')
    .map((line) => (line !== '' && (dir === 'rtl' || rightToLeft.test(line)) ? apart(line) : line))
    .join('\n> ');
}

function apart(line: string): string {
  // Whoever copies an address out of the mail must not copy a mark with it.
  return /^https?:/.test(line) ? line : `\u2068${line}\u2069`;
}
