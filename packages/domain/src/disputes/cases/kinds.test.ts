import { expect, it } from 'vitest';
import { type DisputeKindFacts, disputeKindFacts, disputeKinds } from './kinds.ts';

const kindsWith = (has: (facts: DisputeKindFacts) => boolean) =>
  disputeKinds.filter((kind) => has(disputeKindFacts[kind]));

it('moves an order only for what takes money', () => {
  expect(kindsWith(({ movesOrder }) => movesOrder)).toEqual(['chargeback', 'pre_arbitration']);
});

it('takes an answer to everything but the news of a fraud report', () => {
  expect(kindsWith(({ answered }) => !answered)).toEqual(['fraud_report']);
});

it('counts a dispute once, by its chargeback, and a fraud report apart', () => {
  expect(kindsWith(({ counts }) => counts === 'dispute')).toEqual(['chargeback']);
  expect(kindsWith(({ counts }) => counts === 'fraud report')).toEqual(['fraud_report']);
  expect(kindsWith(({ counts }) => counts === 'no')).toEqual([
    'alert',
    'inquiry',
    'pre_arbitration',
  ]);
});

it('names each kind as staff read it', () => {
  expect(disputeKinds.map((kind) => disputeKindFacts[kind].label)).toEqual([
    'Alert',
    'Inquiry',
    'Fraud report',
    'Chargeback',
    'Pre-arbitration',
  ]);
});
