import { expect, it } from 'vitest';
import { disputeKinds } from './kinds.ts';
import { mayHaveTakenMoney, moneyTakingCases } from './money-taken.ts';
import { disputeStates } from './states.ts';

it.each([
  ['chargeback', 'open answered lost accepted expired'],
  ['pre_arbitration', 'open answered lost accepted expired'],
  ['alert', ''],
  ['inquiry', ''],
  ['fraud_report', ''],
] as const)('with a case of kind %s money may be gone while it is: %s', (kind, states) => {
  const taking = disputeStates.filter((state) => mayHaveTakenMoney(kind, state));
  expect(taking.join(' ')).toBe(states);
});

it('says the same to the database', () => {
  const { kinds, states } = moneyTakingCases;
  for (const kind of disputeKinds) {
    for (const state of disputeStates) {
      const both = kinds.includes(kind) && states.includes(state);
      expect(both, `${kind} ${state}`).toBe(mayHaveTakenMoney(kind, state));
    }
  }
});
