import { expect, it } from 'vitest';
import { folderNames } from './folder-names.ts';
import { folders } from './folders.ts';

/** Spec section 2: address, title, link and count of every folder (two titles are the design's). */
const words = {
  myOrder: ['my-order', 'My Order', 'My Orders', 'myOrdersCount'],
  newOrder: ['recent-order', 'New Orders', 'New Orders', 'newOrdersCount'],
  priorityOrder: ['priority-order', 'Priority Order', 'Priority Order', 'priorityOrdersCount'],
  pendingOrder: ['pending-order', 'Pending Orders', 'Pending Orders', 'pendingOrdersCount'],
  completedOrder: [
    'completed-order',
    'Completed Orders',
    'Completed Orders',
    'completedOrdersCount',
  ],
  awaitingOrder: [
    'awaiting-response',
    'Awaiting Response',
    'Awaiting Customer',
    'awaitingOrdersCount',
  ],
  awaitingGovtOrder: ['awaiting-govt', 'Awaiting Govt', 'Awaiting Govt', 'awaitingGovtCount'],
  contactCustomerOrder: [
    'contact-customer',
    'Contact Customer',
    'Contact Customer',
    'contactCustomerOrdersCount',
  ],
  customerCalledOrder: ['called', 'Customer Called', 'Customer Called', 'customerCalledCount'],
  allOrder: ['order-history', 'Order History', 'Order History', 'allOrdersCount'],
  futureOrder: ['future-order', 'Future Orders', 'Future Orders', 'futureOrdersCount'],
  deletedOrder: ['deleted-order', 'Deleted Orders', 'Deleted Orders', 'deletedOrdersCount'],
  refundOrder: ['refund-order', 'Refund Orders', 'Refunds', 'refundOrdersCount'],
  chargeBack: ['chargeback', 'ChargeBack Orders', 'Chargeback', 'chargeBackCount'],
} as const;

it.each(folderNames)('%s has the words of the specification', (name) => {
  const { slug, title, navLabel, countKey } = folders[name];
  expect([slug, title, navLabel, countKey]).toEqual(words[name]);
});
