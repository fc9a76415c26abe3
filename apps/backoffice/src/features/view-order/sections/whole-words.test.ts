import { expect, it } from 'vitest';
import { hasWholeWords } from './whole-words.ts';

it.each([
  ['an order id', '104829', true],
  ['the longest telephone number', '123456789012345', true],
  ['the largest amount', 'IDR 9,999,999,999.99', true],
  ['a passport number', 'CA1029384', true],
  ['a date with its time', '19-11-2026 06:02:51', true],
  ['eastern digits', '٧٧٠٠٩٠٠', true],
  ['a name, which may break', 'Donaudampfschiff', false],
  ['an id that no line holds', 'TRAVEL-2026-11-000000104829', false],
  ['nothing', '', false],
])('keeps the words of %s whole: "%s" %s', (_, text, isWhole) => {
  expect(hasWholeWords(text)).toBe(isWhole);
});
