import type { CallReply, getDownloadHistory } from '@pabean/api-client/contract';

type Reply = CallReply<typeof getDownloadHistory>;

/** The order as its traveller may see it. */
export type TravellerOrder = Reply['mainResult'];
export type Download = Reply['data'][number];

/** When this device kept the copy that is shown, and until when it keeps it. */
export interface ShownCopy {
  readonly keptAt: Date;
  readonly until: Date;
  /** The server asks for the e-mail before it says how the order stands now. */
  readonly isOver?: boolean;
}

export interface ShownOrder {
  readonly order: TravellerOrder;
  readonly downloads: readonly Download[];
  /** The downloads that came with the last reload: their rows fade in. */
  readonly fresh: ReadonlySet<number>;
  /** The copy that this device kept and that is shown; null for what the server says now. */
  readonly copy: ShownCopy | null;
}

/** The same where the order's cookie is over: its copy stays in sight and says so; null where none is shown. */
export function copyWithoutCookie(shown: ShownOrder | undefined): ShownOrder | null {
  return shown?.copy ? { ...shown, copy: { ...shown.copy, isOver: true } } : null;
}
