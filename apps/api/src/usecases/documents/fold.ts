/** Latin letters that Unicode does not take apart into a letter and a mark. */
const whole: Record<string, string> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};

/**
 * A text with what may differ between a form and a document evened out: capitals, accents,
 * full-width letters and digits, and the joined shapes of letters that PDFs keep.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞ]/g, (letter) => whole[letter] ?? letter);
}

/** The words of a text: what punctuation and spaces keep apart. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
