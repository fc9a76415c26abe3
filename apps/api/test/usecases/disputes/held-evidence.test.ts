import { expect, test } from 'vitest';
import { evidenceCount, heldEvidence } from '../../../src/usecases/disputes/held-evidence.ts';
import { recordFor } from '../../support/held-record.ts';

// A duplicate: the letter and both orders are needed, five more pieces help.
const record = recordFor('visa', '12.6.1', { messages: ['2026-11-14T09:17:00.000Z'] });

test('a case has what its reason needs, what helps, and what is of no use', () => {
  const needs = heldEvidence(record);
  expect(needs.map(({ use, id }) => [use, id]).slice(0, 7)).toEqual([
    ['needed', 'cover_letter'],
    ['needed', 'both_orders'],
    ['helpful', 'filing_proof'],
    ['helpful', 'download_log'],
    ['helpful', 'settlement_record'],
    ['helpful', 'refund_record'],
    ['helpful', 'customer_messages'],
  ]);
  expect(needs[1]).toEqual({
    id: 'both_orders',
    words: 'Both orders side by side with what differs (traveller, arrival, document)',
    use: 'needed',
    held: false,
    facts: 'Not on record.',
    from: null,
  });
  expect(needs[2]).toMatchObject({ held: false, facts: 'Not on record.', from: 'staff' });
  // What is held, nobody is asked for.
  expect(needs[6]).toMatchObject({
    held: true,
    facts: '1 message, 14-11-2026 09:17 UTC',
    from: null,
  });
  expect(needs[7]).toEqual({
    id: 'links',
    words: 'Links: reviewers do not open them',
    use: 'useless',
    held: false,
    facts: 'Left out of the pack',
    from: null,
  });
});

test('what is of no use does not count', () => {
  expect(evidenceCount(record)).toEqual({ held: 2, of: 7 });
});
