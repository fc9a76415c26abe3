import { expect, it, vi } from 'vitest';
import { closeOrder, openOrder, useOrder } from './order-store.ts';
import { orderReply } from './testing/open-order.tsx';

it('drops the answer to an order that was left', async () => {
  const answers = new Map<string, (response: Response) => void>();
  vi.stubGlobal('fetch', (request: Request) => {
    const id = request.url.split('/').at(-1) ?? '';
    return new Promise<Response>((resolve) => answers.set(id, resolve));
  });
  const answer = (id: string) => answers.get(id)?.(Response.json(orderReply({ order_id: id })));
  const first = openOrder('104777');
  const second = openOrder('104778');
  await vi.waitFor(() => expect(answers.size).toBe(2));
  answer('104778');
  await second;
  answer('104777');
  await first;
  const { view } = useOrder.getState();
  expect(view.state === 'ready' && view.order.order_id).toBe('104778');
  closeOrder();
});
