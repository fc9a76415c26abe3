import { expect, test } from 'vitest';
import { termsOf } from '../../../src/core/search/search-terms.ts';
import { areSurelyMany, byWholeWords, placesNeeded } from '../../../src/core/search/word-survey.ts';

/** Two orders. */
const place = (words: string) => ({ words: ` other one\n${words}`, telephone: '62811\n62812' });
const survey = (holding: number, chance: number) => ({
  places: Array.from({ length: 800 }, (_, at) =>
    place(at % 2 === 0 && at / 2 < holding ? ' maria gmail.com' : ' mario yahoo.com'),
  ),
  chance,
});

test('the more places are expected, the more are needed', () => {
  // The tail of Poisson's distribution is below one of a billion from 10, 31, 61 and 153 on.
  expect([0.5, 8, 25, 90].map(placesNeeded)).toEqual([11, 33, 64, 158]);
});

test.each([
  ['a word at so many places is surely held by more', 'maria', 33, true],
  ['one place less, and it is not certain', 'maria', 32, false],
  ['all words have to be of one order', 'maria gmail', 33, true],
  ['words of different orders say nothing', 'maria other', 400, false],
  ['and so has a telephone', 'maria 2812', 33, true],
  ['that of the one beside it says nothing', 'maria 2811', 400, false],
  ['a word that nobody has', 'nobody', 32, false],
])('%s', (_, text, holding, isMany) => {
  expect(areSurelyMany(survey(holding, 8 / 1001), termsOf(text), 1001)).toBe(isMany);
});

test('where each place may well have one of the fewer, nothing is certain', () => {
  expect(areSurelyMany(survey(400, 1), termsOf('maria'), 1001)).toBe(false);
});

/** Places of one order each, a tenth of all orders: so many Marias, and of so many of these the e-mail is elsewhere. */
const orders = (maria: number, odd = 0) => ({
  places: Array.from({ length: 400 }, (_, at) => {
    const name = at < maria ? 'maria' : 'mario';
    const host = at < odd ? 'gmailers.org' : 'gmail.com';
    return { words: ` ${name} ${name}.${at}@${host} ${host} com`, telephone: '62812' };
  }),
  chance: 0.1,
});
const keysOf = (text: string, of = orders(140)) =>
  byWholeWords(of, termsOf(text), 1001)?.map(({ key }) => key.replaceAll('\u0001', ''));

test('words that nearly all orders with them hold stand for their beginnings', () => {
  expect(keysOf('maria gmail')).toEqual(["'maria'", "'gmail.com'"]);
  expect(keysOf('mar gma')).toEqual(["'mar':*", "'gmail.com'"]);
  // Six of 140 have another.
  expect(keysOf('maria gmail', orders(140, 6))).toEqual(["'maria'", "'gmail.com'"]);
});

test.each([
  ['21 of 400 have another word', 'mar gmail', orders(140, 21)],
  ['there are hardly as many as are counted', 'maria gmail', orders(100)],
  ['there are too few to tell', 'maria gmail', { ...orders(19), chance: 0.001 }],
  ['nobody has them', 'nobody gmail', orders(140)],
  ['a beginning has no such word', 'mar maria.1', { ...orders(140), chance: 0.01 }],
])('they do not where %s', (_, text, of) => {
  expect(keysOf(text, of)).toBeUndefined();
});
