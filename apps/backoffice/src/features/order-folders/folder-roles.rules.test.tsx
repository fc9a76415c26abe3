import { type FolderName, folders, type Role } from '@pabean/domain';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';

/**
 * Spec section 6 on the screen, written out here and not asked of the domain. Team, Telecaller and
 * Night Staff have one row of the domain's table; Night Staff stands for them, who may see all.
 */

afterEach(clearSession);

const bulk = ['Delete Order', 'Assign to me', 'Move to Original Folder', 'Refunded it'];

const leads: [FolderName, string[]][] = [
  ['newOrder', ['Delete Order', 'Assign to me', 'Delete']],
  ['priorityOrder', ['Delete Order', 'Assign to me', 'Delete']],
  ['refundOrder', ['Delete Order', 'Refunded it', 'Delete']],
  ['deletedOrder', ['Move to Original Folder']],
  ['pendingOrder', ['Delete Order', 'Delete']],
  ['completedOrder', ['Delete Order', 'Delete']],
  ['awaitingOrder', ['Delete Order', 'Delete']],
  ['awaitingGovtOrder', ['Delete Order', 'Delete']],
  ['contactCustomerOrder', ['Delete Order', 'Delete']],
  ['customerCalledOrder', ['Delete Order', 'Delete']],
  ['allOrder', ['Delete Order', 'Delete']],
  ['chargeBack', ['Delete Order', 'Delete']],
];
const others = leads.map(([name, actions]): [FolderName, string[]] => [
  name,
  actions.filter((action) => !action.startsWith('Delete')),
]);

const table: [Role, [FolderName, string[]][]][] = [
  ['Admin', [...leads, ['myOrder', ['Delete Order', 'Move to Original Folder', 'Delete']]]],
  ['Manager', [...leads, ['myOrder', ['Move to Original Folder']]]],
  ['Night Staff', [...others, ['myOrder', ['Move to Original Folder']]]],
];

describe.each(table)('%s', (role, cases) => {
  it.each(cases)('in %s is offered %j', async (name, expected) => {
    const { slug } = folders[name];
    fakeFetch({
      ...shellAnswers('Rani', role),
      [`/api/admin/get-orders-list/${name}`]: () =>
        json({ status: 1, message: 'Orders.', data: [wireRow('100001')], total: 1 }),
    });
    openOffice(`/admin/${slug}`, role);
    await screen.findByText('100001');
    const offered = bulk.filter((label) => screen.queryByText(label, { selector: 'button *' }));
    if (screen.queryByLabelText('Delete 100001')) offered.push('Delete');
    expect(offered).toEqual(expected);
  });
});
