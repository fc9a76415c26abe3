import 'fake-indexeddb/auto';
import { correctOrder } from '@pabean/api-client/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { json, type Sent } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { leaveNothing } from '../../testing/leave-nothing.ts';
import { approved, historyReply, inDays, standingAt } from '../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../testing/own-order.ts';
import { calls, refusal } from '../../testing/replies.ts';
import { texts as counter } from './counter/texts/en.ts';
import { order } from './order-store.ts';
import { lockOrder, lockUnlessDocument } from './order-view.ts';
import { texts as refund } from './refund/texts/en.ts';

/*
 * A family has several orders open, each with a cookie of its own: what the server says late of one
 * is nothing about another.
 */

const preparing = { ...standingAt('preparing'), doa: inDays(5) };
const withDocument = { ...approved, doa: inDays(5) };
const own = ownOrder({}, { way: 'save', values: declaredValues });
const button = (name: string) => screen.findByRole('button', { name });
const idOf = ({ body }: Sent) => (body as { orderId: string }).orderId;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
  await leaveNothing();
});

async function sendMessage() {
  const field = await screen.findByLabelText('Your message');
  fireEvent.change(field, { target: { value: 'Hello' } });
  fireEvent.click(await button('Send'));
}
async function correct() {
  fireEvent.click(await button('Change: Occupation'));
  fireEvent.submit(screen.getByRole('form', { name: 'Occupation' }));
}
async function askRefund() {
  fireEvent.click(await screen.findByRole('radio', { name: refund.notTravelling }));
  fireEvent.submit(screen.getByRole('form', { name: refund.ask }));
}

it.each([
  ['a message', preparing, calls.write, sendMessage],
  ['a correction', preparing, `/api${correctOrder.path}`, correct],
  ['a refund request', preparing, ownCalls.askRefund, askRefund],
  ['a letter', withDocument, calls.again, async () => fireEvent.click(await button(counter.again))],
  [
    'a download',
    withDocument,
    calls.record,
    async () => fireEvent.click(await button(en['approved.download'])),
  ],
] as const)('a late 401 for %s locks no order that was opened meanwhile', async (...one) => {
  const [, shown, call, press] = one;
  const late = Promise.withResolvers<Response>();
  const sent = fakeFetch({
    [calls.history]: (asked) =>
      json(
        historyReply([], idOf(asked) === '104777' ? shown : { ...preparing, order_id: '104778' }),
      ),
    [calls.order]: own,
    [call]: () => late.promise,
  });
  const router = openPortal(paths.orderDetailsOf('104777'));
  await press();
  await waitFor(() => expect(sent.some(({ path }) => path === call)).toBe(true));
  await act(() => router.navigate(paths.orderDetailsOf('104778')));
  await waitFor(() => expect(order.store.getState().data?.order.order_id).toBe('104778'));
  late.resolve(refusal(401, 'Over.')());
  await act(() => new Promise((done) => setTimeout(done, 200)));
  expect(router.state.location.pathname).toBe(paths.orderDetailsOf('104778'));
  expect(order.store.getState().failure).toBeNull();
});

it('only the order that was asked for is locked', async () => {
  fakeFetch({ [calls.history]: () => json(historyReply([], preparing)) });
  await order.open('104777');
  lockUnlessDocument('104778');
  lockOrder('104778');
  expect(order.store.getState()).toMatchObject({ key: '104777', failure: null });
  lockUnlessDocument('104777');
  expect(order.store.getState()).toMatchObject({
    data: undefined,
    failure: { kind: 'unauthorised' },
  });
});
