import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { openScreen, press } from '../../shared/report/testing/open-screen.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { CockpitScreen } from './CockpitScreen.tsx';
import { cockpit, numbersOf } from './testing/cockpit-sample.ts';

// A window of jsdom has no size to draw in; the stories draw the charts in a browser.
vi.mock('./CockpitCharts.tsx', () => ({ CockpitCharts: () => null }));

const figures = '/api/admin/get-cockpit';
const orders = '/api/admin/get-cockpit-orders';
const disputes = '/api/admin/get-cockpit-disputes';
const answer = (data: unknown, more: object = {}) =>
  json({ status: 1, message: 'Cockpit.', data, ...more });

const order = (order_id: string) => ({
  order_id,
  full_name: '=Maren',
  process_status: 'Completed',
  created_at: '2026-11-02T10:00:00.000Z',
  amount: '69.00',
  currency: 'USD',
  refunded: null,
  processed_by: null,
});

/** A page of the drawer. */
const page = (name: string) => Array.from({ length: 100 }, (_, at) => order(`${name}-${at}`));

const open = (search = '') => openScreen(CockpitScreen, search);

it('shows the five numbers, what the charts say, and the three tables', async () => {
  fakeFetch({ [figures]: () => answer(cockpit) });
  open();
  expect((await screen.findByTitle('Disputes and fraud reports')).textContent).toBe('0.88%');
  expect(screen.getByText('Nov 2026, to the 21st')).toBeTruthy();
  screen.getByText('The limit applies only from 1,500 events a month: Nov 2026 has 29.');
  screen.getByText(/At or over the limit: 1.62% in Jul 2026/);
  const ratios = screen.getByRole('table', { name: 'Ratio by month' });
  expect(within(ratios).getAllByRole('row')).toHaveLength(13);
  const display = within(screen.getByRole('table', { name: 'By source' })).getByRole('row', {
    name: /display/,
  });
  expect(display.textContent).toContain('3.02%');
  within(display).getByRole('img', { name: 'Over the line:' });
  expect(screen.getByRole('region', { name: 'What lost cases lacked' }).textContent).toContain(
    'answer too late 5',
  );
});

it('shows what an API of the release before counts, and says which tables it does not', async () => {
  fakeFetch({ [figures]: () => answer({ ...cockpit, by_source: null, by_member: null }) });
  open('?country=GB');
  await screen.findByRole('table', { name: 'By country' });
  expect(screen.getAllByText('Not counted with this filter.')).toHaveLength(2);
});

it('filters by the address, with any of the filters together', async () => {
  const sent = fakeFetch({ [figures]: () => answer(cockpit) });
  const router = open('?country=GB');
  await screen.findByTitle('Orders');
  fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'display' } });
  await waitFor(() => expect(router.state.location.search).toBe('?country=GB&source=display'));
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-09' } });
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ query }) => query)).toEqual([
    { country: 'GB' },
    { country: 'GB', source: 'display' },
    { country: 'GB', source: 'display', month: '2026-09' },
  ]);
});

it('draws a ratio anew in gray, and never red, where it has fewer than 30 orders', async () => {
  const many = { ...cockpit, total: numbersOf(200, 9, 0, 0) };
  const few = { ...cockpit, total: numbersOf(29, 9, 0, 0) };
  fakeFetch({ [figures]: ({ query }) => answer(query?.source === 'display' ? few : many) });
  open();
  const ratio = () => screen.getByTitle('Disputes and fraud reports');
  expect((await screen.findByTitle('Disputes and fraud reports')).dataset.look).toBe('over');
  fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'display' } });
  await waitFor(() => expect(ratio().textContent).toBe('31.03%'));
  expect(ratio().dataset.look).toBe('few');
});

it('opens the list behind a number, page by page, and gives the focus back', async () => {
  const sent = fakeFetch({
    [figures]: () => answer(cockpit),
    [orders]: ({ query }) =>
      query?.page === '2'
        ? answer([order('B-1')], { more: false })
        : answer(page('A'), { more: true }),
  });
  const router = open('?mode=Priority&country=GB');
  const number = await screen.findByTitle('Late orders, Tomo');
  number.focus();
  fireEvent.click(number);
  const dialog = await screen.findByRole('dialog', { name: 'By member: Tomo' });
  await within(dialog).findByText('A-99');
  expect(sent.at(-1)?.query).toMatchObject({
    measure: 'late',
    month: '2026-11',
    mode: 'Priority',
    member: '4',
    country: 'GB',
  });
  press('Show more');
  await within(dialog).findByText('B-1');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(router.state.location.search).toBe('?mode=Priority&country=GB'));
  await waitFor(() => expect(document.activeElement).toBe(number));
});

it('says that more rows or the file did not come, and keeps the rows that are there', async () => {
  const failed = vi.spyOn(notify, 'failure').mockReturnValue();
  let works = true;
  fakeFetch({
    [figures]: () => answer(cockpit),
    [orders]: () =>
      works ? answer(page('A'), { more: true }) : json({ status: 0, message: 'Busy.' }, 503),
  });
  open();
  fireEvent.click(await screen.findByTitle('Late orders, Tomo'));
  const dialog = await screen.findByRole('dialog', { name: 'By member: Tomo' });
  await within(dialog).findByText('A-1');
  works = false;
  press('Show more');
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  const csv = within(dialog).getByRole('button', { name: 'CSV' });
  await waitFor(() => expect(csv.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(csv);
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
  expect(failed.mock.lastCall?.[0]).toMatchObject({ message: 'Busy.' });
  expect(within(dialog).getByText('A-1')).toBeTruthy();
});

it('keeps its buttons in reach of the keys while rows are on their way, and asks once', async () => {
  let reply: (() => void) | undefined;
  const sent = fakeFetch({
    [figures]: () => answer(cockpit),
    [orders]: ({ query }) =>
      query.page === '1'
        ? answer(page('A'), { more: true })
        : new Promise<Response>((resolve) => {
            reply = () => resolve(answer([order('B-1')], { more: true }));
          }),
  });
  open();
  fireEvent.click(await screen.findByTitle('Late orders, Tomo'));
  const dialog = within(await screen.findByRole('dialog', { name: 'By member: Tomo' }));
  await dialog.findByText('A-1');
  const buttons = ['Show more', 'CSV'].map((name) => dialog.getByRole('button', { name }));
  for (const button of [...buttons, ...buttons]) fireEvent.click(button);
  await waitFor(() => expect(reply).toBeDefined());
  for (const button of buttons) {
    expect(button).toHaveProperty('disabled', false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  }
  reply?.();
  await dialog.findByText('B-1');
  for (const button of buttons) expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(sent.filter(({ path }) => path === orders)).toHaveLength(2);
});

it('adds no rows to another number that was opened meanwhile', async () => {
  let reply: (() => void) | undefined;
  fakeFetch({
    [figures]: () => answer(cockpit),
    [orders]: ({ query }) => {
      if (query?.member !== '4') return answer([order('B-1')], { more: false });
      if (query?.page === '1') return answer(page('A'), { more: true });
      return new Promise<Response>((resolve) => {
        reply = () => resolve(answer([order('A-100')], { more: false }));
      });
    },
  });
  const router = open();
  fireEvent.click(await screen.findByTitle('Late orders, Tomo'));
  const dialog = await screen.findByRole('dialog', { name: 'By member: Tomo' });
  await within(dialog).findByText('A-1');
  press('Show more');
  await waitFor(() => expect(reply).toBeDefined());
  await router.navigate('?list=late');
  await screen.findByText('B-1');
  reply?.();
  const csv = within(await screen.findByRole('dialog')).getByRole('button', { name: 'CSV' });
  await waitFor(() => expect(csv.getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByText('A-100')).toBeNull();
});

it('leads from cases to their pages and to the desk of that month', async () => {
  const row = {
    dispute_id: 'DP-10001',
    order_id: null,
    network: 'Visa',
    reason_code: null,
    kind: 'fraud_report',
    state: 'open',
    amount: null,
    currency: null,
    opened_at: '2026-11-02T10:00:00.000Z',
  };
  fakeFetch({
    [figures]: () => answer(cockpit),
    [disputes]: () => answer([row], { more: false }),
  });
  open('?list=ratio');
  const dialog = await screen.findByRole('dialog', { name: 'Disputes and fraud reports' });
  const hrefOf = async (name: string) =>
    (await within(dialog).findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('DP-10001')).toBe('/admin/disputes/DP-10001');
  expect(await hrefOf('All cases of the month')).toBe(
    '/admin/disputes?state=all&from=2026-11-01&to=2026-11-30',
  );
  expect(dialog.textContent).toContain(
    '29 disputes and fraud reports over 3,284 payments, Nov 2026',
  );
  expect(dialog.textContent).toContain('Visa Fraud report');
});

it('goes from a ratio on to the payments that it is over, of the same part', async () => {
  const sent = fakeFetch({
    [figures]: () => answer(cockpit),
    [disputes]: () => answer([], { more: false }),
    [orders]: () => answer([order('104777')], { more: false }),
  });
  open(`?list=ratio&by=country&key=${cockpit.by_country?.[0]?.key}`);
  const dialog = await screen.findByRole('dialog');
  const link = within(dialog).getByTitle('Payments');
  link.focus();
  fireEvent.click(link);
  await within(dialog).findByText('104777');
  expect(sent.findLast(({ path }) => path === orders)?.query).toMatchObject({
    measure: 'payments',
    country: cockpit.by_country?.[0]?.key,
  });
  expect(dialog.textContent).toContain('payments, Nov 2026');
  expect(within(dialog).queryByTitle('Payments')).toBeNull();
  expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 }));
});

it('says what failed, in its place, and asks again', async () => {
  const answers = [() => json({ status: 0, message: 'Not now.' }, 503), () => answer(cockpit)];
  fakeFetch({
    [figures]: () => answers.shift()?.() ?? new TypeError('offline'),
    [disputes]: () => json({ status: 0, message: 'Not now.' }, 503),
  });
  open();
  await screen.findByText('The figures could not be counted.');
  press('Try again');
  fireEvent.click(await screen.findByTitle('Lost cases'));
  const dialog = await screen.findByRole('dialog', { name: 'Lost for want of evidence' });
  await within(dialog).findByText('The list could not be loaded.');
});
