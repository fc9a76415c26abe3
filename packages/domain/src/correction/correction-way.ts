import type { ProcessStatus } from '../order-status/order-status.ts';

/**
 * What becomes of a traveller's correction: it is saved, it is asked for and a person decides, or
 * nobody works on the order any more.
 */
export const correctionWays = ['save', 'ask', 'none'] as const;

export type CorrectionWay = (typeof correctionWays)[number];

/** Without an approved document; answered for every status, so that a new one has to be decided. */
const ways: Record<ProcessStatus, CorrectionWay> = {
  Pending: 'save',
  New: 'save',
  Awaiting: 'save',
  'Contact Customer': 'save',
  'Customer Called': 'save',
  AwaitingGovt: 'ask',
  Completed: 'ask',
  Refunds: 'none',
  ChargeBack: 'none',
  Deleted: 'none',
};

/** Filing has begun with a document too, wherever staff move the order afterwards. */
export function correctionWay(status: ProcessStatus, hasDocument: boolean): CorrectionWay {
  const way = ways[status];
  return way === 'save' && hasDocument ? 'ask' : way;
}
