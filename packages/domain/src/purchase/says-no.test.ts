import { expect, it } from 'vitest';
import { saysNo } from './says-no.ts';

it.each([
  'N',
  'No match',
  'no-match',
  'Not asked',
  'not_authenticated',
  'FAILED',
  '"declined"',
  'Unavailable, U',
])('takes "%s" for no result that helps', (result) => {
  expect(saysNo(result)).toBe(true);
});

it.each([
  'Y',
  'Match',
  'M',
  'Passed, frictionless',
  'authenticated, ECI 05',
  'attempted',
  'Norwich matches',
  '05',
])('takes "%s" as it is', (result) => {
  expect(saysNo(result)).toBe(false);
});
