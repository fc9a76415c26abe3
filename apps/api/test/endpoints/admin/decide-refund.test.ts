import { roles } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recheck } from '../../../src/usecases/checks/recheck.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';

let app: TestApp;
let sinta: SignedIn;
let dewa: SignedIn;
beforeAll(async () => {
  app = await testApp();
  [sinta, dewa] = [await app.signIn('Team', 'Sinta'), await app.signIn('Night Staff', 'Dewa')];
});
afterAll(() => app.stop());

/** A paid order that a member has taken, and whose traveller asked for a refund. */
async function asked(more: object = {}): Promise<string> {
  const orderId = await app.newOrder({
    amount: '39.00',
    currency: 'USD',
    paid_at: '2026-11-20T10:00:00Z',
    assigned_to: sinta.id,
    ...more,
  });
  const body = { orderId, reason: 'notTravelling', words: 'Private words' };
  const answer = await app.call('askRefund', { body }, { cookie: app.cookieOf(orderId) });
  expect(answer).toMatchObject({ http: 200 });
  return orderId;
}
const decide = (orderId: string, more: object, as = sinta) =>
  app.call('decideRefund', { body: { orderId, ...more } }, as);
const refunded = (orderId: string, as = sinta) =>
  app.call('moveToCompleteRefund', { body: { orderId: [orderId] } }, as);
const look = async (orderId: string) => {
  const as = { cookie: app.cookieOf(orderId) };
  return (await app.call('getOrder', { body: { orderId } }, as)).data?.refund;
};
const lettersOf = (orderId: string) =>
  app.db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .select(['m.kind', 'm.subject', 'm.body_text'])
    .where('o.order_id', '=', orderId)
    .orderBy('m.created_at')
    .execute();

describe('an accepted refund', () => {
  test.each(roles)('%s accepts: the order is in Refunds, by the policy', async (role) => {
    const orderId = await asked();
    expect(await decide(orderId, { accept: true }, await app.signIn(role))).toMatchObject({
      http: 200,
      data: { version: 2, state: 'accepted', granted: '19.50' },
    });
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'Refunds',
      refund_date: null,
    });
    expect(await look(orderId)).toMatchObject({
      open: false,
      request: { state: 'accepted', granted: '19.50' },
    });
  });

  test('of another amount needs a sentence, and the mail carries that amount', async () => {
    const orderId = await asked();
    const message = 'Give a reason for the different amount. The traveller will read it.';
    expect(await decide(orderId, { accept: true, amount: '39.00' })).toMatchObject({
      http: 422,
      message,
      errors: [{ path: 'sentence', message }],
    });
    expect(await decide(orderId, { accept: true, amount: '40', sentence: 'x' })).toMatchObject({
      http: 422,
      errors: [{ path: 'amount', message: 'This is more than the USD 39.00 that were paid.' }],
    });
    expect(await decide(orderId, { accept: true, amount: '1e2' })).toMatchObject({ http: 422 });
    const sentence = 'Our question reached you too late.';
    expect(await decide(orderId, { accept: true, amount: 39, sentence })).toMatchObject({
      http: 200,
      data: { granted: '39.00' },
    });
    await refunded(orderId);
    const mail = (await lettersOf(orderId)).at(-1);
    expect(mail?.kind).toBe('refund');
    expect(mail?.body_text).toContain('USD 39.00');
    expect(await look(orderId)).toMatchObject({
      refunded: expect.any(String),
      request: { granted: '39.00', sentence },
    });
  });

  test('of the amount of the policy needs none, and is a move of its own in the history', async () => {
    const orderId = await asked();
    expect(await decide(orderId, { accept: true, amount: '19.5' })).toMatchObject({
      http: 200,
      data: { granted: '19.50' },
    });
    expect((await app.history(orderId)).slice(-2)).toMatchObject([
      { action: 'refund-accepted', actor_name: 'Sinta', order_version: 1, detail: {} },
      { action: 'moved', order_version: 2, detail: { from: 'New', to: 'Refunds' } },
    ]);
    expect(await decide(orderId, { accept: true }, dewa)).toMatchObject({
      http: 409,
      message: 'Sinta accepted this refund already.',
    });
  });

  test('of an order without a sum is any amount that has its sentence', async () => {
    const orderId = await asked({ amount: null });
    const amount = '12';
    expect(await decide(orderId, { accept: true, amount })).toMatchObject({
      http: 422,
      errors: [{ path: 'sentence' }],
    });
    expect(await decide(orderId, { accept: true, amount, sentence: 'As agreed.' })).toMatchObject({
      http: 200,
      data: { granted: '12.00' },
    });
  });

  test('takes the mark of the same traveller from the order that stays', async () => {
    const same = { full_name: 'Ines Solberg', dob: '1988-03-14', doa: '2027-06-10' };
    const stays = await app.newOrder({ ...same, passport_number: 'P1234567' });
    const goes = await asked({ ...same, passport_number: 'P7654321' });
    const marks = async () =>
      (await app.order(stays)).checked?.marks.filter(({ rule }) => rule === 'twice.name').length;
    const pks = await Promise.all([stays, goes].map(async (id) => (await app.order(id)).id));
    await app.db.transaction().execute((trx) => recheck(trx, pks));
    expect(await marks()).toBe(1);
    await decide(goes, { accept: true });
    expect(await marks()).toBe(0);
  });

  test('"Refunded it" tells amount, currency and date, once', async () => {
    const orderId = await asked();
    await decide(orderId, { accept: true });
    expect(await refunded(orderId)).toMatchObject({ http: 200 });
    expect(await refunded(orderId)).toMatchObject({ http: 409 });
    const letters = await lettersOf(orderId);
    expect(letters.map(({ kind }) => kind)).toEqual(['refundAsked', 'refund']);
    expect(letters[1]?.body_text).toMatch(/USD 19\.50/);
    const year = String(new Date().getUTCFullYear());
    expect(letters[1]?.body_text).toContain(year);
    const as = { cookie: app.cookieOf(orderId) };
    const { mainResult } = await app.call('getDownloadHistory', { body: { orderId } }, as);
    expect(mainResult).toMatchObject({ amount: '19.50', currency: 'USD' });
  });
});

describe('a refused refund', () => {
  test('has a sentence that the traveller reads, a letter, and no name', async () => {
    const orderId = await asked();
    expect(await decide(orderId, { accept: false })).toMatchObject({
      http: 422,
      errors: [{ path: 'sentence', message: 'Give a reason. The traveller will read it.' }],
    });
    const sentence = 'We filed it before you asked.';
    expect(await decide(orderId, { accept: false, sentence })).toMatchObject({
      http: 200,
      data: { version: 1, state: 'refused', granted: null },
    });
    expect(await decide(orderId, { accept: true }, dewa)).toMatchObject({
      http: 409,
      message: 'Sinta refused this refund already.',
    });
    expect((await app.history(orderId)).at(-2)).toMatchObject({
      action: 'refund-refused',
      actor_name: 'Sinta',
      detail: {},
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
    const refund = await look(orderId);
    expect(refund).toMatchObject({ open: true, request: { state: 'refused', sentence } });
    expect(JSON.stringify(refund)).not.toContain('Sinta');
    const letters = await lettersOf(orderId);
    expect(letters.at(-1)).toMatchObject({ kind: 'refundRefused' });
    expect(letters.at(-1)?.body_text).toContain(sentence);
    expect(JSON.stringify(await app.history(orderId))).not.toMatch(/before you asked|Private/);
  });
});

test('is decided once, also by two members at once', async () => {
  const orderId = await asked();
  const answers = await Promise.all([
    decide(orderId, { accept: true }),
    decide(orderId, { accept: false, sentence: 'No.' }, dewa),
  ]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(answers.find(({ http }) => http === 409)?.message).toMatch(
    /^(Sinta accepted|Dewa refused) this refund already\.$/,
  );
  const nobody = await app.newOrder();
  expect(await decide(nobody, { accept: true })).toMatchObject({
    http: 409,
    message: `Nobody has asked for a refund of order ${nobody}.`,
  });
  expect(await decide('T-NOBODY', { accept: true })).toMatchObject({
    http: 404,
    message: 'There is no order T-NOBODY.',
  });
});

test('"Refunded it" waits until a request is decided on', async () => {
  const orderId = await asked();
  const body = { orderId: [orderId], updatingStatus: 'Refunds' };
  await app.call('moveOrderStatus', { body }, sinta);
  expect(await refunded(orderId)).toMatchObject({
    http: 409,
    message: `A refund was requested for order ${orderId}. Please accept or refuse it first.`,
  });
  expect(await decide(orderId, { accept: true })).toMatchObject({
    http: 200,
    data: { version: 2 },
  });
  expect(await refunded(orderId)).toMatchObject({ http: 200 });
});

describe('filing an order whose refund is asked for', () => {
  test.each(['AwaitingGovt', 'Completed'])('to %s asks once more', async (updatingStatus) => {
    const orderId = await asked();
    const move = (more: object = {}) =>
      app.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus, ...more } }, sinta);
    expect(await move()).toMatchObject({
      http: 409,
      message: `A refund was requested for order ${orderId}. Please confirm to file it all the same.`,
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
    expect(await move({ confirmRefund: true })).toMatchObject({ http: 200 });
  });

  test('by an upload asks once more, and keeps no file without it', async () => {
    const orderId = await asked();
    const upload = (more: object = {}) =>
      app.call(
        'uploadVisaDocument',
        {
          body: {
            orderId,
            email: 'maren@example.com',
            mailServiceProvider: 'AWS',
            confirmMismatch: 'Y',
            mismatchRemark: 'x',
            ...more,
          },
          file: fileOf(samples.pdf),
        },
        sinta,
      );
    const refused = await upload();
    expect(refused).toMatchObject({ http: 409 });
    expect(refused.message).toMatch(/confirm to file/);
    expect(await app.db.selectFrom('stray_document').selectAll().execute()).toEqual([]);
    expect(await upload({ confirmRefund: 'Y' })).toMatchObject({ http: 200 });
  });

  test('asks once more where the refund was accepted', async () => {
    const orderId = await asked();
    await decide(orderId, { accept: true });
    const move = (more: object = {}) =>
      app.call(
        'moveOrderStatus',
        { body: { orderId: [orderId], updatingStatus: 'AwaitingGovt', ...more } },
        sinta,
      );
    expect(await move()).toMatchObject({
      http: 409,
      message: `A refund was accepted for order ${orderId}. Please confirm to file it all the same.`,
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Refunds' });
    expect(await move({ confirmRefund: true })).toMatchObject({ http: 200 });
  });

  test('moves that file nothing are not held up', async () => {
    const orderId = await asked();
    const body = { orderId: [orderId], updatingStatus: 'Contact Customer' };
    expect(await app.call('moveOrderStatus', { body }, sinta)).toMatchObject({ http: 200 });
  });
});

test('erasing the order leaves nothing of a request', async () => {
  const orderId = await asked();
  const admin = await app.signIn('Admin');
  for (const permanentDeletedFlag of [false, true]) {
    const body = {
      orderId: [orderId],
      updatingStatus: 'Deleted',
      permanentDeletedFlag,
      // It was paid lately.
      ...(permanentDeletedFlag && { confirmDisputed: [orderId] }),
    } as const;
    expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  }
  const left = await app.db
    .selectFrom('refund_request as r')
    .innerJoin('orders as o', 'o.id', 'r.order_pk')
    .select('r.id')
    .where('o.order_id', '=', orderId)
    .execute();
  expect(left).toEqual([]);
});
