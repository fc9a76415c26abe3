import { expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { createOrder } from './order-store.ts';
import { orderReply } from './testing/open-order.tsx';

it('drops the answer to an order that was left', async () => {
  const answers = new Map<string, (response: Response) => void>();
  vi.stubGlobal('fetch', (request: Request) => {
    const id = request.url.split('/').at(-1) ?? '';
    return new Promise<Response>((resolve) => answers.set(id, resolve));
  });
  const answer = (id: string) => answers.get(id)?.(Response.json(orderReply({ order_id: id })));
  const order = createOrder();
  const first = order.open('104777');
  const second = order.open('104778');
  await vi.waitFor(() => expect(answers.size).toBe(2), 10_000);
  answer('104778');
  await second;
  answer('104777');
  await first;
  expect(order.store.getState().data?.order_id).toBe('104778');
});

it('keeps an order that cannot be loaded again, and drops one that is gone', async () => {
  const path = '/api/admin/get-orders-details/104777';
  const order = createOrder();
  fakeFetch({ [path]: () => json(orderReply({ order_id: '104777' })) });
  await order.open('104777');
  fakeFetch({ [path]: () => json({ status: 0, message: 'Too busy.' }, 503) });
  expect(await order.reload()).toMatchObject({ message: 'Too busy.' });
  expect(order.store.getState().data?.order_id).toBe('104777');
  fakeFetch({ [path]: () => json({ status: 0, message: 'No such order.' }, 404) });
  await order.reload();
  expect(order.store.getState()).toMatchObject({ data: undefined, failure: { httpStatus: 404 } });
});
