import { contract } from '@pabean/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const { body } = contract.settlePayment;
const right = { orderId: '104777', transactionId: 'TX-2', outcome: 'kept', note: 'Priority fee.' };
const wrongs = (more: object) =>
  v
    .safeParse(body, { ...right, ...more })
    .issues?.map(({ path, message }) => `${path?.map(({ key }) => key).join('.')}: ${message}`) ??
  [];

test('a payment is settled with what became of it and what was found, without blanks around', () => {
  expect(v.parse(body, { ...right, transactionId: ' TX-2 ', note: ' Priority fee. ' })).toEqual(
    right,
  );
});

test.each([
  [{ outcome: '' }, 'outcome: Please say what became of it.'],
  [{ outcome: 'lost' }, 'outcome: Please say what became of it.'],
  [{ note: ' ' }, 'note: Please write what you found.'],
  [{ note: 'x'.repeat(1001) }, 'note: Please use at most 1000 characters.'],
  [{ transactionId: '' }, 'transactionId: Please name the transaction.'],
])('%o is refused', (more, words) => {
  expect(wrongs(more)).toEqual([words]);
});
