import { expect, it } from 'vitest';
import { MISSING, orMissing } from './missing.ts';

it.each([null, undefined, '', '   ', '\n'])('shows a dash for %j', (nothing) => {
  expect(orMissing(nothing)).toBe(MISSING);
});

it.each(['0', 'No', ' padded ', '-'])('leaves %j alone', (text) => {
  expect(orMissing(text)).toBe(text);
});
