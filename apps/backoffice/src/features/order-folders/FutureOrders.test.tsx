import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastList } from '../../shared/list-return.ts';
import { notify } from '../../shared/notify.ts';
import { heads, press } from '../../shared/report/testing/open-screen.tsx';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json, type Sent } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';

const counts = '/api/admin/get-future-order-count';
const list = '/api/admin/get-orders-list/futureOrder';
const search = '/api/admin/search-order';
const change = '/api/admin/change-order-status';

const months = [
  { month: 'Feb', count: 41 },
  { month: 'Nov', count: 1 },
  { month: 'Dec', count: 1350 },
];
const ids = (from: number, many: number) =>
  Array.from({ length: many }, (_, index) => wireRow(String(from - index)));
const page = (data: unknown[], total = data.length) =>
  json({ status: 1, message: 'Orders.', data, total });

afterEach(clearSession);

type Answers = Parameters<typeof fakeFetch>[0];
/** The back office at Future Orders, and what it sends. */
function open(search: string, answers: Answers, role: 'Team' | 'Manager' = 'Team') {
  const sent = fakeFetch({ ...shellAnswers('Rani', role), ...answers });
  const router = openOffice(`/admin/future-order${search}`, role);
  return { router, sent };
}
const main = () => within(screen.getByRole('main'));
/** The months, among the links of the shell. */
const tiles = () =>
  main()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('month='));
const title = () => screen.getByRole('heading', { level: 1 }).closest('header')?.textContent;

describe('the twelve months', () => {
  it('is a link for each month, also where nothing waits', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    open('', { [counts]: () => json({ status: 1, message: 'Months.', data: months }) });
    await screen.findByText('41');
    const links = tiles();
    expect(links).toHaveLength(12);
    expect(links[0]?.textContent).toBe('Jan 0 orders');
    expect(links[1]?.textContent).toBe('Feb 41 orders');
    expect(links[1]?.getAttribute('href')).toBe('/admin/future-order?month=Feb');
    expect(links[10]?.textContent).toBe('Nov This month1 order');
    expect(links[11]?.textContent).toBe('Dec 1,350 orders');
    expect(screen.getAllByText('This month')).toHaveLength(1);
    expect(title()).toContain('Future Orders1,392');
  });

  it('says when the next of them are released, and how many', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    const at = '2026-11-22T01:00:00.000Z';
    const release = { at, count: 3, more: false, zone: 'Asia/Jakarta' };
    open('', { [counts]: () => json({ status: 1, message: 'Months.', data: months, release }) });
    await screen.findByText('Next release tomorrow 08:00 WIB: 3 orders');
  });

  it('draws bars against the busiest month', async () => {
    open('', { [counts]: () => json({ status: 1, message: 'Months.', data: months }) });
    await screen.findByText('41');
    const bars = tiles().map(
      (link) => link.querySelector<HTMLElement>('[aria-hidden] > span')?.style.inlineSize,
    );
    expect(bars[0]).toBe('0%');
    expect(bars[11]).toBe('100%');
  });

  it('walks over the tiles with the arrows', async () => {
    open('', { [counts]: () => json({ status: 1, message: 'Months.', data: months }) });
    await screen.findByText('41');
    const links = tiles();
    links[0]?.focus();
    fireEvent.keyDown(links[0] as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(links[1]);
    fireEvent.keyDown(links[1] as HTMLElement, { key: 'ArrowLeft' });
    fireEvent.keyDown(links[0] as HTMLElement, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(links[0]);
  });

  it('says that nothing came, and tries again', async () => {
    const answers = [
      () => json({ status: 0, message: 'Not now.' }, 503),
      () => json({ status: 1, message: 'Months.', data: months }),
    ];
    open('', { [counts]: () => answers.shift()?.() ?? new TypeError('offline') });
    await screen.findByText('The months could not be loaded.');
    press('Try again');
    await screen.findByText('41');
  });
});

describe('a month', () => {
  it('lists its orders with the columns of the specification', async () => {
    const { sent } = open('?month=Feb&page=2', { [list]: () => page(ids(104829, 10), 41) });
    await screen.findByRole('rowheader', { name: '104829' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Future Orders, Feb');
    expect(heads()).toEqual([
      '',
      'Order ID',
      'Name',
      'Arrival Date',
      'Email',
      'Telephone',
      'Date & Time',
      'Processing Date',
      'Process Month',
      'Status',
      'Action',
    ]);
    expect(screen.getAllByText(/^24-11-2026/).length).toBeGreaterThan(0);
    expect(screen.getByText('Showing 11-20 of 41')).toBeTruthy();
    expect(sent.find(({ path }) => path === list)?.query).toEqual({
      page: '2',
      limit: '10',
      delay: '1',
      month: 'Feb',
    });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
      '/admin/future-order',
    );
    expect(screen.getByRole('link', { name: /order 104829$/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(lastList()).toEqual({
      path: '/admin/future-order?month=Feb&page=2',
      title: 'Future Orders, Feb',
    });
  });

  it('leads back to the months', async () => {
    open('?month=Feb', {
      [list]: () => page(ids(104829, 1)),
      [counts]: () => json({ status: 1, message: 'Months.', data: months }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
    await screen.findByText('41');
  });

  it('searches in the month alone, from the first page on', async () => {
    const { router, sent } = open('?month=Feb&page=3', {
      [list]: () => page(ids(104829, 10), 41),
      [search]: () => page([], 0),
    });
    await screen.findByRole('rowheader', { name: '104829' });
    const box = screen.getByRole('searchbox', { name: 'Search orders' });
    fireEvent.change(box, { target: { value: 'nobody' } });
    await screen.findByText('No records found');
    expect(screen.getByText('No data available in table')).toBeTruthy();
    await screen.findByText(/^Search matches the beginning of words/);
    expect(router.state.location.search).toBe('?month=Feb&q=nobody');
    expect(sent.findLast(({ path }) => path === search)?.body).toEqual({
      start: 0,
      end: 10,
      searchVal: 'nobody',
      folderName: 'futureOrder',
      month: 'Feb',
    });
    fireEvent.change(box, { target: { value: '' } });
    await screen.findByRole('rowheader', { name: '104829' });
  });

  it('sorts by the heads of its columns, in the address', async () => {
    const { router, sent } = open('?month=Feb&page=3', {
      [list]: () => page(ids(104829, 10), 41),
    });
    const query = () => sent.findLast(({ path }) => path === list)?.query;
    await screen.findByRole('rowheader', { name: '104829' });
    press('Process Month');
    await waitFor(() => expect(router.state.location.search).toBe('?month=Feb&sort=processMonth'));
    await waitFor(() =>
      expect(query()).toEqual({
        page: '1',
        limit: '10',
        delay: '1',
        month: 'Feb',
        sort: 'processMonth',
        dir: 'asc',
      }),
    );
    const sorted = (value: string) =>
      waitFor(() =>
        expect(
          screen.getByRole('columnheader', { name: 'Process Month' }).getAttribute('aria-sort'),
        ).toBe(value),
      );
    await sorted('ascending');
    press('Process Month');
    await waitFor(() => expect(query()).toMatchObject({ month: 'Feb', dir: 'desc' }));
    await sorted('descending');
    press('Process Month');
    await waitFor(() => expect(router.state.location.search).toBe('?month=Feb'));
    expect(screen.queryByRole('button', { name: 'Telephone' })).toBeNull();
  });

  it('asks before it deletes, for those who may', async () => {
    const success = vi.spyOn(notify, 'success');
    const message = 'Order has been deleted successfully';
    const rows = [ids(104829, 2), ids(104828, 1)];
    const { sent } = open(
      '?month=Feb',
      {
        [list]: () => page(rows.length > 1 ? (rows.shift() ?? []) : (rows[0] ?? [])),
        [change]: () => json({ status: 1, message, data: { changed: ['104829'], skipped: [] } }),
      },
      'Manager',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Delete 104829' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
    expect(dialog.textContent).toContain('Order 104829');
    expect(sent.some(({ path }) => path === change)).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith(message));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: '104829' })).toBeNull());
    expect(screen.getByRole('rowheader', { name: '104828' })).toBeTruthy();
    expect(sent.find(({ path }) => path === change)?.body).toMatchObject({
      orderId: ['104829'],
      updatingStatus: 'Deleted',
      versions: { 104829: 3 },
    });
  });

  it('lets a deleted order go at once, before the list is read again', async () => {
    const answers = [() => page(ids(104829, 2), 12)];
    open(
      '?month=Feb',
      {
        [list]: () => answers.shift()?.() ?? new Promise<Response>(() => {}),
        [change]: () =>
          json({ status: 1, message: 'Deleted.', data: { changed: ['104829'], skipped: [] } }),
      },
      'Manager',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Delete 104829' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByText('104829')).toBeNull());
    expect(screen.getByText('104828')).toBeTruthy();
    expect(title()).toContain('Future Orders, Feb11');
  });

  it('keeps the rows when a load fails, and says why once', async () => {
    const failure = vi.spyOn(notify, 'failure');
    const answers = [() => page(ids(104829, 10), 41)];
    const { router } = open('?month=Feb', {
      [list]: () => answers.shift()?.() ?? json({ status: 0, message: 'No.' }, 503),
    });
    await screen.findByRole('rowheader', { name: '104829' });
    await router.navigate('/admin/future-order?month=Feb&page=2');
    await waitFor(() => expect(failure).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('rowheader', { name: '104829' })).toBeTruthy();
  });

  it('has the tools of every folder: bounced mail alone, rows to tick', async () => {
    const { router, sent } = open('?month=Feb&page=2', {
      [list]: () => page(ids(104829, 10), 41),
    });
    await screen.findByRole('rowheader', { name: '104829' });
    press('Bounced mail');
    await waitFor(() => expect(router.state.location.search).toBe('?month=Feb&bounced=1'));
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path === list)?.query).toMatchObject({
        month: 'Feb',
        page: '1',
        bounced: '1',
      }),
    );
    const toggle = screen.getByRole('button', { name: 'Bounced mail' });
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(screen.getByLabelText('Select order 104828'));
    await screen.findByText('1 selected');
    // Another month starts afresh.
    await router.navigate('/admin/future-order?month=Mar');
    await screen.findByRole('heading', { level: 1, name: 'Future Orders, Mar' });
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('shows the last page there is when a link is old', async () => {
    const { router } = open('?month=Feb&page=9', {
      [list]: ({ query }: Sent) => page(query.page === '2' ? ids(104829, 2) : [], 12),
    });
    await screen.findByRole('rowheader', { name: '104829' });
    expect(router.state.location.search).toBe('?month=Feb&page=2');
  });
});
