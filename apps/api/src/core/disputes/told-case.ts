import type { DisputeActor, DisputeKind, DisputeState, DisputeWay } from '@pabean/domain';

/** What came with a case to find its order; the last four digits tell a person who holds the card. */
export interface ToldPayment {
  readonly order_id?: string;
  readonly transaction_id?: string;
  readonly gateway_payment_id?: string;
  readonly last_four?: string;
}

/** A case as somebody tells it, whichever way it comes. Null: it was not told, and what is known stays. */
export interface ToldCase {
  readonly cameBy: DisputeWay;
  readonly gateway: string;
  readonly gatewayDisputeId: string;
  readonly payment: ToldPayment;
  /** Names of fields that no signature covers. */
  readonly unsigned: readonly string[];
  readonly network: string;
  readonly reasonCode: string | null;
  readonly subReason: string | null;
  readonly category: string | null;
  /** Null: whichever kind is known by this number; a chargeback where none is. */
  readonly kind: DisputeKind | null;
  /** Null: nothing was said of it. */
  readonly state: DisputeState | null;
  /** In the currency's own unit. */
  readonly amount: string | null;
  readonly currency: string | null;
  readonly openedAt: string | null;
  readonly answerDueAt: string | null;
  /** What the gateway says of the outcome. */
  readonly outcome: string | null;
}

/** Who does something to a case. */
export interface CaseActor {
  readonly kind: DisputeActor;
  readonly id: number | null;
  readonly name: string;
  readonly ip: string | null;
}

/** What became of a told case. */
export interface TakenDispute {
  readonly dispute_id: string;
  readonly order_id: string | null;
  readonly state: DisputeState;
  readonly created: boolean;
}
