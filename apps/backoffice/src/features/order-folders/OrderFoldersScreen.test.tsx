import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json, type Sent } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';

afterEach(clearSession);

const list = '/api/admin/get-orders-list/newOrder';
const rowsOf = (ids: readonly string[], total: number) =>
  json({ status: 1, message: 'Orders.', data: ids.map((id) => wireRow(id)), total });

/** 25 orders: 100001 on page 1, 100011 on page 2, 100021 on page 3. */
function office(address: string, role: 'Team' | 'Manager' = 'Team', more: object = {}) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', role),
    [list]: ({ query: { page } }: Sent) =>
      rowsOf([`1000${Number(page) - 1}1`, `1000${Number(page) - 1}2`], 25),
    '/api/admin/search-order': () => rowsOf(['100077'], 1),
    ...more,
  });
  const router = openOffice(address, role);
  return { router, sent };
}
const url = (router: ReturnType<typeof openOffice>) =>
  router.state.location.pathname + router.state.location.search;
const tick = (id: string) => fireEvent.click(screen.getByLabelText(`Select order ${id}`));

it('has its page, size and search in the address', async () => {
  const { router, sent } = office('/admin/recent-order?page=2');
  await screen.findByText('100011');
  expect(screen.getByText('Showing 11-12 of 25')).toBeTruthy();
  expect(document.title).toBe('New Orders · Pabean');
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('100021');
  expect(url(router)).toBe('/admin/recent-order?page=3');
  await router.navigate(-1);
  await screen.findByText('100011');
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } });
  await waitFor(() => expect(url(router)).toBe('/admin/recent-order?size=25'));
  fireEvent.change(screen.getByLabelText('Search orders'), { target: { value: ' tamsin' } });
  expect(sent.some(({ path }) => path.endsWith('search-order'))).toBe(false);
  await screen.findByText('100077');
  expect(url(router)).toBe('/admin/recent-order?q=tamsin&size=25');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('100001');
  expect(url(router)).toBe('/admin/recent-order?size=25');
});

it('shows the orders with bounced mail alone, in the address, in a search too', async () => {
  const { router, sent } = office('/admin/recent-order?page=2');
  await screen.findByText('100011');
  const toggle = screen.getByRole('button', { name: 'Bounced mail' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(toggle);
  await screen.findByText('100001');
  expect(url(router)).toBe('/admin/recent-order?bounced=1');
  expect(sent.findLast(({ path }) => path === list)?.query).toMatchObject({ bounced: '1' });
  await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.change(screen.getByLabelText('Search orders'), { target: { value: 'tamsin' } });
  await screen.findByText('100077');
  await screen.findByText('Showing 1-1 of 1');
  await waitFor(() => expect(url(router)).toBe('/admin/recent-order?q=tamsin&bounced=1'));
  const search = sent.findLast(({ path }) => path === '/api/admin/search-order');
  expect(search?.body).toMatchObject({ searchVal: 'tamsin', bounced: '1' });
  // The rows are there before the screen knows its new address.
  await act(async () => {});
  fireEvent.click(toggle);
  await waitFor(() => expect(url(router)).toBe('/admin/recent-order?q=tamsin'));
});

it('turns Date & Time round: newest first is how every list begins', async () => {
  const { router } = office('/admin/recent-order');
  await screen.findByText('100001');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const sorted = (name: string, how: string) =>
    waitFor(() =>
      expect(screen.getByRole('columnheader', { name }).getAttribute('aria-sort')).toBe(how),
    );
  press('Date & Time');
  await sorted('Date & Time', 'ascending');
  expect(url(router)).toBe('/admin/recent-order?sort=dateTime');
  press('Date & Time');
  await sorted('Date & Time', 'descending');
  expect(url(router)).toBe('/admin/recent-order');
  press('Email');
  await sorted('Email', 'ascending');
  press('Date & Time');
  await sorted('Date & Time', 'descending');
  expect(url(router)).toBe('/admin/recent-order');
});

it('sorts by the heads of its columns, in the address', async () => {
  const { router, sent } = office('/admin/recent-order?page=2');
  await screen.findByText('100011');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const asked = () => sent.findLast(({ path }) => path === list)?.query;
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  const sorted = (how: string) =>
    waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe(how));
  for (const name of ['Telephone', 'Action']) {
    expect(within(head(name)).queryByRole('button')).toBeNull();
  }
  // How every list begins is to be seen too.
  expect(head('Date & Time').getAttribute('aria-sort')).toBe('descending');
  tick('100011');
  press();
  await screen.findByText('100001');
  expect(url(router)).toBe('/admin/recent-order?sort=name');
  expect(asked()).toMatchObject({ page: '1', sort: 'name', dir: 'asc' });
  await sorted('ascending');
  expect(head('Email').getAttribute('aria-sort')).toBe('none');
  expect(head('Date & Time').getAttribute('aria-sort')).toBe('none');
  expect(screen.queryByText('1 selected')).toBeNull();
  press();
  await sorted('descending');
  expect(url(router)).toBe('/admin/recent-order?sort=-name');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'name', dir: 'desc' }));
  press();
  await sorted('none');
  expect(url(router)).toBe('/admin/recent-order');
  expect(head('Date & Time').getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(asked()).toEqual({ page: '1', limit: '10', delay: '1' }));
  await router.navigate(-1);
  await sorted('descending');
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'name', dir: 'desc' }));
});

it('sorts by a choice where there are no heads, by the same address', async () => {
  const { router, sent } = office('/admin/recent-order?page=2');
  await screen.findByText('100011');
  const choice = screen.getByLabelText<HTMLSelectElement>('Sort by');
  const offered = Array.from(choice.options, ({ text }) => text);
  expect(offered).toContain('Arrival Date');
  expect(offered).not.toContain('Telephone');
  expect(choice.value).toBe('dateTime');
  fireEvent.change(choice, { target: { value: 'name' } });
  await waitFor(() => expect(url(router)).toBe('/admin/recent-order?sort=name'));
  fireEvent.click(await screen.findByLabelText('Sort descending'));
  await waitFor(() => expect(url(router)).toBe('/admin/recent-order?sort=-name'));
  const asked = () => sent.findLast(({ path }) => path === list)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ page: '1', sort: 'name', dir: 'desc' }));
  fireEvent.change(choice, { target: { value: 'dateTime' } });
  await waitFor(() => expect(url(router)).toBe('/admin/recent-order'));
});

it('keeps the sort of a link through pages, a search and an old page number', async () => {
  const { router, sent } = office('/admin/recent-order?sort=-arrivalDate&page=9', 'Team', {
    [list]: ({ query: { page } }: Sent) => rowsOf(page === '3' ? ['100021'] : [], 25),
  });
  await screen.findByText('100021');
  expect(url(router)).toBe('/admin/recent-order?sort=-arrivalDate&page=3');
  expect(sent.findLast(({ path }) => path === list)?.query).toMatchObject({
    sort: 'arrivalDate',
    dir: 'desc',
  });
  fireEvent.change(screen.getByLabelText('Search orders'), { target: { value: 'tamsin' } });
  await screen.findByText('100077');
  expect(url(router)).toBe('/admin/recent-order?q=tamsin&sort=-arrivalDate');
  expect(sent.findLast(({ path }) => path.endsWith('search-order'))?.body).toMatchObject({
    sort: 'arrivalDate',
    dir: 'desc',
  });
});

it('goes to the page there is when the link is old', async () => {
  const { router } = office('/admin/recent-order?page=9', 'Team', {
    [list]: ({ query: { page } }: Sent) => rowsOf(page === '3' ? ['100021'] : [], 25),
  });
  await screen.findByText('100021');
  expect(url(router)).toBe('/admin/recent-order?page=3');
});

it('asks in the words of the specification, sends versions, and reloads', async () => {
  const { sent } = office('/admin', 'Team', {
    '/api/admin/assign-order-status': () =>
      json({ status: 1, message: 'Assigned.', data: { changed: ['100001'], skipped: [] } }),
  });
  await screen.findByText('100001');
  const assign = screen.getByRole('button', { name: 'Assign to me' });
  fireEvent.click(assign);
  expect(screen.queryByRole('dialog')).toBeNull();
  tick('100001');
  tick('100002');
  expect(screen.getByText('2 selected')).toBeTruthy();
  tick('100002');
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Are you sure want to assigned orders.',
  });
  expect(within(dialog).getByText('Order 100001')).toBeTruthy();
  const before = sent.filter(({ path }) => path === list).length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Assigned.');
  expect(sent.find(({ path }) => path.endsWith('assign-order-status'))?.body).toEqual({
    orderId: ['100001'],
    assignto: 'Rani',
    versions: { '100001': 3 },
  });
  await waitFor(() => expect(sent.filter(({ path }) => path === list)).toHaveLength(before + 1));
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('forgets the selection with the page', async () => {
  office('/admin');
  await screen.findByText('100001');
  tick('100001');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('100011');
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('offers Delete to those who may', async () => {
  office('/admin', 'Manager');
  await screen.findByText('100001');
  expect(screen.getByRole('button', { name: 'Delete Order' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete 100001' }));
  expect(
    await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' }),
  ).toBeTruthy();
});

it('offers none to others, and links a row by its encoded id', async () => {
  office('/admin', 'Team', {
    [list]: () =>
      json({
        status: 1,
        message: 'Orders.',
        data: [wireRow('100001', { assign_to: 'Sinta' })],
        total: 1,
      }),
  });
  await screen.findByText('100001');
  const view = screen.getByRole('link', { name: /^View/ });
  expect(view.textContent).toBe('View order 100001, Assigned to Sinta');
  expect(view.getAttribute('href')).toBe('/admin/view-order/MjAwMDAy');
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

it('says among mixed orders which New order is a priority, and in its folder does not', async () => {
  const rows = [
    wireRow('100001', { processing_mode: 'Priority' }),
    wireRow('100002', { processing_mode: 'Future' }),
    wireRow('100003', { process_status: 'Awaiting', processing_mode: 'Priority' }),
  ];
  const answer = () => json({ status: 1, message: 'Orders.', data: rows, total: rows.length });
  const { router } = office('/admin/my-order', 'Team', {
    '/api/admin/get-orders-list/myOrder': answer,
    '/api/admin/get-orders-list/priorityOrder': answer,
  });
  const table = () => within(screen.getByRole('table'));
  await screen.findByText('100001');
  for (const chip of ['Priority', 'Future', 'Awaiting Customer']) {
    expect(table().getByText(chip)).toBeTruthy();
  }
  await router.navigate('/admin/priority-order');
  await waitFor(() => expect(table().getAllByText('New')).toHaveLength(2));
});

it('is worked by keys', async () => {
  const { router } = office('/admin');
  await screen.findByText('100001');
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  press('j');
  press('x');
  expect(screen.getByText('1 selected')).toBeTruthy();
  press('Escape');
  expect(screen.queryByText('1 selected')).toBeNull();
  press('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Search orders'));
  press(']');
  await screen.findByText('100011');
  expect(url(router)).toBe('/admin?page=2');
});

it('is worked on by keys while a question fades away', async () => {
  office('/admin', 'Manager');
  await screen.findByText('100001');
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  press('j');
  press('x');
  press('#');
  const dialog = await screen.findByRole('dialog');
  press('j');
  fireEvent.click(within(dialog).getByRole('button', { name: 'No' }));
  expect(dialog.isConnected).toBe(true);
  press('j');
  expect(screen.getByText('100002').closest('tr')?.getAttribute('aria-current')).toBe('true');
});

it('says that nothing was found, and what went wrong', async () => {
  office('/admin', 'Team', { [list]: () => rowsOf([], 0) });
  expect(await screen.findByText('No records found')).toBeTruthy();
  expect(screen.getByText('No data available in table')).toBeTruthy();
});

it('offers to try again when the first load fails', async () => {
  let tries = 0;
  office('/admin', 'Team', {
    [list]: () =>
      ++tries === 1 ? json({ status: 0, message: 'Too busy.' }, 500) : rowsOf(['100001'], 1),
  });
  // In the table's place; the same words are a toast.
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByText('Too busy.').length).toBeGreaterThan(0);
  fireEvent.click(again);
  expect(await screen.findByText('100001')).toBeTruthy();
});
