import type { CallReply, getDownloadHistory } from '@pabean/api-client/contract';

type Reply = CallReply<typeof getDownloadHistory>;

/** The order as its traveller may see it. */
export type TravellerOrder = Reply['mainResult'];
export type Download = Reply['data'][number];

/** When this device kept the copy that is shown, and until when it keeps it. */
export interface ShownCopy {
  readonly keptAt: Date;
  readonly until: Date;
}

export interface ShownOrder {
  readonly order: TravellerOrder;
  readonly downloads: readonly Download[];
  /** The downloads that came with the last reload: their rows fade in. */
  readonly fresh: ReadonlySet<number>;
  /** The copy that this device kept and that is shown; null for what the server says now. */
  readonly copy: ShownCopy | null;
}
