import type { CheckRun } from '@pabean/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';
import { reportCsv } from './report-csv.ts';

afterEach(clearSession);

const look = '/api/admin/get-check-run';
const start = '/api/admin/check-open-orders';
const rule = {
  rule: 'flight.shape',
  severity: 'note',
  words: '=This flight number has no known form.',
  marks: 1204,
  added: 3,
  removed: 0,
} as const;
const run: CheckRun = {
  state: 'running',
  started_at: '2026-11-21T10:00:00.000Z',
  ended_at: null,
  started_by: 'Rani',
  orders: 2000,
  done: 500,
  by_other_version: 40,
  rules: [rule],
};
const said = (data: CheckRun | null, message = 'The newest check.') =>
  json({ status: 1, message, data });

function open(answers: object, role: 'Manager' | 'Team' = 'Manager') {
  const sent = fakeFetch({ ...shellAnswers('Rani', role), ...answers });
  return { sent, router: openOffice(paths.checkOrders, role) };
}

it('starts a check, looks how far it is until it is done, and reports by rule', async () => {
  let now: CheckRun | null = null;
  const { sent } = open({
    [look]: () => said(now),
    [start]: () => {
      now = run;
      return said(run, 'The check has begun.');
    },
  });
  await screen.findByText('Not checked yet');
  fireEvent.click(screen.getByRole('button', { name: 'Check all open orders' }));
  const bar = await screen.findByRole('progressbar', { name: 'Checking, 500 of 2,000 orders' });
  expect(bar).toMatchObject({ value: 500, max: 2000 });
  const table = within(screen.getByRole('table', { name: 'Marks by rule' }));
  expect(table.getAllByRole('row')[1]?.textContent).toContain('Note1,20430');
  now = { ...run, done: 1500 };
  await screen.findByText('Checking, 1,500 of 2,000 orders');
  now = { ...run, state: 'done', done: 2000 };
  await screen.findByText('Checked, 2,000 of 2,000 orders');
  expect(screen.getByRole('button', { name: 'Check all open orders' })).toBeTruthy();
  const asked = () => sent.filter(({ path }) => path === look).length;
  const before = asked();
  await new Promise((resolve) => setTimeout(resolve, 1300));
  expect(asked()).toBe(before);
});

it('waits for the answer of a slow server before it looks again', async () => {
  let looks = 0;
  open({
    [look]: () => {
      looks += 1;
      if (looks === 1) return said(run);
      return new Promise<Response>((resolve) => {
        setTimeout(() => resolve(said({ ...run, state: 'done', done: 2000 })), 1500);
      });
    },
  });
  await screen.findByText('Checking, 500 of 2,000 orders');
  await screen.findByText('Checked, 2,000 of 2,000 orders');
  expect(looks).toBe(2);
});

it('says once that it cannot look, as long as it cannot, and looks on', async () => {
  let looks = 0;
  open({
    [look]: () => {
      looks += 1;
      if (looks > 1 && looks < 5) return json({ status: 0, message: 'Not now.' }, 503);
      return said(looks === 1 ? run : { ...run, state: 'done', done: 2000 });
    },
  });
  await screen.findByText('Checking, 500 of 2,000 orders');
  await screen.findByText('Checked, 2,000 of 2,000 orders');
  expect(screen.queryAllByText('Not now.').length).toBeLessThan(2);
});

it('shows a check that has begun though its answer was lost', async () => {
  let hasBegun = false;
  open({
    [look]: () => said(hasBegun ? run : null),
    [start]: () => {
      hasBegun = true;
      return new TypeError('offline');
    },
  });
  await screen.findByText('Not checked yet');
  fireEvent.click(screen.getByRole('button', { name: 'Check all open orders' }));
  await screen.findByRole('progressbar', { name: 'Checking, 500 of 2,000 orders' });
});

it('stops a check that goes on', async () => {
  open({
    [look]: () => said(run),
    '/api/admin/stop-check-run': () => said({ ...run, state: 'stopped' }, 'The check is stopped.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopped, 500 of 2,000 orders');
});

it('keeps its button in reach of the keys while a check is started, and starts one', async () => {
  let reply: (() => void) | undefined;
  const { sent } = open({
    [look]: () => said(null),
    [start]: () =>
      new Promise<Response>((resolve) => {
        reply = () => resolve(said(run, 'The check has begun.'));
      }),
  });
  const button = await screen.findByRole('button', { name: 'Check all open orders' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(reply).toBeDefined());
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  reply?.();
  await screen.findByRole('button', { name: 'Stop' });
  expect(sent.filter(({ path }) => path === start)).toHaveLength(1);
});

it('says once that it could not be loaded, and tries again', async () => {
  let away = true;
  open({ [look]: () => (away ? new TypeError('offline') : said(run)) });
  await screen.findByText('The last check could not be loaded.');
  away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Checking, 500 of 2,000 orders');
});

it('is offered by Order History to who may start it, and by no address to others', async () => {
  const history = '/api/admin/get-orders-list/allOrder';
  const answers = {
    [look]: () => said(null),
    [history]: () => json({ status: 1, message: 'Orders.', data: [wireRow('100001')], total: 1 }),
  };
  const { router } = open(answers);
  await router.navigate(paths.folder('allOrder'));
  fireEvent.click(await screen.findByRole('link', { name: 'Check open orders' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.checkOrders));
});

it('is closed to a member of the team', async () => {
  const { sent } = open({ [look]: () => said(null) }, 'Team');
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(screen.queryByText('Not checked yet')).toBeNull();
  expect(sent.some(({ path }) => path === look)).toBe(false);
});

it('gives the report as a table that no spreadsheet runs', () => {
  const [head, line] = reportCsv(run).trim().split('\r\n');
  expect(head).toBe('\uFEFFRule,Mark,Words,Orders,Would add,Would remove'.trim());
  expect(line).toBe("flight.shape,Note,'=This flight number has no known form.,1204,3,0");
});
