import { expect, it } from 'vitest';
import { refundAskedOrder } from '../testing/asked-order.ts';
import { completedOrder } from '../testing/order.ts';
import { refundedWords } from './refunded-words.ts';

const refunded = {
  ...completedOrder,
  process_status: 'Refunds',
  refund_date: '2026-11-20',
  uploadDoc: null,
} as const;
const request = refundAskedOrder.refundRequest;

it('says nothing of an order that is not refunded', () => {
  expect(refundedWords({ ...completedOrder, refund_date: null })).toBeNull();
});

it.each([
  ['is still to be refunded', { refund_date: null }, 'To be refunded.'],
  ['is refunded', {}, 'Refunded on 20-11-2026.'],
  ['was moved on', { process_status: 'ChargeBack' as const }, 'Refunded on 20-11-2026.'],
])('says how far the refund of one that %s is', (_, more, heading) => {
  expect(refundedWords({ ...refunded, ...more })?.heading).toBe(heading);
});

it.each([
  ['a document', { uploadDoc: completedOrder.uploadDoc }, /^Filed .* approved\.$/],
  ['a move', { was_filed: true }, /^Filed .* Awaiting Govt or Completed Orders\.$/],
  [
    'the request',
    { refundRequest: request && { ...request, stage: 'filed' as const } },
    /^It was already filed with customs when the refund was requested\.$/,
  ],
  ['nothing', { was_filed: false }, /^Not filed with customs\.$/],
  ['an earlier server', { was_filed: null }, /^No document was approved\. Check the moves/],
])('says whether it was filed, by %s', (_, more, words) => {
  expect(refundedWords({ ...refunded, ...more })?.filed).toMatch(words);
});
