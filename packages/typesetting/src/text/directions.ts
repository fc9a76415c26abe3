import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/**
 * The embedding level of each character of one paragraph, by the Unicode Bidirectional Algorithm
 * (UAX #9). Even is read from left to right, odd from right to left.
 */
export function levelsOf(texts: readonly string[]): number[] {
  const { levels } = bidi.getEmbeddingLevels(texts.join(''));
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
