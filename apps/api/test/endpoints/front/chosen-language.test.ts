import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const languageOf = async (orderId: string) => {
  const row = await app.db
    .selectFrom('orders')
    .select(['language', 'version'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row;
};
const email = 'ada@example.com';
const track = (orderId: string, cookie?: string) =>
  app.call('trackOrder', { body: { orderId, email } }, cookie === undefined ? {} : { cookie });

test('the language that the traveller chose on the portal is kept with the order, once', async () => {
  const orderId = await app.newOrder({ email });
  await track(orderId, 'lang=de');
  expect(await languageOf(orderId)).toEqual({ language: 'de', version: 1 });
  await track(orderId, 'lang=de');
  expect(await app.history(orderId)).toMatchObject([
    {
      action: 'corrected',
      actor_kind: 'traveller',
      actor_name: 'Traveller',
      detail: { fields: 'language' },
    },
  ]);
});

test('whoever has chosen nothing leaves what the order came with', async () => {
  const orderId = await app.newOrder({ email, language: 'zh-TW' });
  await track(orderId);
  await track(orderId, 'lang=zh-Hant');
  await track(orderId, 'lang=xx');
  expect(await languageOf(orderId)).toEqual({ language: 'zh-TW', version: 1 });
});

test('English is what an order without a language has already', async () => {
  const orderId = await app.newOrder({ email });
  await track(orderId, 'lang=en');
  expect(await languageOf(orderId)).toEqual({ language: null, version: 1 });
  expect(await app.history(orderId)).toEqual([]);
});

test('pages of two devices, each in its language, do not change it in turns by themselves', async () => {
  const orderId = await app.newOrder({ email });
  const look = (lang: string) =>
    app.call(
      'getDownloadHistory',
      { body: { orderId, look: true } },
      { cookie: `${app.cookieOf(orderId)}; lang=${lang}` },
    );
  await track(orderId, 'lang=de');
  await track(orderId, 'lang=fr');
  for (const lang of ['de', 'fr', 'de']) expect(await look(lang)).toMatchObject({ http: 200 });
  expect(await languageOf(orderId)).toMatchObject({ language: 'fr' });
  expect(await app.history(orderId)).toHaveLength(2);
});

test('a language that is chosen on the order page is kept too', async () => {
  const orderId = await app.newOrder({ email });
  const cookie = app.cookieOf(orderId);
  await app.call('getDownloadHistory', { body: { orderId } }, { cookie: `${cookie}; lang=ar` });
  expect(await languageOf(orderId)).toMatchObject({ language: 'ar' });
});
