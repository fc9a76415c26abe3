import { expect, test } from 'vitest';
import { isolated, oneLine } from './plain-value.ts';

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
