import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { samples } from '../support/documents.ts';

let app: TestApp;
let admin: SignedIn;
let orderId: string;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  orderId = await app.newOrder();
});
afterAll(() => app.stop());

/** Beyond PostgreSQL's integer, beyond its bigint, and none of its numbers at all. */
const beyond = [2_147_483_648, 9_007_199_254_740_991, 1e300, -1];

test.each(beyond)('the version %d of an order is bad input', async (version) => {
  const versions = { [orderId]: version };
  const selected = { orderId: [orderId], versions };
  const answers = [
    await app.call('moveOrderStatus', { body: { ...selected, updatingStatus: 'Awaiting' } }, admin),
    await app.call(
      'changeOrderStatus',
      { body: { ...selected, updatingStatus: 'Deleted' } },
      admin,
    ),
    await app.call('assignOrderStatus', { body: { ...selected, assignto: null } }, admin),
    await app.call('moveToCompleteRefund', { body: selected }, admin),
    await app.call(
      'uploadVisaDocument',
      {
        body: { orderId, email: 'a@example.com', mailServiceProvider: 'AWS', version },
        file: new File([samples.pdf], 'a.pdf'),
      },
      admin,
    ),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({
      http: 422,
      status: 0,
      message: 'This is not a version of an order.',
    });
  }
  expect((await app.order(orderId)).version).toBe(1);
});

test.each([2_147_483_648, 9_007_199_254_740_991, 1e300])(
  'row %d of a list is bad input or past its end',
  async (row) => {
    const body = { start: row, end: row + 1, searchVal: 'x', folderName: 'newOrder' };
    const params = { orderName: 'newOrder' };
    const answers = [
      await app.call('searchOrder', { body }, admin),
      await app.call('getOrdersList', { params, query: { page: row, limit: 10 } }, admin),
    ];
    for (const answer of answers) expect([200, 422]).toContain(answer.http);
  },
);
