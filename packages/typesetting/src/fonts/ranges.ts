/** Characters as pairs, first and last of each range, one behind the other. */
export type Ranges = Uint32Array;

/** Reads what CSS calls a unicode range: `U+4e00,U+4e10-4e1f`. */
export function parseRanges(css: string): Ranges {
  const pairs = css.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
  return Uint32Array.from(pairs);
}

/** Whether a character is in one of the ranges. */
export function inRanges(ranges: Ranges, code: number): boolean {
  for (let at = 0; at < ranges.length; at += 2) {
    if (code >= (ranges[at] ?? 0) && code <= (ranges[at + 1] ?? 0)) return true;
  }
  return false;
}
