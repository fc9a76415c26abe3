import type { HistoryActor } from '@pabean/domain';

/** Who changes an order, and from where. */
export interface Actor {
  readonly kind: HistoryActor;
  readonly id: number | null;
  readonly name: string;
  readonly ip: string | null;
}
