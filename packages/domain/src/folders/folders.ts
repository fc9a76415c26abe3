import type { StatusTone } from '../order-status/status-tone.ts';
import type { Permission } from '../roles/roles.ts';
import type { FolderCountKey, FolderName } from './folder-names.ts';

export type OrderColumn =
  | 'orderId'
  | 'name'
  | 'arrivalDate'
  | 'email'
  | 'telephone'
  | 'dateTime'
  | 'processingDate'
  | 'processMonth'
  | 'status'
  | 'action';

/** Everything in which one folder screen differs from another; the screen itself is one. */
export type FolderDefinition = {
  name: FolderName;
  /** Last part of the address `/admin/<slug>`. */
  slug: string;
  /** Heading of the screen. */
  title: string;
  /** Text of its tile or sidebar link. */
  navLabel: string;
  countKey: FolderCountKey;
  place: 'tile' | 'sidebar';
  /** Heading of the sidebar it stands under; tiles have none. */
  group: 'waiting' | 'records' | undefined;
  tone: StatusTone | 'my' | 'history';
  /** What a role needs to open the folder, by link, by address or by call. */
  permission: Permission;
  columns: readonly OrderColumn[];
  /** Whether its orders differ in status, so that the status column needs room for any chip. */
  mixedStatuses: boolean;
  /** How exact the Date & Time column is. */
  dateTimeStyle: 'minutes' | 'seconds';
};

const withArrival: readonly OrderColumn[] = [
  'orderId',
  'name',
  'arrivalDate',
  'email',
  'telephone',
  'dateTime',
  'processingDate',
  'processMonth',
  'status',
  'action',
];
const columns = withArrival.filter((column) => column !== 'arrivalDate');

const ordinary = {
  permission: 'work-orders',
  columns,
  mixedStatuses: false,
  dateTimeStyle: 'minutes',
} as const;
const tile = { ...ordinary, place: 'tile', group: undefined } as const;
const waiting = { ...ordinary, place: 'sidebar', group: 'waiting' } as const;
const records = { ...ordinary, place: 'sidebar', group: 'records' } as const;

/**
 * The fourteen folders. Slugs, titles, link texts and columns: spec section 2 (two titles follow
 * the design's pictures, "New Orders" and "Future Orders"). Place and group: design section 5.
 */
export const folders: Record<FolderName, FolderDefinition> = {
  myOrder: {
    ...tile,
    name: 'myOrder',
    slug: 'my-order',
    title: 'My Order',
    navLabel: 'My Orders',
    countKey: 'myOrdersCount',
    tone: 'my',
    mixedStatuses: true,
  },
  newOrder: {
    ...tile,
    name: 'newOrder',
    slug: 'recent-order',
    title: 'New Orders',
    navLabel: 'New Orders',
    countKey: 'newOrdersCount',
    tone: 'new',
    columns: withArrival,
  },
  priorityOrder: {
    ...tile,
    name: 'priorityOrder',
    slug: 'priority-order',
    title: 'Priority Order',
    navLabel: 'Priority Order',
    countKey: 'priorityOrdersCount',
    tone: 'priority',
    columns: withArrival,
  },
  pendingOrder: {
    ...tile,
    name: 'pendingOrder',
    slug: 'pending-order',
    title: 'Pending Orders',
    navLabel: 'Pending Orders',
    countKey: 'pendingOrdersCount',
    tone: 'pending',
  },
  completedOrder: {
    ...tile,
    name: 'completedOrder',
    slug: 'completed-order',
    title: 'Completed Orders',
    navLabel: 'Completed Orders',
    countKey: 'completedOrdersCount',
    tone: 'completed',
  },
  awaitingOrder: {
    ...waiting,
    name: 'awaitingOrder',
    slug: 'awaiting-response',
    title: 'Awaiting Response',
    navLabel: 'Awaiting Customer',
    countKey: 'awaitingOrdersCount',
    tone: 'awaitingCustomer',
  },
  awaitingGovtOrder: {
    ...waiting,
    name: 'awaitingGovtOrder',
    slug: 'awaiting-govt',
    title: 'Awaiting Govt',
    navLabel: 'Awaiting Govt',
    countKey: 'awaitingGovtCount',
    tone: 'awaitingGovt',
  },
  contactCustomerOrder: {
    ...waiting,
    name: 'contactCustomerOrder',
    slug: 'contact-customer',
    title: 'Contact Customer',
    navLabel: 'Contact Customer',
    countKey: 'contactCustomerOrdersCount',
    tone: 'contactCustomer',
    columns: columns.filter((column) => column !== 'telephone'),
  },
  customerCalledOrder: {
    ...waiting,
    name: 'customerCalledOrder',
    slug: 'called',
    title: 'Customer Called',
    navLabel: 'Customer Called',
    countKey: 'customerCalledCount',
    tone: 'customerCalled',
  },
  allOrder: {
    ...records,
    name: 'allOrder',
    slug: 'order-history',
    title: 'Order History',
    navLabel: 'Order History',
    countKey: 'allOrdersCount',
    tone: 'history',
    permission: 'view-order-history',
    mixedStatuses: true,
  },
  futureOrder: {
    ...records,
    name: 'futureOrder',
    slug: 'future-order',
    title: 'Future Orders',
    navLabel: 'Future Orders',
    countKey: 'futureOrdersCount',
    tone: 'future',
    columns: withArrival,
  },
  deletedOrder: {
    ...records,
    name: 'deletedOrder',
    slug: 'deleted-order',
    title: 'Deleted Orders',
    navLabel: 'Deleted Orders',
    countKey: 'deletedOrdersCount',
    tone: 'deleted',
  },
  refundOrder: {
    ...records,
    name: 'refundOrder',
    slug: 'refund-order',
    title: 'Refund Orders',
    navLabel: 'Refunds',
    countKey: 'refundOrdersCount',
    tone: 'refunds',
  },
  chargeBack: {
    ...records,
    name: 'chargeBack',
    slug: 'chargeback',
    title: 'ChargeBack Orders',
    navLabel: 'Chargeback',
    countKey: 'chargeBackCount',
    tone: 'chargeback',
    columns: ['orderId', 'email', 'telephone', 'dateTime', 'status', 'action'],
    dateTimeStyle: 'seconds',
  },
};
