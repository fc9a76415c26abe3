import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Where Unicode has, or keeps room for, what is read from right to left, and marks that turn a text around. */
const fromTheRight =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The embedding level of each character of one paragraph, by the Unicode Bidirectional Algorithm
 * (UAX #9). Even is read from left to right, odd from right to left.
 */
export function levelsOf(texts: readonly string[]): number[] {
  const whole = texts.join('');
  // Most texts: nothing stands between them and their order.
  if (!fromTheRight.test(whole)) return texts.map(() => 0);
  const { levels } = bidi.getEmbeddingLevels(whole);
  let at = 0;
  return texts.map((text) => {
    const level = levels[at] ?? 0;
    at += text.length;
    return level;
  });
}

/** What a character looks like when it is read from right to left: a bracket opens the other way. */
export function mirrored(text: string): string {
  return bidi.getMirroredCharacter(text) ?? text;
}

/** Brings the parts of one line into the order in which they stand on paper (rule L2 of UAX #9). */
export function inVisualOrder<T extends { readonly level: number }>(parts: readonly T[]): T[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start + 1)
        ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}
