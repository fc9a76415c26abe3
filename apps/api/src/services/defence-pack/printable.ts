/** What of the library's document tells which characters its current font has. */
interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
}

/**
 * Makes a function that writes what the font does not have as its Unicode number, `[U+7F8E]`: a
 * number can be looked up, a row of boxes says nothing.
 */
export function makePrintable(paper: object): (words: string) => string {
  const { font } = (paper as WithFont)._font;
  const known = new Map<string, string>();
  const printed = (character: string): string => {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\n' || font.hasGlyphForCodePoint(code)) return character;
    // Marks that only steer the text are not missed; nor are they told.
    if (/\p{Cf}|\p{Cc}/u.test(character)) return '';
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  };
  return (words) => {
    let out = '';
    // NFC: a letter with its accent is one character in a font.
    for (const character of words.normalize('NFC')) {
      let print = known.get(character);
      if (print === undefined) {
        print = printed(character);
        known.set(character, print);
      }
      out += print;
    }
    return out;
  };
}
