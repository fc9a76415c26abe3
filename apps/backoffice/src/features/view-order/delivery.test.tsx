import { formatDateTime } from '@pabean/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrderDetail } from './order-store.ts';
import { conversationOrder } from './testing/conversation.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from './testing/open-order.tsx';
import { completedOrder } from './testing/order.ts';

type Mail = OrderDetail['mailHistory'][number];
const [usual] = completedOrder.mailHistory as [Mail];
const sentNow = (more: Partial<Mail> = {}): Mail => ({
  ...usual,
  transport: 'ses',
  sent_at: new Date().toISOString(),
  ...more,
});
const bounce = {
  delivery: 'bounced',
  delivery_words: 'smtp; 550 5.1.1 user unknown',
  delivery_at: '2026-11-20T10:00:00Z',
} as const;
const at = formatDateTime(bounce.delivery_at);
const cell = () => {
  const [, row] = within(screen.getByRole('table', { name: 'Email History' })).getAllByRole('row');
  return row?.querySelector('td:last-child')?.textContent ?? '';
};

function open(order: () => Partial<OrderDetail>) {
  const sent = fakeServer({ [detailsCall]: () => orderReply(order()) });
  openScreen();
  return { asks: () => sent.filter(({ path }) => path.includes('get-orders-details')).length };
}

afterEach(() => vi.useRealTimers());

it.each([
  [{ delivery: null }, 'Sent AWS'],
  [
    { delivery: null, transport: 'sendgrid-sandbox' },
    'Not sent Sendgrid sandbox, delivered to nobody',
  ],
  [{ ...bounce, delivery: 'delivered' }, `Delivered ${at}`],
  [{ ...bounce, delivery: 'deferred' }, `Put off, tried again ${at}smtp; 550`],
  [{ ...bounce, delivery: 'bounced-soft' }, `Came back for now ${at}smtp; 550`],
  [bounce, `Bounced ${at}smtp; 550 5.1.1 user unknown`],
  [{ ...bounce, delivery: 'complained' }, `Reported as spam ${at}`],
  // Given up by us, and yet the provider had taken it.
  [{ state: 'failed', ...bounce, delivery: 'delivered' }, `Delivered ${at}`],
] as const)('%j reads: %s', async (more: Partial<Mail>, words) => {
  open(() => ({ mailHistory: [sentNow(more)] }));
  await screen.findByLabelText('Remark');
  expect(cell().slice(0, words.length)).toBe(words);
});

it.each([
  ['bounced', 'Mail not delivered'],
  ['complained', 'Mail reported as spam'],
] as const)('%s is marked on the head, and leads to what was said', async (trouble, words) => {
  open(() => ({ mailHistory: [sentNow(bounce)], mail_trouble: trouble }));
  const mark = await screen.findByRole('button', { name: words });
  act(() => mark.click());
  expect(document.activeElement?.id).toBe('emails');
});

it('no mark while all is well', async () => {
  open(() => ({}));
  await screen.findByLabelText('Remark');
  expect(screen.queryByRole('button', { name: /^Mail (not delivered|reported)/ })).toBeNull();
});

it('a bounce is on screen within two seconds, and then nobody asks so often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let came = false;
  const { asks } = open(() => ({
    mailHistory: [sentNow(came ? bounce : {})],
    mail_trouble: came ? 'bounced' : null,
  }));
  await screen.findByLabelText('Remark');
  expect(cell()).toBe('Sent AWS');
  came = true;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(cell()).toContain('Bounced');
  expect(screen.getByRole('button', { name: 'Mail not delivered' })).toBeTruthy();
  const before = asks();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asks()).toBeLessThanOrEqual(before + 3);
});

it('what a traveller writes comes by itself, and what is typed stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let wrote = false;
  const { asks } = open(() => (wrote ? conversationOrder : {}));
  const remark = await screen.findByLabelText<HTMLTextAreaElement>('Remark');
  fireEvent.change(remark, { target: { value: 'Half a remark' } });
  wrote = true;
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  expect(screen.getByText('I hope this one is better.')).toBeTruthy();
  expect(remark.value).toBe('Half a remark');
  expect(remark.isConnected).toBe(true);

  // Who comes back sees it at once, and a second event asks nothing more.
  const before = asks();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  fireEvent.focus(window);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asks()).toBe(before + 1);
});

it.each([
  ['of a mail that left long ago', { sent_at: '2026-01-01T00:00:00Z' }],
  ['of SMTP, which tells nothing', { transport: 'smtp' }],
  ['of the local mailbox', { transport: 'local' }],
] as const)('nobody waits for news %s', async (_, more: Partial<Mail>) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asks } = open(() => ({ mailHistory: [sentNow(more)] }));
  await screen.findByLabelText('Remark');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(asks()).toBe(1);
});
