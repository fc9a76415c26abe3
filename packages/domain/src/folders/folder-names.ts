/** The folders by the names the calls use for them (spec section 2 and `{orderName}` in section 7). */
export const folderNames = [
  'myOrder',
  'newOrder',
  'priorityOrder',
  'pendingOrder',
  'completedOrder',
  'awaitingOrder',
  'awaitingGovtOrder',
  'contactCustomerOrder',
  'customerCalledOrder',
  'allOrder',
  'futureOrder',
  'deletedOrder',
  'refundOrder',
  'chargeBack',
] as const;

export type FolderName = (typeof folderNames)[number];

/** The keys of the folder counts as the server sends them (spec section 3), in folder order. */
export const folderCountKeys = [
  'myOrdersCount',
  'newOrdersCount',
  'priorityOrdersCount',
  'pendingOrdersCount',
  'completedOrdersCount',
  'awaitingOrdersCount',
  'awaitingGovtCount',
  'contactCustomerOrdersCount',
  'customerCalledCount',
  'allOrdersCount',
  'futureOrdersCount',
  'deletedOrdersCount',
  'refundOrdersCount',
  'chargeBackCount',
] as const;

export type FolderCountKey = (typeof folderCountKeys)[number];

/** How many orders each folder holds (spec section 3, "Folder counts"). */
export type FolderCounts = Record<FolderCountKey, number>;
