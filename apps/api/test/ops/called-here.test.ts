import { expect, test } from 'vitest';
import { asCalledHere } from '../../src/commands/called-here.ts';

test.each([
  [
    'NAME is missing. See: pnpm intake:keys --help',
    'NAME is missing. See: pabean intake:keys --help',
  ],
  ['Usage: pnpm run doctor [OPTIONS]', 'Usage: pabean doctor [OPTIONS]'],
  [
    'so that "pnpm restore PLACE --to TIME" comes',
    'so that "pabean restore PLACE --to TIME" comes',
  ],
  ['Run the same pnpm restore again.', 'Run the same pabean restore again.'],
  [
    'those that FILE of "pnpm\nerasures:export" names',
    'those that FILE of "pabean\nerasures:export" names',
  ],
  // What a data directory was made by is called the same everywhere.
  ['The data of "pnpm demo" (.data/demo).', 'The data of "pnpm demo" (.data/demo).'],
])('the bundle, which has no pnpm, says of %s', (words, inBundle) => {
  expect(asCalledHere(words, true)).toBe(inBundle);
  expect(asCalledHere(words, false)).toBe(words);
});
