import { expect, test } from 'vitest';
import { correctionWay } from './correction-way.ts';

test.each([
  ['Pending', 'save', 'ask'],
  ['New', 'save', 'ask'],
  ['Awaiting', 'save', 'ask'],
  ['Contact Customer', 'save', 'ask'],
  ['Customer Called', 'save', 'ask'],
  ['AwaitingGovt', 'ask', 'ask'],
  ['Completed', 'ask', 'ask'],
  ['Refunds', 'none', 'none'],
  ['ChargeBack', 'none', 'none'],
  ['Deleted', 'none', 'none'],
] as const)('in %s a correction is: %s, with a document: %s', (status, without, withDocument) => {
  expect(correctionWay(status, false)).toBe(without);
  expect(correctionWay(status, true)).toBe(withDocument);
});
