import { expect, test } from 'vitest';
import { labelOfMark, sentenceOfRule, staffSentence } from './kept-mark.ts';

test('a mark has the sentence of its rule in the version that found it', () => {
  expect(staffSentence('e-cd', 1, 'arrival.past')).toBe(
    'The day of arrival is over at the place of arrival.',
  );
});

test.each([
  ['e-cd', 9, 'arrival.past'],
  ['e-cd', 1, 'a.rule'],
  ['another', 1, 'arrival.past'],
])('of %s %i the rule %s is named', (scheme, version, rule) => {
  expect(staffSentence(scheme, version, rule)).toBe(`The rule "${rule}" found something.`);
});

test('a rule alone has its newest sentence, or its name', () => {
  expect(sentenceOfRule('arrival.past')).toBe(
    'The day of arrival is over at the place of arrival.',
  );
  expect(sentenceOfRule('a.rule')).toBe('The rule "a.rule" found something.');
});

test.each([
  ['doa', 'Date of arrival'],
  ['passport_expiry', 'Passport expiry date'],
  ['importingGoods.cigarettes', 'Answer 5'],
  ['familyMember', 'Family Information'],
])('the field %s is called %s', (field, label) => {
  expect(labelOfMark(field)).toBe(label);
});
