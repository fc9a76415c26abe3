import { expect, test } from 'vitest';
import { agoWords, listMarks, markWords, rowMarks } from './order-marks.ts';

test.each([
  ['2026-11-21T10:00:00Z', 'now'],
  ['2026-11-21T09:59:01Z', 'now'],
  ['2026-11-21T09:59:00Z', '1 min'],
  ['2026-11-21T09:00:01Z', '59 min'],
  ['2026-11-21T09:00:00Z', '1 h'],
  ['2026-11-20T10:00:01Z', '23 h'],
  ['2026-11-20T10:00:00Z', '1 d'],
  ['2026-10-01T10:00:00Z', '51 d'],
  // The clock of the device runs behind.
  ['2026-11-21T10:03:00Z', 'now'],
])('%s is %s ago', (since, words) => {
  expect(agoWords(since, new Date('2026-11-21T10:00:00Z'))).toBe(words);
});

test('every mark has words of its own', () => {
  const marks = new Set([...listMarks, ...rowMarks]);
  expect([...marks].map((mark) => `${mark}: ${markWords[mark]}`)).toEqual([
    'answered: Answered',
    'wrote: Wrote to us',
    'withErrors: With errors',
    'withWarnings: With warnings',
    'refundAsked: Refund asked',
    'correctionAsked: Correction asked',
    'bounced: Bounced mail',
    'noAnswer: No answer',
  ]);
});
