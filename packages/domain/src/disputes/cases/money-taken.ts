import { type DisputeKind, disputeKindFacts, disputeKinds } from './kinds.ts';
import { type DisputeState, disputeStates } from './states.ts';

/** States in which a case has taken no money: it was returned, or never went. */
const harmless: readonly DisputeState[] = ['won', 'prevented'];

/**
 * Whether a bank may have taken the payment back with this case. Also a lost one: what goes back beside
 * it is paid twice.
 */
export const mayHaveTakenMoney = (kind: DisputeKind, state: DisputeState): boolean =>
  disputeKindFacts[kind].movesOrder && !harmless.includes(state);

/** The same as lists, for a condition of the database. */
export const moneyTakingCases = {
  kinds: disputeKinds.filter((kind) => disputeKindFacts[kind].movesOrder),
  states: disputeStates.filter((state) => !harmless.includes(state)),
};
