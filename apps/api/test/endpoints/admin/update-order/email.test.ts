import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../../../src/db/queries/documents.ts';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { addDocument } from '../../../support/documents.ts';
import { correctionsOf } from './corrections.ts';

const before = 'sari@example.com';
const after = 'sari.new@example.com';

let app: TestApp;
let sinta: SignedIn;
let dewa: SignedIn;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  [sinta, dewa] = [await app.signIn('Team', 'Sinta'), await app.signIn('Night Staff', 'Dewa')];
  order = correctionsOf(app, sinta);
});
afterAll(() => app.stop());

/** Opens the order as Track Order does. @returns the cookie, or why not */
async function track(orderId: string, email: string) {
  const answer = await app.call('trackOrder', { body: { orderId, email } });
  return { http: answer.http, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
const look = (orderId: string, cookie: string) =>
  app.call('getOrder', { body: { orderId } }, { cookie });
/** To whom letters of the change wait in the queue. */
async function told(orderId: string) {
  const mails = app.db
    .selectFrom('mail_message')
    .select(['recipient', 'body_text'])
    .where('order_pk', '=', (await app.order(orderId)).id)
    .where('kind', '=', 'emailChanged');
  return (await mails.execute()).toSorted((a, b) =>
    `${a.recipient}`.localeCompare(`${b.recipient}`),
  );
}

describe('a corrected e-mail', () => {
  test('is told to the address before and to the new one, and neither learns the other', async () => {
    const orderId = await order.received({ email: before });
    expect(await order.correct(orderId, { email: after })).toMatchObject({ http: 200 });
    const letters = await told(orderId);
    expect(letters.map(({ recipient }) => recipient)).toEqual([after, before]);
    for (const { body_text } of letters) expect(body_text).not.toMatch(/sari/i);
    const history = await app.history(orderId);
    expect(history.filter(({ action }) => action === 'mail-queued')).toHaveLength(2);
    expect(JSON.stringify(history)).not.toMatch(/sari/i);
  });

  test('ends at once what the address before has opened: page, list and document', async () => {
    const orderId = await order.received({ email: before });
    const fileName = await addDocument(app, orderId);
    await app.db
      .updateTable('orders')
      .set({ process_status: 'Completed' })
      .where('order_id', '=', orderId)
      .execute();
    const { cookie } = await track(orderId, ` ${before.toUpperCase()} `);
    const fetchFile = () =>
      fetch(app.url + documentPath(orderId, fileName), {
        headers: { Cookie: cookie },
        redirect: 'manual',
      });
    expect(await look(orderId, cookie)).toMatchObject({ http: 200 });
    expect((await fetchFile()).status).toBe(200);

    expect(await order.correct(orderId, { email: after })).toMatchObject({ http: 200 });
    expect(await look(orderId, cookie)).toMatchObject({ http: 401, status: 401 });
    const message = { orderId, text: 'Still me' };
    expect(await app.call('sendTravellerMessage', { body: message }, { cookie })).toMatchObject({
      http: 401,
    });
    expect(await app.call('getOpenedOrders', {}, { cookie })).toMatchObject({
      http: 200,
      data: [],
    });
    expect((await fetchFile()).status).toBe(401);
    expect(await track(orderId, before)).toMatchObject({ http: 404 });
    const renewed = await track(orderId, after);
    expect(await look(orderId, renewed.cookie)).toMatchObject({ http: 200 });
  });

  test('written in other letters is the same address: no letter, and the page stays open', async () => {
    const orderId = await order.received({ email: before });
    const { cookie } = await track(orderId, before);
    const changes = { email: 'Sari@Example.com' };
    expect(await order.correct(orderId, changes)).toMatchObject({ http: 200 });
    expect(await told(orderId)).toEqual([]);
    expect(await look(orderId, cookie)).toMatchObject({ http: 200 });
  });

  test('of an order that had none is told to the new address alone', async () => {
    const orderId = await app.newOrder({ email: null });
    expect(await order.correct(orderId, { email: after })).toMatchObject({ http: 200 });
    expect((await told(orderId)).map(({ recipient }) => recipient)).toEqual([after]);
  });

  test('leaves other fields and the pages of other orders alone', async () => {
    const [orderId, other] = [
      await order.received({ email: before }),
      await order.received({ email: before }),
    ];
    const { cookie } = await track(other, before);
    await order.correct(orderId, { email: after });
    expect(await order.correct(other, { occupation: 'Sailor' })).toMatchObject({ http: 200 });
    expect(await told(other)).toEqual([]);
    expect(await look(other, cookie)).toMatchObject({ http: 200 });
  });

  test('of two members at once is told for the one that was saved', async () => {
    const orderId = await order.received({ email: before });
    const answers = await Promise.all([
      order.correct(orderId, { email: 'a.sari@example.com' }),
      order.correct(orderId, { email: 'b.sari@example.com' }, {}, dewa),
    ]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const { email } = await app.order(orderId);
    expect((await told(orderId)).map(({ recipient }) => recipient)).toEqual([email, before]);
  });

  test('while somebody opens the order with the one before leaves no open page', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const orderId = await order.received({ email: before });
      const [{ cookie }] = await Promise.all([
        track(orderId, before),
        order.correct(orderId, { email: after }),
      ]);
      expect(await look(orderId, cookie)).toMatchObject({ http: 401 });
    }
  });
});
