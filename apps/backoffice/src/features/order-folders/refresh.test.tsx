import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { openNewOrders } from './testing/new-orders.ts';

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

async function open(health: (sent: Sent) => Response | Promise<Response> | undefined) {
  const opened = openNewOrders('/admin/recent-order', 'Team', { '/api/health': health });
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
