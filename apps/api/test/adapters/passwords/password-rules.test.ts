import { expect, test } from 'vitest';
import { passwordWeakness } from '../../../src/adapters/passwords/password-rules.ts';

const rani = { name: 'Rani Wulandari', email: 'rani.w@example.com' };
const guessed = 'This password is among the first that a guesser tries. Please choose another one.';
const own = 'The password is the name or the e-mail of its owner. Please choose another one.';

test.each([
  '123456',
  'password',
  'P@ssw0rd',
  '      ',
  'aaaaaaaa',
  'qwerty',
  'abcdef',
  'rahasia',
  'indonesia',
  'jakarta2026',
  'Bali2026',
  'pabean2026',
  'Rani2026',
  'password'.repeat(25),
])('%j is refused as a guess', async (typed) => {
  expect(await passwordWeakness(typed, rani)).toBe(guessed);
});

test.each(['rani.w@example.com', 'RANI.W@EXAMPLE.COM', 'Rani Wulandari', 'rani-wulandari'])(
  '%j is refused as the owner’s own',
  async (typed) => {
    expect(await passwordWeakness(typed, rani)).toBe(own);
  },
);

test('one of five characters is too short', async () => {
  const words = 'Please choose a password of at least 6 characters.';
  expect(await passwordWeakness('7Kp2q', rani)).toBe(words);
});

test.each([
  'kzqxwv',
  'x7Kp2q',
  'correct horse',
  'Sesame-open-7431',
  'kopi tanpa gula di teras',
  '雨が降る夜の税関',
  'xxxK7#mQ!z2',
])('%j may be set', async (typed) => {
  expect(await passwordWeakness(typed, rani)).toBeNull();
});
