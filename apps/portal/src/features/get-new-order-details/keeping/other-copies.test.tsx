import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import {
  keepOrder,
  keptCopyOf,
  keptOrders,
  removeKeptOrder,
  removeKeptOrders,
} from '../../../shared/offline/kept-order.ts';
import { type Answers, json, type Sent } from '../../../testing/answers.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../../testing/kept-file.ts';
import { approved, historyReply, inDays, standingAt } from '../../../testing/orders.ts';
import { calls, refusal } from '../../../testing/replies.ts';
import type { TravellerOrder } from '../shown-order.ts';
import { refreshOtherCopies } from './other-copies.ts';

/*
 * The copy of a family's other member, while one's own order is opened.
 */

const own = { ...standingAt('preparing'), doa: inDays(5) };
const mother: TravellerOrder = {
  ...approved,
  order_id: '104778',
  full_name: 'Ida',
  doa: inDays(5),
};
const replaced = { ...mother, path: '/uploads/docs/104778/newer.pdf', file1: 'newer.pdf' };
/** A copy of a year ago is gone by itself. */
const keptAt = new Date(Date.now() - 86_400_000);
const copy = () => keptCopyOf('104778');

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  await removeKeptOrders();
  await keepOrder(mother, [], fileOf4Bytes(), keptAt);
});

const opened =
  (...orderIds: string[]) =>
  () =>
    json({
      status: 1,
      message: '',
      data: orderIds.map((orderId) => ({ orderId, until: '2026-11-20T12:00:00Z' })),
    });

/** The server, to which the mother's order is now so. */
function server(now: TravellerOrder, more: Answers = {}) {
  return fakeFetch({
    [calls.history]: ({ body }: Sent) =>
      json(historyReply([], (body as { orderId: string }).orderId === '104778' ? now : own)),
    [calls.opened]: opened('104777', '104778'),
    [calls.order]: () => ownOrderReply(null),
    [replaced.path]: () =>
      new Response('%PDF newer', { headers: { 'content-type': 'application/pdf' } }),
    ...more,
  });
}

async function openOwn() {
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('heading', { name: en['stage.preparing'] });
}

it('is brought up to date when her document was replaced', async () => {
  const sent = server(replaced);
  const fetched = vi.spyOn(globalThis, 'fetch');
  await openOwn();
  await waitFor(async () => expect((await copy())?.order.path).toBe(replaced.path));
  const now = await copy();
  expect([now?.file.bytes.byteLength, (now?.keptAt ?? 0) > keptAt]).toEqual([10, true]);
  const asked = sent.filter(({ body }) => (body as { orderId?: string })?.orderId === '104778');
  const [, how] = fetched.mock.calls.find(([address]) => address === replaced.path) ?? [];
  expect(how?.headers).toEqual({ Purpose: 'prefetch' });
  // A look of the page, which says nothing of its reader, and nothing that counts as a download.
  expect(asked).toEqual([{ path: calls.history, body: { orderId: '104778', look: true } }]);
});

it('goes when her document was taken back', async () => {
  server({ ...standingAt('refunded'), order_id: '104778' });
  await openOwn();
  await waitFor(async () => expect(await keptOrders()).toEqual([]));
});

it('is looked at again when the page is seen again', async () => {
  server(mother);
  await openOwn();
  await refreshOtherCopies('104777');
  // Nothing has changed, and its date says that it is still so.
  expect((await copy())?.keptAt.getTime()).toBeGreaterThan(keptAt.getTime());
  server({ ...standingAt('closed'), order_id: '104778' });
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(async () => expect(await keptOrders()).toEqual([]));
});

it('is looked at by the list of orders too', async () => {
  server({ ...standingAt('refunded'), order_id: '104778' }, { [calls.opened]: opened('104778') });
  openPortal(paths.deviceOrders());
  await screen.findByText('Ida');
  await waitFor(() => expect(screen.queryByText('Ida')).toBeNull());
  screen.getByText('Order 104778');
});

it.each<[string, Answers]>([
  ['her order is not open here', { [calls.opened]: opened('104777') }],
  ['nobody knows what is open', { [calls.opened]: () => new TypeError('offline') }],
  ['the server does not show it', { [calls.history]: refusal(401, 'No.') }],
  ['her document does not come', { [replaced.path]: () => new TypeError('offline') }],
  ['the server lacks her document', { [replaced.path]: () => new Response('', { status: 404 }) }],
])('stays as it is where %s', async (_, more) => {
  server(replaced, more);
  await refreshOtherCopies('104777');
  expect(await copy()).toMatchObject({ order: mother, keptAt });
});

it('does not come back where it was removed meanwhile', async () => {
  const document = Promise.withResolvers<Response>();
  const sent = server(replaced, { [replaced.path]: () => document.promise });
  const refreshing = refreshOtherCopies('104777');
  await waitFor(() => expect(sent.some(({ path }) => path === replaced.path)).toBe(true));
  await removeKeptOrder('104778');
  document.resolve(new Response('%PDF newer'));
  await refreshing;
  expect(await keptOrders()).toEqual([]);
});

it('is not fetched again where only the order has changed', async () => {
  const sent = server({ ...mother, flight: 'ZZ 1' });
  await refreshOtherCopies('104777');
  expect(await copy()).toMatchObject({
    order: { flight: 'ZZ 1' },
    file: { type: 'application/pdf' },
  });
  expect(sent.map(({ path }) => path)).toEqual([calls.opened, calls.history]);
});
