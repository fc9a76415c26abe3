import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { standingAt } from '../../testing/orders.ts';
import { ownCalls, ownOrder } from '../../testing/own-order.ts';
import { calls, history } from '../../testing/replies.ts';
import { StageNews } from './StageNews.tsx';
import type { TravellerOrder } from './shown-order.ts';

const clock = {
  zone: 'Asia/Makassar',
  opens_at: '2026-11-29T16:00:00Z',
  file_by_at: '2026-12-02T16:00:00Z',
};
const arriving = { doa: '2026-12-03', clock };
const afterOpening = new Date('2026-11-29T16:01:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(stage: 'queued' | 'preparing', more: Partial<TravellerOrder> = {}) {
  const order = { ...standingAt(stage), ...arriving, ...more };
  fakeFetch({ [calls.history]: history([], order), [ownCalls.own]: ownOrder() });
  openPortal(paths.orderDetailsOf('104777'));
}
const heading = async (name: string) => {
  const found = await screen.findByRole('heading', { level: 1 });
  expect(found.textContent).toBe(name);
  return found;
};
const hereOf = async () => {
  const steps = await screen.findByRole('region', { name: 'Your order, step by step' });
  return within(steps)
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;
};

it.each(['queued', 'preparing'] as const)(
  'an order at %s waits for filing to open, and says why',
  async (stage) => {
    open(stage);
    const found = await heading('Filing opens on 30 November 2026');
    expect(found.nextElementSibling?.textContent).toBe(
      'Declarations are taken from 3 days before arrival, in local time where you land. We file yours after that.',
    );
    expect(document.body.textContent).not.toMatch(/not started|waiting for our team/);
  },
);

it('the steps say whether somebody has begun', async () => {
  open('queued');
  expect(await hereOf()).toBe('Waiting for filing to open Now30 November 2026 at 00:00');
  // It stands among the steps once, and in the clock.
  expect(screen.getAllByText('Filing opens')).toHaveLength(1);
});

it('the steps say of work that has begun that it has', async () => {
  open('preparing');
  expect(await hereOf()).toBe('We are preparing your declaration NowSince 18 November 2026');
});

it('the days are those of the clock', async () => {
  open('queued', { clock: { ...clock, opens_at: '2026-12-01T16:00:00Z' } });
  await heading('Filing opens on 2 December 2026');
  screen.getByText(/^Declarations are taken from 1 day before arrival/);
});

it('a question comes first', async () => {
  open('preparing', { asked_at: '2026-11-19T09:00:00Z' });
  await heading('We need an answer from you');
});

it('once filing is open, an order that nobody took says so', async () => {
  vi.setSystemTime(afterOpening);
  open('queued', { doa: '2026-12-03' });
  await heading('We have your application');
  screen.getByText(/We have not started to work on it\.$/);
});

it('readers hear that filing has opened, and nothing of what no heading says', () => {
  const order = { ...standingAt('queued'), ...arriving };
  const news = (stage: 'queued' | 'preparing') => <StageNews stage={stage} order={order} />;
  const { rerender } = render(news('queued'));
  rerender(news('preparing'));
  expect(screen.getByRole('status').textContent).toBe('');
  vi.setSystemTime(afterOpening);
  rerender(news('preparing'));
  expect(screen.getByRole('status').textContent).toBe('We are preparing your declaration');
});
