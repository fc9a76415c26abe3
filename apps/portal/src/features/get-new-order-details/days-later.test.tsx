import { readServerClock } from '@pabean/api-client';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { json } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { approved, historyReply, inDays, standingAt } from '../../testing/orders.ts';
import { ownCalls, ownOrder } from '../../testing/own-order.ts';
import { calls, history, shopReply } from '../../testing/replies.ts';
import { forgetDocument } from './document-file.ts';
import type { TravellerOrder } from './shown-order.ts';

/*
 * A page that stands open for days, while nothing of its order changes but the date.
 */

const day = 24 * 60 * 60 * 1000;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({
    now: new Date(2026, 10, 20, 12),
    toFake: ['Date', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
});
afterEach(() => {
  forgetDocument();
  readServerClock(sentAt(Date.now()), Date.now());
});

const sentAt = (moment: number) => new Headers({ Date: new Date(moment).toUTCString() });

async function open(order: TravellerOrder, heading: string) {
  fakeFetch({ [calls.history]: history([], order), [ownCalls.own]: ownOrder() });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('heading', { level: 1, name: heading });
}
const pass = (days: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + days * day);
    await vi.advanceTimersByTimeAsync(60_000);
  });

it('says the day before the arrival what to do, and not that nothing is to do', async () => {
  await open({ ...standingAt('preparing'), doa: inDays(3) }, en['stage.preparing']);
  await screen.findByText(en['next.nothing'], { exact: false });
  await pass(2);
  screen.getByRole('heading', { level: 1, name: en['soon.tomorrow'] });
  expect(screen.queryByText(en['next.nothing'], { exact: false })).toBeNull();
  await pass(2);
  screen.getByRole('heading', { level: 1, name: en['soon.past'] });
});

it('says of an approved declaration that its day has passed', async () => {
  await open({ ...approved, doa: inDays(1) }, en['approved.heading']);
  await screen.findByText(/\(tomorrow\)/);
  await pass(2);
  screen.getByText(en['approved.past']);
  screen.getByText(/\(yesterday\)/);
});

it.each([-3, 3])('counts by the server where the phone is %i days ahead', async (days) => {
  const order = { ...approved, doa: inDays(4 - days) };
  const now = sentAt(Date.now() - days * day);
  fakeFetch({
    [calls.history]: () => json(historyReply([], order), 200, now),
    [ownCalls.own]: ownOrder(),
    // Without internet the worker answers with what it kept long ago.
    [calls.shop]: () => new Response(shopReply().body, { headers: sentAt(0) }),
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(/\(in 4 days\)/);
  await pass(0);
  screen.getByText(/\(in 4 days\)/);
});
