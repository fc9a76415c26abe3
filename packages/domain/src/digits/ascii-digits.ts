/**
 * The zeros of the digits of other scripts that are one character each; one to nine follow each zero. All that Unicode
 * has: whoever types a number may do so in any of them. Those of more characters are letters of formulas.
 */
const zeros = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  0x0de6, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90,
  0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
];

/** A text whose digits of other scripts are 0 to 9, each at its place. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((candidate) => candidate <= code && code <= candidate + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A class of a pattern for one digit as every keyboard types it, of full width too. */
export const digitForms = (digit: number): string =>
  `[${[0x30, ...zeros].map((zero) => String.fromCharCode(zero + digit)).join('')}]`;

/**
 * What somebody meant who typed or pasted an address or a number: without the invisible marks of e-mail programs,
 * of lists of contacts and of right-to-left text, in letters of plain width and digits of 0 to 9.
 */
export const plainTyped = (typed: string): string =>
  asciiDigits(typed.normalize('NFKC')).replace(/[\p{Cf}\p{Cc}]/gu, (mark) =>
    /\s/.test(mark) ? ' ' : '',
  );
