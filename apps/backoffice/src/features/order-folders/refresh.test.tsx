import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { openNewOrders, tick } from './testing/new-orders.ts';

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

const button = () => screen.getByRole('button', { name: 'Refresh' });
const alive = () => json({ status: 1, message: 'Alive.' });

async function open(
  health: (sent: Sent) => Response | Promise<Response> | undefined,
  more: object = {},
) {
  const opened = openNewOrders('/admin/recent-order', 'Team', { '/api/health': health, ...more });
  await screen.findByText('100001');
  vi.stubGlobal('location', { ...window.location, reload });
  return opened;
}

const ways = [
  ['the button', () => fireEvent.click(button())],
  ['its key', () => fireEvent.keyDown(document.body, { key: 'r' })],
] as const;

it.each(ways)(
  'loads the page anew by %s once the server answers, busy until then',
  async (_, press) => {
    const answer = Promise.withResolvers<Response>();
    const { sent } = await open(() => answer.promise);
    press();
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    press();
    expect(reload).not.toHaveBeenCalled();
    await act(async () => answer.resolve(alive()));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(sent.filter(({ path }) => path === '/api/health')).toHaveLength(1);
  },
);

it.each(ways)('keeps the list and says why while the server is away, by %s', async (_, press) => {
  let isThere = false;
  await open(() => (isThere ? alive() : undefined));
  press();
  await screen.findByText(
    'The server cannot be reached. Please check your connection and try again.',
  );
  expect(screen.getByText('100001')).toBeTruthy();
  expect(button().getAttribute('aria-busy')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  isThere = true;
  press();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('loads no other screen anew that was opened meanwhile', async () => {
  const answer = Promise.withResolvers<Response>();
  const { router } = await open(() => answer.promise);
  fireEvent.click(button());
  await act(() => router.navigate('/admin/send-invoice'));
  await screen.findByLabelText('Enter Your Order ID');
  await act(async () => answer.resolve(alive()));
  expect(reload).not.toHaveBeenCalled();
});

/** Whether the browser would ask before it closes the page. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function startExport() {
  press('Export');
  await screen.findByRole('button', { name: 'Stop, 0.0 MB' });
}
async function startChange() {
  tick('100001');
  press('Assign to me');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const startBoth = async () => {
  await startExport();
  await startChange();
};

const works = [
  ['an export', startExport, 'An export is running. Refresh and stop it?'],
  ['a change', startChange, 'A change of orders is running. Refresh and stop it?'],
  ['both', startBoth, 'An export and a change of orders are running. Refresh and stop them?'],
] as const;

it.each(works)('asks before it cuts %s off; No leaves all as it is', async (_, start, title) => {
  const exported = Promise.withResolvers<Response>();
  const changed = Promise.withResolvers<Response>();
  await open(alive, {
    '/api/admin/export-orders': () => exported.promise,
    '/api/admin/assign-order-status': () => changed.promise,
  });
  expect(isHeld()).toBe(false);
  await start();
  expect(isHeld()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'r' });
  await screen.findByRole('dialog', { name: title });
  press('No');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  expect(isHeld()).toBe(true);
  press('Refresh');
  await screen.findByRole('dialog', { name: title });
  press('Yes');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isHeld()).toBe(false);
  exported.resolve(json({ status: 0, message: 'No export.' }, 429));
  changed.resolve(json({ status: 0, message: 'No change.' }, 503));
  if (start !== startChange) await screen.findByText('No export.');
  if (start !== startExport) await screen.findByText('No change.');
});

it('does not ask once the work is over', async () => {
  const exported = Promise.withResolvers<Response>();
  await open(alive, { '/api/admin/export-orders': () => exported.promise });
  await startExport();
  expect(isHeld()).toBe(true);
  exported.resolve(json({ status: 0, message: 'No export.' }, 429));
  await screen.findByText('No export.');
  expect(isHeld()).toBe(false);
  press('Refresh');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
