import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOrdersAtMost } from '../../src/http/order-sessions.ts';
import { type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const email = 'maren@example.com';

/** A browser's jar: takes what an answer sets and drops what it clears. */
function browser() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    jar,
    async call(...[name, body]: [Parameters<TestApp['call']>[0], object]) {
      const answer = await app.call(name, { body }, { cookie: cookie() });
      for (const line of answer.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(key);
        else jar.set(key, value);
      }
      return answer;
    },
  };
}

describe('the orders of a family', () => {
  test('are open side by side, each by its own cookie', async () => {
    const [first, second] = [await app.newOrder(), await app.newOrder()];
    const { call } = browser();
    for (const orderId of [first, second]) await call('trackOrder', { orderId, email });
    for (const orderId of [first, second]) {
      expect(await call('getDownloadHistory', { orderId })).toMatchObject({ http: 200 });
    }
    const opened = await call('getOpenedOrders', {});
    expect(opened).toMatchObject({ data: [{ orderId: first }, { orderId: second }] });
  });

  test('are left one by one, or all at once', async () => {
    const orders = [await app.newOrder(), await app.newOrder(), await app.newOrder()];
    const [first, ...others] = orders;
    const { call, jar } = browser();
    for (const orderId of orders) await call('trackOrder', { orderId, email });
    expect(await call('leave', { orderId: first })).toMatchObject({ http: 200 });
    expect(await call('getDownloadHistory', { orderId: first })).toMatchObject({ http: 401 });
    for (const orderId of others) {
      expect(await call('getDownloadHistory', { orderId })).toMatchObject({ http: 200 });
    }
    expect(await call('leave', {})).toMatchObject({ http: 200 });
    expect([...jar]).toEqual([]);
    expect(await call('leave', {})).toMatchObject({ http: 401 });
    expect(await call('getOpenedOrders', {})).toMatchObject({ http: 200, data: [] });
  });

  test('beyond the number at most take the place of the oldest, and fit into the headers', async () => {
    const { call, jar } = browser();
    const orders: string[] = [];
    for (let count = 0; count < openOrdersAtMost + 3; count++) {
      const orderId = await app.newOrder();
      orders.push(orderId);
      expect(await call('trackOrder', { orderId, email })).toMatchObject({ http: 200 });
    }
    expect(jar.size).toBe(openOrdersAtMost);
    expect(JSON.stringify([...jar]).length).toBeLessThan(8 * 1024);
    const [latest = ''] = orders.slice(-1);
    expect(await call('getDownloadHistory', { orderId: latest })).toMatchObject({ http: 200 });
  });
});

test('the single cookie of the release before opens its order, and is left like the others', async () => {
  const orderId = await app.newOrder();
  const { call, jar } = browser();
  jar.set('pabean_order', app.services.tokens.orderToken(orderId).token);
  expect(await call('getDownloadHistory', { orderId })).toMatchObject({ http: 200 });
  await call('leave', { orderId });
  expect([...jar]).toEqual([]);
});

test('an order that was deleted is not among the open ones, and its cookie can be left', async () => {
  const orderId = await app.newOrder();
  const { call, jar } = browser();
  await call('trackOrder', { orderId, email });
  await app.db
    .updateTable('orders')
    .set({ process_status: 'Deleted' })
    .where('order_id', '=', orderId)
    .execute();
  expect(await call('getOpenedOrders', {})).toMatchObject({ data: [] });
  await call('leave', { orderId });
  expect([...jar]).toEqual([]);
});
