/** Marks that turn the reading order and could run on past the value they stand in. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;
/** Characters that no line of a mail holds: breaks would forge a line of ours. */
const breaks = /[\p{Cc}\s]+/gu;
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A value on one line that steers nothing but itself. */
export function oneLine(value: string): string {
  return value.replace(turns, '').replace(breaks, ' ').trim();
}

/**
 * A value for the text part, where there is no `<bdi>`: one that is read from right to left is
 * set apart with Unicode's isolates, so that what follows it stays behind it.
 */
export function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}
