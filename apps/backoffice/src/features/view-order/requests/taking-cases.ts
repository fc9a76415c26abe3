import { disputeKindFacts, mayHaveTakenMoney } from '@pabean/domain';
import { stateWords } from '../../../shared/disputes/dispute-words.ts';
import type { TakingCase } from '../../../shared/disputes/MoneyTaken.tsx';
import type { OrderDetail } from '../order-store.ts';

/** The cases of an order with which a bank may have taken its payment, the newest first. */
export const takingCasesOf = ({ disputes }: Pick<OrderDetail, 'disputes'>): TakingCase[] =>
  disputes
    .filter(({ kind, state }) => mayHaveTakenMoney(kind, state))
    .map(({ dispute_id: id, kind, state }) => ({
      id,
      about: `${disputeKindFacts[kind].label}, ${stateWords[state].toLowerCase()}`,
    }));
