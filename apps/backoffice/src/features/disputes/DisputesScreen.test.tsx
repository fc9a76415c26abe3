import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  deskReply,
  disputeRow,
  disputeRows,
  emptyDesk,
  lostRow,
} from '../../shared/disputes/testing/rows.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import type { Sent } from '../../testing/answers.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';
import { deskCsv } from './desk-csv.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
});

const list = '/api/admin/get-disputes';
const change = '/api/admin/update-dispute';
const add = '/api/admin/add-dispute';
const said = (reply: object) => json({ status: 1, message: 'Cases.', ...reply });

function open(address = paths.page('disputes'), answers: object = {}) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    [list]: () => said(deskReply()),
    ...answers,
  });
  const asked = () => sent.filter(({ path }) => path === list).map(({ query }) => query);
  return { sent, asked, router: openOffice(address, 'Team') };
}

it('shows what dies first, with the look of each step', async () => {
  const untold = disputeRow({
    dispute_id: 'DP-10077',
    full_name: null,
    member: null,
    answer_due_at: null,
  });
  open(undefined, { [list]: () => said(deskReply({ data: [...disputeRows, untold] })) });
  const table = within(await screen.findByRole('table', { name: 'Disputes' }));
  await table.findByText('DP-10407');
  const clock = (words: string) => table.getByText(words).closest('[data-state]');
  expect(clock('5 h 12 min')?.getAttribute('data-state')).toBe('day');
  expect(clock('2 d 4 h')?.getAttribute('data-state')).toBe('days');
  expect(clock('5 d 1 h')?.getAttribute('data-state')).toBe('week');
  expect(clock('8 d 20 h')?.getAttribute('data-state')).toBe('calm');
  expect(table.getByText('Not given')).toBeTruthy();
  // What two lines do not hold.
  for (const name of ['Aurelio Vantongeren', 'Sinta']) {
    expect(table.getByText(name).getAttribute('title')).toBe(name);
  }
  expect(table.getByText('6 of 7')).toBeTruthy();
  expect(table.getByText('Unknown code, general rules')).toBeTruthy();
  expect(
    table.getByText(/Not covered by the gateway’s signature: answer due, reason/),
  ).toBeTruthy();
  expect(screen.getByText('USD 552.00, EUR 138.00')).toBeTruthy();
  expect(screen.getByText('oldest 31 days')).toBeTruthy();
});

it('shows a fraud report without a clock: nobody answers it', async () => {
  const report = disputeRow({ kind: 'fraud_report', answer_due_at: '2026-11-20T09:00:00.000Z' });
  open(undefined, { [list]: () => said(deskReply({ data: [report], total: 1 })) });
  const row = (await screen.findByText('DP-10407')).closest('tr');
  expect(row?.textContent).toMatch(/OpenNobody answers it\. Day told: 20-11-2026/);
  expect(row?.textContent).not.toContain('Late');
});

it('keeps its filters in the address, and a number shows the cases behind it', async () => {
  const { asked, router } = open();
  await screen.findByText('DP-10407');
  expect(asked()).toEqual([{ page: '1', limit: '50', state: 'open' }]);
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'chargeback' } });
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ kind: 'chargeback', state: 'open' }));
  fireEvent.click(screen.getByRole('button', { name: /Due in 24 hours/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?due=1'));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ due: '1' }));
  fireEvent.change(screen.getByLabelText('State'), { target: { value: '' } });
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ state: 'all', due: '1' }));
});

it('attaches a case that fits no order', async () => {
  const { sent, asked } = open(undefined, {
    [list]: ({ query }: Sent) =>
      said(query.unattached === '1' ? deskReply({ data: [lostRow], total: 1 }) : deskReply()),
    [change]: () => json({ status: 1, message: 'Attached.', data: { version: 5 } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ unattached: '1', state: 'all' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Attach DP-10412 to an order' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Attach' }));
  await dialog.findByText('Enter the order ID as shown in the list.');
  // As it is copied out of a mail.
  fireEvent.change(dialog.getByLabelText('Order ID'), { target: { value: ' #103418 ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Attach' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === change)?.body).toEqual({
      disputeId: 'DP-10412',
      version: 4,
      change: { what: 'order', orderId: '103418' },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('attaches a case that somebody changed meanwhile at the second try, with what was typed', async () => {
  let version = 4;
  const { sent } = open(`${paths.page('disputes')}?unattached=1&state=all`, {
    [list]: () => said(deskReply({ data: [{ ...lostRow, version }], total: 1 })),
    [change]: ({ body }: Sent) => {
      if ((body as { version: number }).version === 5) {
        return json({ status: 1, message: 'Attached.', data: { version: 6 } });
      }
      version = 5;
      return json({ status: 0, message: 'Sari took the case in the meantime.' }, 409);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Attach DP-10412 to an order' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByLabelText<HTMLInputElement>('Order ID');
  fireEvent.change(box, { target: { value: '103418' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Attach' }));
  await dialog.findByText('Sari took the case in the meantime.');
  expect(box.value).toBe('103418');
  fireEvent.click(dialog.getByRole('button', { name: 'Attach' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const tries = sent.filter(({ path }) => path === change).map(({ body }) => body);
  expect(tries).toMatchObject([{ version: 4 }, { version: 5, change: { orderId: '103418' } }]);
});

it('takes a case by hand, and keeps what was typed while it is refused', async () => {
  let refuses = true;
  const { sent, router } = open(undefined, {
    [add]: () =>
      refuses
        ? json({ status: 0, message: 'Try later.' }, 409)
        : json({ status: 1, message: 'Added.', data: { disputeId: 'DP-10500', created: true } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New case' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'New case' }));
  const submit = dialog.getByRole('button', { name: 'Add the case' });
  // As a press does.
  submit.focus();
  fireEvent.click(submit);
  await dialog.findByText('Please name the gateway.');
  expect(dialog.getByText('Please enter when it was opened.')).toBeTruthy();
  const write = (label: RegExp | string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  write('Gateway', 'Example Pay 2');
  write('The gateway’s number of the case', 'dp_77');
  write('Kind', 'chargeback');
  write('Network', 'visa');
  write('Amount', '69.00');
  write('Currency', 'usd');
  write('Opened', '2026-11-20T10:00');
  fireEvent.click(dialog.getByRole('button', { name: 'Add the case' }));
  await dialog.findByText('Try later.');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  refuses = false;
  fireEvent.click(screen.getByRole('button', { name: 'New case' }));
  dialog = within(await screen.findByRole('dialog', { name: 'New case' }));
  expect(dialog.getByLabelText('The gateway’s number of the case')).toHaveProperty(
    'value',
    'dp_77',
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Add the case' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/disputes/DP-10500'));
  expect(sent.findLast(({ path }) => path === add)?.body).toMatchObject({
    kind: 'chargeback',
    network: 'visa',
    openedAt: new Date('2026-11-20T10:00').toISOString(),
    answerDueAt: null,
  });
});

it('goes through the rows by keys and opens one', async () => {
  const { router } = open();
  await screen.findByText('DP-10407');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/disputes/DP-10213'));
});

it('says that nothing is there, or offers to clear the filters', async () => {
  const { router } = open(undefined, { [list]: () => said(emptyDesk) });
  await screen.findByText('No open cases');
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  await router.navigate(`${paths.page('disputes')}?network=Visa`);
  const button = await screen.findByRole('button', { name: 'Clear the filters' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).not.toBe(document.body);
});

it('says once that it could not be loaded, and tries again', async () => {
  let away = true;
  open(undefined, { [list]: () => (away ? new TypeError('offline') : said(deskReply())) });
  await screen.findByText('The cases could not be loaded.');
  away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('DP-10407');
});

it('keeps a page in place of another that does not come, and no case of another filter', async () => {
  let away = false;
  const { router, asked } = open(undefined, {
    [list]: () =>
      away ? json({ status: 0, message: 'Too busy.' }, 503) : said({ ...deskReply(), total: 120 }),
  });
  await screen.findByText('DP-10407');
  away = true;
  await router.navigate(`${paths.page('disputes')}?page=2`);
  await screen.findByText('Too busy.');
  expect(screen.getByText('DP-10407')).toBeTruthy();
  // What stands is told of what stands; the page that was asked for is tried again.
  expect(screen.getByText(/^Showing 1–\d+ of 120$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Page 1' }).ariaCurrent).toBe('page');
  expect(screen.getByText('Page 2 could not be loaded.')).toBeTruthy();
  const before = asked().length;
  fireEvent.keyDown(document.body, { key: ']' });
  await waitFor(() => expect(asked()).toHaveLength(before + 1));
  expect(asked().at(-1)?.page).toBe('2');
  await router.navigate(`${paths.page('disputes')}?network=Visa`);
  await screen.findByText('The cases could not be loaded.');
  expect(screen.queryByText('DP-10407')).toBeNull();
});

it('gives cases as a table that no spreadsheet runs', () => {
  const row = disputeRow({ full_name: '=HYPERLINK("x")', amount: null, evidence: null });
  const [, line] = deskCsv([row]).trim().split('\r\n');
  expect(line).toContain('"\'=HYPERLINK(""x"")",Visa,10.4');
  expect(line).toContain(',,USD,');
});
