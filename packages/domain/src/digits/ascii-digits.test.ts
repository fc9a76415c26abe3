import { expect, it } from 'vitest';
import { asciiDigits, digitForms } from './ascii-digits.ts';

/** Every decimal digit of one character, in the order of Unicode: rows of ten, each from its zero on. */
const digits = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /\p{Nd}/u.test(character),
);

it('writes every digit that Unicode has as 0 to 9, at its place', () => {
  expect(digits.length).toBeGreaterThanOrEqual(370);
  const wanted = digits.map((_, at) => String(at % 10)).join('');
  expect(asciiDigits(digits.join(''))).toBe(wanted);
  expect(asciiDigits('a٤१b')).toBe('a41b');
});

it('finds every digit by the pattern of its number', () => {
  for (const [at, digit] of digits.entries()) {
    expect(new RegExp(`^${digitForms(at % 10)}$`).test(digit), digit).toBe(true);
    expect(new RegExp(`^${digitForms((at + 1) % 10)}$`).test(digit), digit).toBe(false);
  }
});

it('leaves letters of formulas as they are: their places would move', () => {
  expect(asciiDigits('𝟒𝟏')).toBe('𝟒𝟏');
});
