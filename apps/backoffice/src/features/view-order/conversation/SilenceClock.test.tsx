import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OrderDetail } from '../order-store.ts';
import { questionLetter } from '../testing/mail.ts';
import { completedOrder } from '../testing/order.ts';
import { SilenceClock } from './SilenceClock.tsx';

// Its letter: a reminder on 22-11-2026 09:41, Contact Customer a day later.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:41:00Z') });
});

const lines = (changes: Partial<OrderDetail>, to: 'Awaiting' | null = null, letter = true) => {
  const order: OrderDetail = { ...completedOrder, process_status: 'New', ...changes };
  const { container } = render(
    <SilenceClock letter={letter ? questionLetter : undefined} order={order} to={to} />,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
};
const call = 'Call +447700900187 instead of waiting.';

it.each([
  ['2026-11-22T09:00:00Z', `File by 22-11-2026 17:00 WITA comes first. ${call}`],
  ['2026-11-22T16:00:00Z', `File by 23-11-2026 00:00 WITA comes before Contact Customer. ${call}`],
  ['2026-11-21T09:00:00Z', `File by 21-11-2026 17:00 WITA has passed. ${call}`],
])('says that an order to be filed by %s can not wait, and whom to call', (file_by_at, words) => {
  expect(lines({ file_by_at })).toEqual([
    expect.stringMatching(/^If there is no answer: a reminder/),
    words,
  ]);
});

it('names the deadline that the order has once it is moved', () => {
  const file_by_at = '2026-11-22T09:00:00Z';
  expect(lines({ process_status: 'Completed', file_by_at })).toHaveLength(1);
  expect(lines({ process_status: 'Completed', file_by_at }, 'Awaiting')).toHaveLength(2);
  expect(lines({ process_status: 'AwaitingGovt', file_by_at })[1]).toContain(
    'Document by 22-11-2026 17:00 WITA comes first.',
  );
});

it('offers no call to an order without a telephone', () => {
  const [, words] = lines({ phone_number: null, file_by_at: '2026-11-22T09:00:00Z' });
  expect(words).toBe('File by 22-11-2026 17:00 WITA comes first.');
});

it('says nothing of a deadline that leaves time, of none, or while the times are not known', () => {
  expect(lines({ file_by_at: '2026-11-23T09:41:00Z' })).toHaveLength(1);
  expect(lines({ file_by_at: null })).toHaveLength(1);
  expect(lines({ file_by_at: '2026-11-22T09:00:00Z' }, null, false)).toHaveLength(1);
});
