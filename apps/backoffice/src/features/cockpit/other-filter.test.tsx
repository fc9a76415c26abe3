import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { openScreen, press } from '../../shared/report/testing/open-screen.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { CockpitScreen } from './CockpitScreen.tsx';
import { cockpit } from './testing/cockpit-sample.ts';

// A window of jsdom has no size to draw in; the stories draw the charts in a browser.
vi.mock('./CockpitCharts.tsx', () => ({ CockpitCharts: () => null }));

const figures = '/api/admin/get-cockpit';
const orders = '/api/admin/get-cockpit-orders';
const record = '/api/admin/record-export';
const answer = (data: unknown, more: object = {}) =>
  json({ status: 1, message: 'Cockpit.', data, ...more });
const open = () => openScreen(CockpitScreen);

const row = {
  order_id: 'A-1',
  full_name: 'Maren',
  process_status: 'Completed',
  created_at: '2026-11-02T10:00:00.000Z',
  amount: '69.00',
  currency: 'USD',
  refunded: null,
  processed_by: null,
};

it('shows and saves no figures of another filter in place of those that do not come', async () => {
  let reply: (() => void) | undefined;
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fakeFetch({
    [figures]: ({ query }) => {
      if (query.gateway === undefined) return answer(cockpit);
      return new Promise<Response>((resolve) => {
        reply = () => resolve(json({ status: 0, message: 'Busy.' }, 503));
      });
    },
  });
  const router = open();
  await screen.findByTitle('Orders');
  const csv = screen.getByRole('button', { name: 'CSV' });
  await router.navigate('?gateway=Gateway+One');
  await waitFor(() => expect(reply).toBeDefined());
  fireEvent.click(csv);
  reply?.();
  await screen.findByText('Busy.');
  fireEvent.click(csv);
  expect(saving).not.toHaveBeenCalled();
  expect(screen.queryByTitle('Orders')).toBeNull();
  expect(screen.queryByText('Nov 2026, to the 21st')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Month').value).toBe('');
  const gateways = within(screen.getByLabelText('Gateway'));
  gateways.getByRole('option', { name: 'Gateway One' });
  const countries = within(screen.getByLabelText('Country'));
  expect(countries.getAllByRole('option').length).toBeGreaterThan(2);
  await router.navigate('?');
  await screen.findByTitle('Orders');
});

it('names no month of figures that are not there yet', async () => {
  let reply: (() => void) | undefined;
  fakeFetch({
    [figures]: ({ query }) => {
      if (query.month !== undefined) return answer({ ...cockpit, month: '2026-10' });
      return new Promise<Response>((resolve) => {
        reply = () => resolve(answer(cockpit));
      });
    },
  });
  const router = openScreen(CockpitScreen, '?month=2026-10');
  await screen.findByTitle('Orders');
  const month = () => screen.getByLabelText<HTMLSelectElement>('Month').value;
  expect(month()).toBe('2026-10');
  await router.navigate('?');
  await waitFor(() => expect(reply).toBeDefined());
  expect(month()).toBe('');
  reply?.();
  await waitFor(() => expect(month()).toBe('2026-11'));
  // Another filter of the same month is still of that month.
  reply = undefined;
  await router.navigate('?gateway=Gateway+One');
  await waitFor(() => expect(reply).toBeDefined());
  expect(month()).toBe('2026-11');
});

it('keeps the figures of the same filter when they cannot be counted again', async () => {
  const answers = [() => answer(cockpit), () => json({ status: 0, message: 'Busy.' }, 503)];
  fakeFetch({ [figures]: () => answers.shift()?.() ?? answer(cockpit) });
  open();
  await screen.findByTitle('Orders');
  press('Refresh');
  expect(screen.getByTitle('Orders').closest('[data-old]')).toBeNull();
  await screen.findByText('Busy.');
  expect(screen.getByTitle('Orders')).toBeTruthy();
});

it('dims the figures of another filter until its own are there, and lists nothing behind them', async () => {
  let reply: (() => void) | undefined;
  const sent = fakeFetch({
    [figures]: ({ query }) => {
      if (query.gateway === undefined) return answer(cockpit);
      return new Promise<Response>((resolve) => {
        reply = () => resolve(answer(cockpit));
      });
    },
    [orders]: () => answer([row], { more: false }),
  });
  const router = open();
  const oldOf = (element: Element) => element.closest('[data-old]');
  expect(oldOf(await screen.findByTitle('Orders'))).toBeNull();
  await router.navigate('?gateway=Gateway+One');
  await waitFor(() => expect(reply).toBeDefined());
  for (const element of [screen.getByTitle('Orders'), screen.getByText('Nov 2026, to the 21st')]) {
    expect(oldOf(element)).not.toBeNull();
    expect(element.closest('[aria-busy="true"]')).not.toBeNull();
  }
  fireEvent.click(screen.getByTitle('Late orders, Tomo'));
  await waitFor(() => expect(router.state.location.search).toContain('list=late'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.some(({ path }) => path === orders)).toBe(false);
  expect(screen.queryByText(/^Counted/)).toBeNull();
  reply?.();
  await screen.findByText('A-1');
  screen.getByText(/^Counted/);
  expect(oldOf(screen.getByTitle('Orders'))).toBeNull();
});

it('says a status in the words of every list', async () => {
  const statuses = ['Awaiting', 'AwaitingGovt'];
  const rows = statuses.map((status) => ({ ...row, order_id: status, process_status: status }));
  fakeFetch({ [figures]: () => answer(cockpit), [orders]: () => answer(rows, { more: false }) });
  openScreen(CockpitScreen, '?list=payments');
  const dialog = within(await screen.findByRole('dialog'));
  const chips = (await dialog.findAllByRole('row')).map((one) => one.lastElementChild?.textContent);
  expect(chips).toEqual(['Status', 'Awaiting Customer', 'Awaiting Govt']);
});

it('shows and saves each order behind a number once, also when one comes in meanwhile', async () => {
  const saved: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const numbered = (count: number) => ({ ...row, order_id: `A-${count}` });
  let rows = Array.from({ length: 1_050 }, (_, at) => numbered(1_050 - at));
  const sent = fakeFetch({
    [record]: () => answer(undefined),
    [figures]: () => answer(cockpit),
    [orders]: ({ query }) => {
      const limit = Number(query.limit);
      const from =
        query.after === undefined
          ? (Number(query.page) - 1) * limit
          : rows.findIndex(({ order_id }) => order_id === query.after) + 1;
      const reply = answer(rows.slice(from, from + limit), { more: rows.length > from + limit });
      rows = [numbered(rows.length + 1), ...rows];
      return reply;
    },
  });
  open();
  fireEvent.click(await screen.findByTitle('Late orders, Tomo'));
  const dialog = within(await screen.findByRole('dialog', { name: 'By member: Tomo' }));
  await dialog.findByText('A-951');
  press('Show more');
  await dialog.findByText('A-851');
  expect(dialog.getAllByText('A-951')).toHaveLength(1);
  fireEvent.click(dialog.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const ids = (await saved[0]?.text())?.match(/A-\d+/g) ?? [];
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids.at(-1)).toBe('A-1');
  expect(sent.findLast(({ path }) => path === record)?.body).toEqual({
    what: 'cockpit list',
    rows: ids.length,
    month: cockpit.month,
    measure: 'late',
    filters: ['member'],
  });
});

it('saves the figures once it is on record who takes them along', async () => {
  const saved: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  let isHeard = false;
  const sent = fakeFetch({
    [record]: () => (isHeard ? answer(undefined) : json({ status: 0, message: 'Busy.' }, 503)),
    [figures]: () => answer(cockpit),
  });
  openScreen(CockpitScreen, '?country=GB');
  await screen.findByTitle('Orders');
  const failed = vi.spyOn(notify, 'failure').mockReturnValue();
  press('CSV');
  await waitFor(() => expect(failed.mock.lastCall?.[0]).toMatchObject({ message: 'Busy.' }));
  expect(saved).toHaveLength(0);
  const csv = screen.getByRole('button', { name: 'CSV' });
  await waitFor(() => expect(csv.getAttribute('aria-disabled')).toBeNull());
  isHeard = true;
  press('CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sent.at(-1)?.body).toMatchObject({
    what: 'cockpit',
    month: cockpit.month,
    filters: ['country'],
  });
});
