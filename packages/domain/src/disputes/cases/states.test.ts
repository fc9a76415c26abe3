import { expect, it } from 'vitest';
import { disputeKindFacts, disputeKinds } from './kinds.ts';
import { disputeStates, disputeStep, isFinalState } from './states.ts';

it.each([
  ['chargeback', 'open', 'answered', 'taken'],
  ['chargeback', 'answered', 'won', 'taken'],
  ['chargeback', 'open', 'lost', 'taken'],
  ['chargeback', 'expired', 'accepted', 'taken'],
  ['chargeback', 'won', 'won', 'repeated'],
  ['chargeback', 'won', 'open', 'refused'],
  ['chargeback', 'answered', 'open', 'refused'],
  ['chargeback', 'answered', 'prevented', 'refused'],
  ['pre_arbitration', 'answered', 'lost', 'taken'],
  ['alert', 'open', 'prevented', 'taken'],
  ['alert', 'open', 'won', 'refused'],
  ['inquiry', 'answered', 'lost', 'taken'],
  ['inquiry', 'answered', 'won', 'refused'],
  ['fraud_report', 'open', 'answered', 'refused'],
  ['fraud_report', 'open', 'accepted', 'taken'],
] as const)('a case of kind %s that is %s and becomes %s: %s', (kind, from, to, step) => {
  expect(disputeStep(kind, from, to).step).toBe(step);
});

it('says what could follow instead', () => {
  expect(disputeStep('chargeback', 'answered', 'open')).toEqual({
    step: 'refused',
    why: 'It can not become open: after answered comes won, lost, accepted.',
  });
  expect(disputeStep('chargeback', 'won', 'lost')).toEqual({
    step: 'refused',
    why: 'It can not become lost: won is final.',
  });
});

it('lets no kind go round in a circle, and ends each', () => {
  for (const kind of disputeKinds) {
    const reached = (from: (typeof disputeStates)[number]): readonly string[] =>
      disputeStates.flatMap((to) =>
        disputeStep(kind, from, to).step === 'taken' ? [to, ...reached(to)] : [],
      );
    for (const state of disputeStates) expect(reached(state), kind).not.toContain(state);
    expect(
      reached('open').some((state) => isFinalState(kind, state as 'won')),
      kind,
    ).toBe(true);
  }
});

it('moves an order only for what takes money', () => {
  const moving = disputeKinds.filter((kind) => disputeKindFacts[kind].movesOrder);
  expect(moving).toEqual(['chargeback', 'pre_arbitration']);
});
