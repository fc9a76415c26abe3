import { expect, it } from 'vitest';
import { disputeKinds } from './kinds.ts';
import { disputeStates, disputeStep, isFinalState } from './states.ts';

it.each([
  ['chargeback', 'open', 'answered', 'taken'],
  ['chargeback', 'answered', 'won', 'taken'],
  ['chargeback', 'open', 'lost', 'taken'],
  ['chargeback', 'expired', 'accepted', 'taken'],
  ['chargeback', 'expired', 'answered', 'taken'],
  ['chargeback', 'expired', 'open', 'refused'],
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

it.each([
  ['chargeback', 'open', 'answered won lost accepted prevented expired'],
  ['chargeback', 'answered', 'won lost accepted'],
  ['chargeback', 'expired', 'answered won lost accepted'],
  ['pre_arbitration', 'open', 'answered won lost accepted prevented expired'],
  ['alert', 'open', 'answered accepted prevented expired'],
  ['alert', 'answered', 'accepted prevented expired'],
  ['alert', 'expired', 'answered accepted prevented'],
  ['inquiry', 'open', 'answered lost accepted prevented expired'],
  ['inquiry', 'answered', 'lost accepted prevented'],
  ['inquiry', 'expired', 'answered lost accepted prevented'],
  ['fraud_report', 'open', 'accepted prevented'],
] as const)('after %s, %s comes one of: %s', (kind, from, next) => {
  const taken = disputeStates.filter((to) => disputeStep(kind, from, to).step === 'taken');
  expect(taken.join(' ')).toBe(next);
});

it.each([
  ['chargeback', 'expired', false],
  ['chargeback', 'won', true],
  ['chargeback', 'prevented', true],
  ['fraud_report', 'answered', true],
] as const)('a case of kind %s is final once it is %s: %s', (kind, state, isFinal) => {
  expect(isFinalState(kind, state)).toBe(isFinal);
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
    // What was told late is no way onward: an answer that left before the day had passed.
    const isLate = (from: string, to: string) => from === 'expired' && to === 'answered';
    const reached = (from: (typeof disputeStates)[number]): readonly string[] =>
      disputeStates.flatMap((to) =>
        disputeStep(kind, from, to).step === 'taken' && !isLate(from, to)
          ? [to, ...reached(to)]
          : [],
      );
    for (const state of disputeStates) expect(reached(state), kind).not.toContain(state);
    expect(
      reached('open').some((state) => isFinalState(kind, state as 'won')),
      kind,
    ).toBe(true);
  }
});
