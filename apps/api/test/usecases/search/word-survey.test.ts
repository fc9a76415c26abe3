import { expect, test } from 'vitest';
import { termsOf } from '../../../src/core/search/search-terms.ts';
import { areSurelyMany, placesNeeded } from '../../../src/core/search/word-survey.ts';

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
