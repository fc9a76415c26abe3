/** Letters that people type without their signs: é, ł, ı and ß, and the letters of Arabic that are mixed up. */
export function letterPlain(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655]/g, '')
    .normalize('NFC')
    .replace(/[łøıđßأإآىة]/g, (letter) => plainLetters[letter] ?? letter);
}

const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', ı: 'i', đ: 'd', ß: 'ss' },
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه' },
};
