import { describe, expect, it, test } from 'vitest';
import {
  knownTravellerLanguage,
  languageName,
  languageTag,
  travellerLanguageOf,
  travellerLanguages,
} from './traveller-languages.ts';

test('one language alone is read from right to left', () => {
  expect(travellerLanguages.filter(({ dir }) => dir === 'rtl').map(({ lang }) => lang)).toEqual([
    'ar',
  ]);
  expect(travellerLanguages.every(({ dir }) => dir === 'ltr' || dir === 'rtl')).toBe(true);
});

test('an order is written to in its language, and in English where it names none of ours', () => {
  expect(travellerLanguageOf('de-AT').lang).toBe('de');
  expect(travellerLanguageOf('zh-TW').lang).toBe('zh-Hant');
  expect(travellerLanguageOf('sw').lang).toBe('en');
  expect(travellerLanguageOf(null).lang).toBe('en');
  expect(knownTravellerLanguage('sw')).toBeUndefined();
});

test('staff read a language in English, with its own name beside', () => {
  expect(languageName('de')).toBe('German (Deutsch)');
  expect(languageName('en')).toBe('English');
  expect(languageName('sw')).toBe('Swahili');
  expect(languageName('what is this')).toBe('what is this');
});

describe('the tag that an order keeps', () => {
  it.each([
    ['de', 'de'],
    [' PT_br ', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['sw', 'sw'],
    ['a1b', null],
    ['d', null],
    ['deut', null],
    ['english', null],
    ['english-de', null],
    ['de-Latn-DE-1901-1994-1996', null],
    ['de-Latn-DE-1901-1994', 'de-Latn-DE-1901-1994'],
    ['de-', null],
    ['de-x', null],
    ['xde de', null],
    ['de\nen', null],
    ['de-123456789', null],
    ['de-DE-1901-x1-y1-z1', null],
    ['de-1901-1901', null],
    ['', null],
  ])('of "%s" is %s', (typed, tag) => {
    expect(languageTag(typed)).toBe(tag);
  });
});
