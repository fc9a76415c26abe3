import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../../shared/notify.ts';
import { offersNow } from '../../../shared/palette/offers.ts';
import { openScreen } from '../../../shared/report/testing/open-screen.tsx';
import { fakeFetch, json } from '../../../testing/fake-fetch.ts';
import { MonthsScreen } from './MonthsScreen.tsx';

const release = { at: '2026-11-21T12:02:00.000Z', count: 3, more: false, zone: 'Asia/Jakarta' };
const before = { data: [{ month: 'Nov', count: 8 }], release };
const after = { data: [{ month: 'Nov', count: 5 }], release: null };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The months, and what the server has of them; null: it is not there. */
async function open() {
  const server: { has: object | null } = { has: before };
  const sent = fakeFetch({
    '/api/admin/get-future-order-count': () =>
      server.has === null
        ? json({ status: 0, message: 'Not now.' }, 503)
        : json({ status: 1, message: 'Months.', ...server.has }),
  });
  openScreen(MonthsScreen);
  await wait(100);
  return { server, sent };
}
const nov = () => screen.getByRole('link', { name: /^Nov/ }).textContent;

it('shows what is left once the orders were released', async () => {
  const { server } = await open();
  await wait(2 * 60_000);
  expect(screen.getByText('Being released now: 3 orders')).toBeTruthy();
  server.has = after;
  await wait(61_000);
  expect(screen.queryByText(/Being released now/)).toBeNull();
  expect(nov()).toContain('5 orders');
  expect(within(screen.getByRole('banner')).getByText('5')).toBeTruthy();
});

it('keeps what it shows where it cannot look, and says nothing of it', async () => {
  const failure = vi.spyOn(notify, 'failure').mockReturnValue();
  const { server, sent } = await open();
  server.has = null;
  await wait(61_000);
  expect(sent).toHaveLength(2);
  expect(nov()).toContain('8 orders');
  expect(failure).not.toHaveBeenCalled();
});

it('does not look while nobody sees it', async () => {
  const { sent } = await open();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait(5 * 60_000);
  expect(sent).toHaveLength(1);
});

it('is loaded anew after the palette has changed an order', async () => {
  const { server } = await open();
  server.has = after;
  for (const { reload } of offersNow()) reload?.();
  await wait(100);
  expect(nov()).toContain('5 orders');
});
