import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    env: {
      OFFICIAL_FORM_URL: 'https://official.example.org',
      STATEMENT_NAME: 'EXAMPLE TRAVEL SVC',
    },
  });
});
afterAll(() => app.stop());

const email = 'ada@example.com';
const track = (orderId: string, body: object) =>
  app.call('trackOrder', { body: { orderId, email, ...body } });

test('what the page said of the fee is on record once, with nothing of the person', async () => {
  const orderId = await app.newOrder({ email });
  await track(orderId, {});
  expect(await app.history(orderId)).toEqual([]);
  await track(orderId, { shown: true });
  await track(orderId, { shown: true });
  expect(await app.history(orderId)).toMatchObject([
    {
      action: 'disclosed',
      actor_kind: 'traveller',
      actor_name: 'Traveller',
      ip: null,
      detail: {
        page: 'Track Order',
        officialFormUrl: 'https://official.example.org',
        statementName: 'EXAMPLE TRAVEL SVC',
      },
    },
  ]);
});

test('whoever does not open the order leaves no record', async () => {
  const orderId = await app.newOrder({ email });
  await app.call('trackOrder', { body: { orderId, email: 'eve@example.com', shown: true } });
  expect(await app.history(orderId)).toEqual([]);
});

test('the shop says where the official form is and how its charge appears', async () => {
  const { data } = await app.call('shop');
  expect(data).toMatchObject({
    officialFormUrl: 'https://official.example.org',
    statementName: 'EXAMPLE TRAVEL SVC',
  });
});
