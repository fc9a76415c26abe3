import { describe, expect, it } from 'vitest';
import { can, roles } from '../roles/roles.ts';
import { folderCountKeys, folderNames } from './folder-names.ts';
import { folders } from './folders.ts';

const all = folderNames.map((name) => folders[name]);

describe('folders', () => {
  it('are fourteen', () => {
    expect(folderNames).toHaveLength(14);
  });

  it('are filed under their own names', () => {
    expect(all.map((folder) => folder.name)).toEqual(folderNames);
  });

  it('have an address and a count of their own each', () => {
    expect(new Set(all.map((folder) => folder.slug)).size).toBe(14);
    expect(all.map((folder) => folder.countKey)).toEqual(folderCountKeys);
  });

  it.each([
    ['myOrder', 'my-order', 'My Order', 'My Orders'],
    ['newOrder', 'recent-order', 'New Orders', 'New Orders'],
    ['awaitingOrder', 'awaiting-response', 'Awaiting Response', 'Awaiting Customer'],
    ['customerCalledOrder', 'called', 'Customer Called', 'Customer Called'],
    ['allOrder', 'order-history', 'Order History', 'Order History'],
    ['futureOrder', 'future-order', 'Future Orders', 'Future Orders'],
    ['refundOrder', 'refund-order', 'Refund Orders', 'Refunds'],
    ['chargeBack', 'chargeback', 'ChargeBack Orders', 'Chargeback'],
  ] as const)('%s lives at /admin/%s, is titled %s and linked as %s', (name, slug, title, link) => {
    expect(folders[name]).toMatchObject({ slug, title, navLabel: link });
  });

  it('stand as five tiles and two sidebar groups', () => {
    const labels = (pick: (folder: (typeof all)[number]) => boolean) =>
      all.filter(pick).map((folder) => folder.navLabel);
    expect(labels((folder) => folder.place === 'tile')).toEqual([
      'My Orders',
      'New Orders',
      'Priority Order',
      'Pending Orders',
      'Completed Orders',
    ]);
    expect(labels((folder) => folder.group === 'waiting')).toEqual([
      'Awaiting Customer',
      'Awaiting Govt',
      'Contact Customer',
      'Customer Called',
    ]);
    expect(labels((folder) => folder.group === 'records')).toEqual([
      'Order History',
      'Future Orders',
      'Deleted Orders',
      'Refunds',
      'Chargeback',
    ]);
    for (const folder of all) {
      expect(folder.group === undefined).toBe(folder.place === 'tile');
    }
  });

  it('have a tone of their own each, by which the tile and the link are coloured', () => {
    expect(new Set(all.map((folder) => folder.tone)).size).toBe(14);
    expect([folders.myOrder.tone, folders.allOrder.tone]).toEqual(['my', 'history']);
  });

  it('close only Order History, and only to a Telecaller', () => {
    for (const folder of all) {
      const shut = roles.filter((role) => !can(role, folder.permission));
      expect(shut).toEqual(folder.name === 'allOrder' ? ['Telecaller'] : []);
    }
  });
});

describe('columns', () => {
  const having = (column: 'arrivalDate' | 'telephone' | 'name') =>
    folderNames.filter((name) => folders[name].columns.includes(column));

  it('show the arrival in three folders only', () => {
    expect(having('arrivalDate')).toEqual(['newOrder', 'priorityOrder', 'futureOrder']);
  });

  it('show the telephone everywhere but in Contact Customer', () => {
    expect(folderNames.filter((name) => !having('telephone').includes(name))).toEqual([
      'contactCustomerOrder',
    ]);
  });

  it('are the usual ones in Contact Customer but for the telephone', () => {
    expect(folders.contactCustomerOrder.columns).toEqual(
      folders.pendingOrder.columns.filter((column) => column !== 'telephone'),
    );
    expect(folders.contactCustomerOrder.columns).toHaveLength(8);
  });

  it('keep the order of the specification', () => {
    expect(folders.newOrder.columns).toEqual([
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
    ]);
  });

  it('give the chargeback table its own six and the seconds', () => {
    expect(folders.chargeBack.columns).toEqual([
      'orderId',
      'email',
      'telephone',
      'dateTime',
      'status',
      'action',
    ]);
    expect(all.filter((folder) => folder.dateTimeStyle === 'seconds')).toEqual([
      folders.chargeBack,
    ]);
  });

  it('mix statuses in My Orders and Order History only', () => {
    expect(all.filter((folder) => folder.mixedStatuses).map((folder) => folder.name)).toEqual([
      'myOrder',
      'allOrder',
    ]);
  });
});
