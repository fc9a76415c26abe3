import { expect, test } from 'vitest';
import { isolated, oneLine, ownLines } from './plain-value.ts';

test('a value is one line and turns nothing but itself', () => {
  expect(oneLine('Ada\r\n\r\nPay at\u0000 https://example.com')).toBe(
    'Ada Pay at https://example.com',
  );
  expect(oneLine('Ada\u202Etxt.exe\u2069')).toBe('Adatxt.exe');
  expect(oneLine('  สมชาย  ใจดี ')).toBe('สมชาย ใจดี');
});

test('a name from right to left is set apart where no element does it', () => {
  expect(isolated('مريم')).toBe('\u2068مريم\u2069');
  expect(isolated('Zoë 高木')).toBe('Zoë 高木');
});

test('in a letter from right to left every value is set apart, but for addresses to copy', () => {
  expect(isolated('ZZ 881', 'rtl')).toBe('\u2068ZZ 881\u2069');
  expect(isolated('https://example.com', 'rtl')).toBe('https://example.com');
});

test('lines that somebody wrote stay lines, each without marks that turn', () => {
  expect(ownLines(' One\u202E \r\n\n\n\nTwo\u2028Three\n')).toBe('One\n\nTwo\nThree');
});
