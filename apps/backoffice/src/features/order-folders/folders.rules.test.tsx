import { type FolderName, folderNames } from '@pabean/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json, type Sent } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';

/** Spec section 2, "Folder lists", sections 4, 6 and 9, on the screen itself. */

afterEach(clearSession);

const listCall = (folder: FolderName) => `/api/admin/get-orders-list/${folder}`;
const page = (data: object[], total = data.length) =>
  json({ status: 1, message: 'Orders.', data, total });

function office(folder: FolderName, address: string, role: 'Team' | 'Manager', more: object = {}) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', role),
    [listCall(folder)]: () => page([wireRow('100001')]),
    ...more,
  });
  return { router: openOffice(address, role), sent };
}
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter((text) => text !== '');
const tick = (id: string) => fireEvent.click(screen.getByLabelText(`Select order ${id}`));
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));

const plain = [
  'Order ID',
  'Name',
  'Email',
  'Telephone',
  'Date & Time',
  'Processing Date',
  'Process Month',
  'Status',
  'Action',
];
const arrival = [...plain.slice(0, 2), 'Arrival Date', ...plain.slice(2)];
const noTelephone = plain.filter((head) => head !== 'Telephone');
const chargeback = ['Order Id', 'Email', 'Telephone', 'Date & Time', 'Status', 'Action'];

/** Address, title and columns of every list of orders; Future Orders has its months besides. */
const screens: Record<Exclude<FolderName, 'futureOrder'>, [string, string, string[]]> = {
  newOrder: ['recent-order', 'New Orders', arrival],
  priorityOrder: ['priority-order', 'Priority Order', arrival],
  pendingOrder: ['pending-order', 'Pending Orders', plain],
  completedOrder: ['completed-order', 'Completed Orders', plain],
  deletedOrder: ['deleted-order', 'Deleted Orders', plain],
  awaitingOrder: ['awaiting-response', 'Awaiting Response', plain],
  awaitingGovtOrder: ['awaiting-govt', 'Awaiting Govt', plain],
  customerCalledOrder: ['called', 'Customer Called', plain],
  allOrder: ['order-history', 'Order History', plain],
  contactCustomerOrder: ['contact-customer', 'Contact Customer', noTelephone],
  refundOrder: ['refund-order', 'Refund Orders', plain],
  myOrder: ['my-order', 'My Order', plain],
  chargeBack: ['chargeback', 'ChargeBack Orders', chargeback],
};

const lists = folderNames.filter((name) => name !== 'futureOrder');

it.each(lists)('%s: title, columns, search, selection and pages', async (folder) => {
  const [slug, title, columns] = screens[folder];
  const { sent } = office(folder, `/admin/${slug}`, 'Team');
  await screen.findByText('100001');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title);
  expect(document.title).toBe(`${title} · Pabean`);
  expect(heads()).toEqual(columns);
  expect(screen.getByText('Refresh')).toBeTruthy();
  expect(screen.getByLabelText('Search orders')).toBeTruthy();
  expect(screen.getByLabelText('Select order 100001')).toBeTruthy();
  const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page').options;
  expect(Array.from(sizes, ({ text }) => text)).toEqual(['10', '25', '50', '100', '500', 'All']);
  const asked = sent.find(({ path }) => path === listCall(folder));
  const byClock = ['newOrder', 'priorityOrder', 'myOrder'].includes(folder);
  const sorting = byClock ? { sort: 'fileBy', dir: 'asc' } : {};
  expect(asked?.query).toEqual({ page: '1', limit: '10', delay: '1', ...sorting });
});

it('a row shows its order by the display rules', async () => {
  const full = wireRow('100001', { process_status: 'Awaiting' });
  const empty = wireRow('100002', {
    full_name: null,
    email: null,
    phone_number: null,
    country_code: null,
    processing_date: null,
    process_month: null,
    doa: null,
  });
  office('newOrder', '/admin/recent-order', 'Team', {
    [listCall('newOrder')]: () => page([full, empty]),
  });
  await screen.findByText('100001');
  const [, first, second] = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((tr) => Array.from(tr.querySelectorAll('th, td'), (cell) => cell.textContent))
    .map((cells) => cells.slice(1, -1));
  expect(screen.getByRole('rowheader', { name: '100001' })).toBeTruthy();
  expect(first?.[2]).toMatch(/^24-11-2026/);
  expect(first?.[4]).toBe('+447700900142');
  expect(first?.[5]).toMatch(/^\d\d-11-2026 \d\d:\d\d$/);
  expect(first?.slice(6)).toEqual(['2026-11-22', 'Nov', 'Awaiting Customer']);
  expect(second?.slice(1, 5)).toEqual(['—', '—', '—', '—']);
  expect(second?.slice(6, 8)).toEqual(['—', '—']);
});

it('the search waits 500 ms, starts from page 1, and is left by clearing it', async () => {
  const { sent } = office('newOrder', '/admin/recent-order?page=3', 'Team', {
    [listCall('newOrder')]: () => page([wireRow('100001')], 25),
    '/api/admin/search-order': () => page([wireRow('100077')]),
  });
  await screen.findByText('100001');
  const searches = () => sent.filter(({ path }) => path.endsWith('search-order'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const box = screen.getByLabelText('Search orders');
  fireEvent.change(box, { target: { value: 'tam' } });
  await vi.advanceTimersByTimeAsync(400);
  fireEvent.change(box, { target: { value: 'tamsin' } });
  await vi.advanceTimersByTimeAsync(499);
  expect(searches()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await screen.findByText('100077');
  expect(searches().map(({ body }) => body)).toEqual([
    { start: 0, end: 10, searchVal: 'tamsin', folderName: 'newOrder' },
  ]);
  const before = sent.filter(({ path }) => path === listCall('newOrder')).length;
  fireEvent.change(box, { target: { value: '' } });
  await screen.findByText('100001');
  expect(sent.filter(({ path }) => path === listCall('newOrder'))).toHaveLength(before + 1);
});

it('leads from an order that was charged back to its case', async () => {
  const dispute_id = 'DP-10001';
  office('chargeBack', '/admin/chargeback', 'Team', {
    [listCall('chargeBack')]: () => page([wireRow('100001', { dispute_id }), wireRow('100002')]),
  });
  const numbers = await screen.findAllByText(/^DP-/);
  expect(numbers.map((number) => number.closest('a')?.getAttribute('href'))).toEqual([
    '/admin/disputes/DP-10001',
  ]);
});

describe('the actions', () => {
  const done = (message: string, changed: string[]) =>
    json({ status: 1, message, data: { changed, skipped: [] } });

  it('Delete Order takes the deleted rows out of the list before it is read again', async () => {
    const waiting = Promise.withResolvers<Response>();
    let reads = 0;
    const { sent } = office('newOrder', '/admin/recent-order', 'Manager', {
      [listCall('newOrder')]: () =>
        ++reads === 1 ? page([wireRow('100001'), wireRow('100002')]) : waiting.promise,
      '/api/admin/change-order-status': () =>
        done('Order has been deleted successfully', ['100001']),
    });
    await screen.findByText('100001');
    tick('100001');
    press('Delete Order');
    await screen.findByText('Are you sure you want to delete?');
    fireEvent.click(screen.getByText('Yes'));
    await screen.findByText('Order has been deleted successfully');
    await waitFor(() => expect(screen.queryByText('100001')).toBeNull());
    expect(screen.getByText('100002')).toBeTruthy();
    const change = sent.find(({ path }) => path.endsWith('change-order-status'));
    expect(change?.body).toEqual({
      orderId: ['100001'],
      versions: { 100001: 3 },
      updatingStatus: 'Deleted',
      permanentDeletedFlag: false,
    });
  });

  it('Move to Original Folder asks in the words of the specification and clears the assignee', async () => {
    const { sent } = office('myOrder', '/admin/my-order', 'Team', {
      '/api/admin/assign-order-status': () => done('Moved.', ['100001']),
    });
    await screen.findByText('100001');
    tick('100001');
    press('Move to Original Folder');
    await screen.findByText('Are you sure want to move orders to new orders.');
    fireEvent.click(screen.getByText('No'));
    expect(sent.some(({ path }) => path.endsWith('assign-order-status'))).toBe(false);
    press('Move to Original Folder');
    fireEvent.click(screen.getByText('Yes'));
    await screen.findByText('Moved.');
    const call = sent.find(({ path }) => path.endsWith('assign-order-status'));
    expect(call?.body).toMatchObject({ orderId: ['100001'], assignto: '' });
  });

  it('Refunded it sends the selected orders, and nothing when none is selected', async () => {
    const { sent } = office('refundOrder', '/admin/refund-order', 'Team', {
      '/api/admin/move-to-complete-refund': () => done('Order has been refunded', ['100001']),
    });
    const refunds = () => sent.filter(({ path }) => path.endsWith('move-to-complete-refund'));
    await screen.findByText('100001');
    press('Refunded it');
    tick('100001');
    press('Refunded it');
    await screen.findByText('Order has been refunded');
    expect(refunds().map(({ body }) => body)).toMatchObject([{ orderId: ['100001'] }]);
  });

  it('Refunded it asks first where a bank may have taken the money, and names the case', async () => {
    const { sent, router } = office('refundOrder', '/admin/refund-order', 'Team', {
      [listCall('refundOrder')]: () =>
        page([wireRow('100001', { dispute_id: 'DP-10001' }), wireRow('100002')]),
      '/api/admin/move-to-complete-refund': () => done('Orders have been refunded', ['100001']),
    });
    const refunds = () => sent.filter(({ path }) => path.endsWith('move-to-complete-refund'));
    const question = 'A bank may already have taken this money back. Record the refund anyway?';
    const link = async () => within(await screen.findByRole('dialog')).findByRole('link');
    await screen.findByText('100001');
    tick('100001');
    tick('100002');
    press('Refunded it');
    await screen.findByRole('dialog', { name: question });
    expect((await link()).closest('li')?.textContent).toBe('Case DP-10001: order 100001');
    expect((await link()).getAttribute('href')).toBe('/admin/disputes/DP-10001');
    fireEvent.click(screen.getByText('No'));
    expect(refunds()).toEqual([]);
    press('Refunded it');
    fireEvent.click(await screen.findByText('Yes'));
    await screen.findByText('Orders have been refunded');
    expect(refunds().map(({ body }) => body)).toMatchObject([{ orderId: ['100001', '100002'] }]);
    // What is asked goes with whoever follows the link.
    tick('100001');
    press('Refunded it');
    fireEvent.click(await link());
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/disputes/DP-10001'));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(refunds()).toHaveLength(1);
  });

  it('a status other than 1 becomes an error toast, and the rows stay (section 8)', async () => {
    const message = 'Order 100001 is yours already.';
    office('newOrder', '/admin/recent-order', 'Team', {
      '/api/admin/assign-order-status': () => json({ status: 0, message }, 409),
    });
    await screen.findByText('100001');
    tick('100001');
    press('Assign to me');
    fireEvent.click(await screen.findByText('Yes'));
    const toast = await screen.findByText(message);
    expect(toast.closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByText('100001')).toBeTruthy();
  });
});

it('All is one page of the whole folder', async () => {
  const all = Array.from({ length: 12 }, (_, index) => wireRow(String(100_001 + index)));
  const answer = ({ query }: Sent) => page(all.slice(0, Number(query.limit)), all.length);
  const { router } = office('newOrder', '/admin/recent-order', 'Team', {
    [listCall('newOrder')]: answer,
  });
  await screen.findByText('100001');
  expect(screen.queryByText('100012')).toBeNull();
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: 'All' } });
  await screen.findByText('100012');
  await waitFor(() => expect(router.state.location.search).toBe('?size=All'));
  expect(screen.getByText('Showing 1-12 of 12')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Page 2')).toBeNull());
});

it('a refund date stands as DD-MM-YYYY in the status cell', async () => {
  office('refundOrder', '/admin/refund-order', 'Team', {
    [listCall('refundOrder')]: () =>
      page([wireRow('100001', { process_status: 'Refunds', refund_date: '2026-11-25' })]),
  });
  expect((await screen.findByText('25-11-2026')).textContent).toBe('Refund date 25-11-2026');
});
