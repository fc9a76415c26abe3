import type { FolderCounts } from '@pabean/domain';

/** What the folders hold on a working day, as the design's pictures show it. */
export const sampleCounts: FolderCounts = {
  myOrdersCount: 14,
  newOrdersCount: 128,
  priorityOrdersCount: 9,
  pendingOrdersCount: 41,
  completedOrdersCount: 12_486,
  awaitingOrdersCount: 23,
  awaitingGovtCount: 17,
  contactCustomerOrdersCount: 8,
  customerCalledCount: 31,
  allOrdersCount: 14_902,
  futureOrdersCount: 312,
  deletedOrdersCount: 187,
  refundOrdersCount: 64,
  chargeBackCount: 0,
};
