import { describe, expect, it } from 'vitest';
import { processingModes, processStatuses } from '../order-status/order-status.ts';
import { folderNames } from './folder-names.ts';
import { folderOf, holdsOrder } from './folder-of.ts';

const everyOrder = processStatuses.flatMap((status) =>
  processingModes.flatMap((mode) =>
    [true, false].map((assignedToMe) => ({ status, mode, assignedToMe })),
  ),
);
const shared = folderNames.filter((name) => name !== 'myOrder' && name !== 'allOrder');

describe('folderOf', () => {
  it('spreads New orders by their mode', () => {
    expect(processingModes.map((mode) => folderOf('New', mode))).toEqual([
      'newOrder',
      'priorityOrder',
      'futureOrder',
    ]);
  });

  it.each([
    ['Pending', 'pendingOrder'],
    ['Awaiting', 'awaitingOrder'],
    ['AwaitingGovt', 'awaitingGovtOrder'],
    ['Contact Customer', 'contactCustomerOrder'],
    ['Customer Called', 'customerCalledOrder'],
    ['Completed', 'completedOrder'],
    ['Refunds', 'refundOrder'],
    ['ChargeBack', 'chargeBack'],
    ['Deleted', 'deletedOrder'],
  ] as const)('puts %s in %s in every mode', (status, folder) => {
    for (const mode of processingModes) expect(folderOf(status, mode)).toBe(folder);
  });
});

describe('holdsOrder', () => {
  it('gives every order exactly one home, whoever has it', () => {
    for (const order of everyOrder) {
      const homes = shared.filter((folder) => holdsOrder(folder, order));
      expect(homes).toEqual([folderOf(order.status, order.mode)]);
    }
  });

  it('keeps in My Orders what is mine and not settled', () => {
    const mine = processStatuses.filter((status) =>
      holdsOrder('myOrder', { status, mode: 'Standard', assignedToMe: true }),
    );
    expect(mine).toEqual([
      'New',
      'Pending',
      'Awaiting',
      'AwaitingGovt',
      'Contact Customer',
      'Customer Called',
    ]);
    for (const order of everyOrder.filter((order) => !order.assignedToMe)) {
      expect(holdsOrder('myOrder', order)).toBe(false);
    }
  });

  it('keeps everything but the deleted in Order History', () => {
    for (const order of everyOrder) {
      expect(holdsOrder('allOrder', order)).toBe(order.status !== 'Deleted');
    }
  });
});
