/** A bracket and what it looks like read the other way. */
export const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
};

/**
 * Both brackets of a pair go the same way: with what they hold, and against the line only behind a
 * word that goes against it, too (rule N0 of Unicode's bidirectional algorithm).
 * @param strong the direction of each letter, null for what goes either way
 * @param base the direction of the line
 * @returns the same with the directions of brackets
 */
export function withBrackets(
  texts: readonly string[],
  strong: readonly (boolean | null)[],
  base: boolean,
): (boolean | null)[] {
  const directions = [...strong];
  for (const [open, close] of pairsOf(texts)) {
    const inside = directions.slice(open + 1, close).filter((one) => one !== null);
    if (inside.length === 0) continue;
    const before = directions.slice(0, open).findLast((one) => one !== null) ?? base;
    const own = inside.includes(base) ? base : before;
    directions[open] = own;
    directions[close] = own;
  }
  return directions;
}

/** Where each pair opens and closes, in the order of their openings; what stands alone is none. */
function pairsOf(texts: readonly string[]): [number, number][] {
  const open: number[] = [];
  const pairs: [number, number][] = [];
  for (const [at, text] of texts.entries()) {
    if ('([{<'.includes(text)) open.push(at);
    else if (')]}>'.includes(text)) {
      const found = open.findLastIndex((other) => mirrored[texts[other] ?? ''] === text);
      if (found < 0) continue;
      pairs.push([open[found] ?? at, at]);
      open.length = found;
    }
  }
  return pairs.sort(([one], [other]) => one - other);
}
