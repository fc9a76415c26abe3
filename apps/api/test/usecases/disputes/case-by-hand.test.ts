import { expect, test } from 'vitest';
import { Refusal } from '../../../src/core/refusal.ts';
import { caseByHand } from '../../../src/usecases/disputes/case-by-hand.ts';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const written: Parameters<typeof caseByHand>[0] = {
  gateway: 'Gateway One',
  gatewayDisputeId: 'd-1',
  payment: '',
  network: 'Visa',
  reasonCode: '10.4',
  kind: 'chargeback',
  amount: '69.00',
  currency: 'USD',
  openedAt: hours(-24),
  answerDueAt: hours(240),
};

function refusalOf(days: Partial<typeof written>) {
  try {
    caseByHand({ ...written, ...days });
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('It was not refused.');
}

test.each([
  [{ openedAt: hours(24) }, 'openedAt', 'It cannot have been opened in the future.'],
  [{ openedAt: '0026-11-20T10:00:00Z' }, 'openedAt', 'Please check the year.'],
  [{ answerDueAt: hours(-25) }, 'answerDueAt', 'This is before it was opened.'],
  [
    { answerDueAt: hours(24 * 370) },
    'answerDueAt',
    'This is more than a year after it was opened. Please check the year.',
  ],
])('a case with days that cannot be is refused at its field: %j', (days, path, message) => {
  expect(refusalOf(days)).toMatchObject({ status: 422, message, errors: [{ path, message }] });
});

test.each([
  { openedAt: new Date(Date.now() + 30_000).toISOString(), answerDueAt: null },
  { openedAt: '2000-01-01T00:00:00.000Z', answerDueAt: '2001-01-01T00:00:00.000Z' },
  // A day that has passed is noted late, and no slip.
  { answerDueAt: hours(-1) },
  { answerDueAt: written.openedAt },
])('a case with days that can be is taken: %j', (days) => {
  expect(caseByHand({ ...written, ...days })).toMatchObject(days);
});
