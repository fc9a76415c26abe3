import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { usePayment } from '../../shared/payment-store.ts';
import { json } from '../../testing/answers.ts';
import { question } from '../../testing/conversations.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { historyReply, inDays, standingAt } from '../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder, requestOf } from '../../testing/own-order.ts';
import { calls } from '../../testing/replies.ts';
import { texts as correct } from './correct/texts/en.ts';
import { texts as refund } from './refund/texts/en.ts';
import type { TravellerOrder } from './shown-order.ts';

const address = paths.orderDetailsOf('104777');
const correctCall = '/api/front/correct-order';
beforeEach(() => sessionStorage.clear());

/** The page with what the server says of the order beyond where it stands. */
function open(own: () => Response, order: Partial<TravellerOrder> = {}) {
  const standing = { ...standingAt('preparing'), doa: inDays(5), ...order };
  const sent = fakeFetch({
    [calls.history]: () => json(historyReply([], standing)),
    [ownCalls.own]: own,
    [correctCall]: () => json({ status: 1, message: 'Saved.', data: saved }),
  });
  openPortal(address);
  return sent;
}
const saved = { version: 4, saved: ['address_in_indonesia'], conflicts: [] };
const mark = {
  field: 'doa',
  editor: 'doa',
  severity: 'error',
  text: 'arrivalPast',
  sentence: 'Please check the date.',
} as const;

it.each([
  ['nothing is open', ownOrder(), {}, true],
  ['in another stage of ours', ownOrder(), { stage: 'waitingForAuthority' }, true],
  ['a refund was refused', ownOrder({ request: requestOf({ state: 'refused' }) }), {}, true],
  ['a refund is asked for', ownOrder({ request: requestOf() }), {}, false],
  ['a question is open', ownOrder({}, {}, { question: question() }), {}, false],
  ['a field is marked', ownOrder({}, {}, { marks: [mark] }), {}, false],
  ['no payment is confirmed', ownOrder({ paid: null }), {}, false],
  ['the arrival is not known', ownOrder(), { doa: null }, false],
  ['the arrival is tomorrow', ownOrder(), { doa: inDays(1) }, false],
  ['payment is awaited', ownOrder(), { stage: 'received' }, false],
  ['it is refunded', ownOrder(), { stage: 'refunded' }, false],
] as const)('says that nothing is to do only where it is so: %s', async (_, own, order, is) => {
  open(own, order);
  await screen.findByRole('heading', { name: en['write.heading'] });
  expect(document.body.textContent?.includes(en['next.nothing'])).toBe(is);
});

it('knows what was paid and when, as long as the order is open', async () => {
  open(ownOrder());
  const { getState } = usePayment;
  const paid = { sum: expect.stringMatching(/^USD\s39\.00$/), day: '20 November 2026' };
  await waitFor(() => expect(getState().paid).toEqual(paid));
  cleanup();
  expect(getState().paid).toBeNull();
});

it('keeps the lines of an address in its editor', async () => {
  const lines = 'Villa 4, Example Road\nFloor 2';
  const values = { ...declaredValues, address_in_indonesia: lines };
  const sent = open(ownOrder({}, { way: 'save', values }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Address in Indonesia' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Address in Indonesia' });
  expect(field.value).toBe(lines);
  fireEvent.change(field, { target: { value: `${lines}, left door` } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ path }) => path === correctCall)).toBe(true));
  expect(sent.find(({ path }) => path === correctCall)?.body).toMatchObject({
    changes: { address_in_indonesia: `${lines}, left door` },
  });
});

it('promises no money once it went back', async () => {
  const request = requestOf({ state: 'accepted', granted: '19.50' });
  const refunded = '2026-11-21T09:00:00.000Z';
  open(ownOrder({ request, refunded, open: false }), { stage: 'refunded', refund_date: refunded });
  await screen.findByRole('heading', { name: en['write.heading'] });
  await screen.findByText('Our refund policy');
  expect(document.body.textContent).not.toContain('when the money is sent');
});

it('says of a network that wants a sign-in what it is, and of a lost one that there is none', async () => {
  const values = { ...declaredValues, occupation: 'Architect' };
  const standing = { ...standingAt('preparing'), doa: inDays(5) };
  const signIn = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
  fakeFetch({
    [calls.history]: () => json(historyReply([], standing)),
    [ownCalls.own]: ownOrder({}, { values }),
    [correctCall]: signIn,
    [ownCalls.askRefund]: signIn,
  });
  openPortal(address);
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Occupation' }));
  const form = screen.getByRole('form', { name: 'Occupation' });
  fireEvent.submit(form);
  await within(form).findByText(en['failure.captive']);
  fireEvent.click(screen.getByRole('radio', { name: refund.notTravelling }));
  const asks = screen.getByRole('form', { name: refund.ask });
  fireEvent.submit(asks);
  await within(asks).findByText(en['failure.captive']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.submit(form);
  await within(form).findByText(correct.kept);
  fireEvent.submit(asks);
  await within(asks).findByText(refund.kept);
});

it('takes the focus to a refund request that was sent here, whose form has gone', async () => {
  let isAsked = false;
  const own = () => (isAsked ? ownOrder({ open: false, request: requestOf() }) : ownOrder())();
  fakeFetch({
    [calls.history]: () => json(historyReply([], { ...standingAt('preparing'), doa: inDays(5) })),
    [ownCalls.own]: own,
    [ownCalls.askRefund]: () => {
      isAsked = true;
      return json({ status: 1, message: '', data: { request: requestOf(), created: true } });
    },
  });
  openPortal(address);
  fireEvent.click(await screen.findByRole('radio', { name: refund.notTravelling }));
  const form = within(screen.getByRole('form', { name: refund.ask }));
  const button = form.getByRole('button', { name: refund.ask });
  button.focus();
  fireEvent.click(button);
  const heading = await screen.findByRole('heading', { name: refund.have });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
