import type { DisputeKind } from './kinds.ts';

/** How far a case is. */
export const disputeStates = [
  'open',
  'answered',
  'won',
  'lost',
  'accepted',
  'prevented',
  'expired',
] as const;

export type DisputeState = (typeof disputeStates)[number];

type Steps = Readonly<Partial<Record<DisputeState, readonly DisputeState[]>>>;

/**
 * A dispute and its second round. Expired is not the end: a bank decides after its day has passed, a
 * gateway accepts for a shop that sends nothing, and an answer that left in time is told late.
 */
const dispute: Steps = {
  open: ['answered', 'won', 'lost', 'accepted', 'prevented', 'expired'],
  answered: ['won', 'lost', 'accepted'],
  expired: ['answered', 'won', 'lost', 'accepted'],
};

/**
 * Which state may follow which, by kind; what is not named is final. Nothing is won or lost of an
 * alert or of a fraud report. An inquiry that became a chargeback is lost: the chargeback is a case of
 * its own.
 */
export const disputeSteps: Readonly<Record<DisputeKind, Steps>> = {
  alert: {
    open: ['answered', 'accepted', 'prevented', 'expired'],
    answered: ['accepted', 'prevented', 'expired'],
    expired: ['answered', 'accepted', 'prevented'],
  },
  inquiry: {
    open: ['answered', 'lost', 'accepted', 'prevented', 'expired'],
    answered: ['lost', 'accepted', 'prevented'],
    expired: ['answered', 'lost', 'accepted', 'prevented'],
  },
  fraud_report: { open: ['accepted', 'prevented'] },
  chargeback: dispute,
  pre_arbitration: dispute,
};

/** What becomes of a state that is told: a step, the same again, or why it is none. */
export type StepAnswer =
  | { readonly step: 'taken' | 'repeated' }
  | { readonly step: 'refused'; readonly why: string };

/** Whether a case of this kind may go from one state to another; the same state again is a repeat. */
export function disputeStep(kind: DisputeKind, from: DisputeState, to: DisputeState): StepAnswer {
  if (from === to) return { step: 'repeated' };
  const next = disputeSteps[kind][from] ?? [];
  if (next.includes(to)) return { step: 'taken' };
  const may = next.length === 0 ? `${from} is final` : `after ${from} comes ${next.join(', ')}`;
  return { step: 'refused', why: `It can not become ${to}: ${may}.` };
}

/** Whether nothing more can follow. */
export const isFinalState = (kind: DisputeKind, state: DisputeState): boolean =>
  disputeSteps[kind][state] === undefined;
