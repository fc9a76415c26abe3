import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { secondOfAMonth } from '../../support/second-of-a-month.ts';
import { correctionsOf } from './update-order/corrections.ts';

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

/** An approved order whose traveller asked for corrections; their ids, oldest first. */
async function asked(changes: object, reason?: string) {
  const orderId = await order.received();
  const form = { orderId, email: 'sari@example.com', mailServiceProvider: 'AWS' };
  const body = {
    ...form,
    confirmMismatch: 'Y',
    mismatchRemark: 'x',
    errorsReason: 'Orders of one traveller',
  };
  expect(
    await app.call('uploadVisaDocument', { body, file: fileOf(samples.pdf) }, sinta),
  ).toMatchObject({ http: 200 });
  const as = { cookie: app.cookieOf(orderId) };
  const correction = { orderId, version: 2, changes, reason };
  expect(await app.call('correctOrder', { body: correction }, as)).toMatchObject({ http: 200 });
  const { askedCorrections = [] } = await order.detail(orderId);
  return { orderId, ids: askedCorrections.map(({ id }) => id).reverse() };
}
const decide = (correctionId: number | undefined, more: object, as = sinta) =>
  app.call('decideCorrection', { body: { correctionId, ...more } }, as);

describe('a correction that was asked for', () => {
  test('is made when it is accepted, and marks the order until a new document', async () => {
    const { orderId, ids } = await asked({ passport_number: 'X1234568' });
    expect(await decide(ids[0], { accept: true })).toMatchObject({
      http: 200,
      message: 'Passport number has been corrected',
      data: { version: 3, state: 'accepted' },
    });
    expect(await order.detail(orderId)).toMatchObject({
      passport_number: 'X1234568',
      changed_after_approval: true,
      corrections: [
        {
          field: 'passport_number',
          before: 'X1234567',
          by: 'Sinta',
          reason: 'The traveller asked for it.',
        },
      ],
      askedCorrections: [{ state: 'accepted', decided_by: 'Sinta' }],
    });
    expect((await app.history(orderId)).at(-2)).toMatchObject({
      action: 'corrected',
      actor_name: 'Sinta',
      detail: { fields: 'passport_number' },
    });
  });

  test('of lists and answers is made as a whole', async () => {
    const familyMember = [{ family_member_name: 'Noor' }];
    const [doa, process_month] = secondOfAMonth();
    const { orderId, ids } = await asked({
      familyMember,
      importingGoods: { purchase: 'Yes' },
      goodsDetails: { value_purchase: '1240' },
      doa,
    });
    expect(ids).toHaveLength(4);
    for (const id of ids) expect(await decide(id, { accept: true })).toMatchObject({ http: 200 });
    expect(await order.detail(orderId)).toMatchObject({
      familyMember,
      importingGoods: { purchase: 'Yes' },
      goodsDetails: { value_purchase: '1240' },
      doa,
      process_month,
    });
  });

  test('is refused with a sentence that the traveller reads, and no name', async () => {
    const { orderId, ids } = await asked({ doa: '2026-12-25' });
    expect(await decide(ids[0], { accept: false })).toMatchObject({
      http: 422,
      errors: [{ path: 'sentence', message: 'Give a reason. The traveller will read it.' }],
    });
    const sentence = 'This needs a new <b>declaration</b>.';
    expect(await decide(ids[0], { accept: false, sentence })).toMatchObject({
      http: 200,
      message: 'Date of arrival stays as it is',
    });
    expect(await decide(ids[0], { accept: true }, dewa)).toMatchObject({
      http: 409,
      message: 'Sinta refused this request already.',
    });
    const as = { cookie: app.cookieOf(orderId) };
    const { data } = await app.call('getOrder', { body: { orderId } }, as);
    expect(data?.correction.asked).toMatchObject([{ state: 'refused', sentence }]);
    expect(JSON.stringify(data)).not.toContain('Sinta');
    const history = await app.history(orderId);
    expect(history.at(-2)).toMatchObject({
      action: 'correction-refused',
      detail: { fields: 'doa' },
    });
    expect(JSON.stringify(history)).not.toContain('declaration</b>');
  });

  test('is decided once, also by two members at once', async () => {
    const { orderId, ids } = await asked({ occupation: 'Sailor' }, 'I changed my work.');
    const answers = await Promise.all([
      decide(ids[0], { accept: true }),
      decide(ids[0], { accept: true }, dewa),
    ]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    const late = answers.find(({ http }) => http === 409);
    expect(late?.message).toMatch(/^(Sinta|Dewa) accepted this request already\.$/);
    expect((await order.detail(orderId)).corrections).toMatchObject([
      { reason: 'I changed my work.' },
    ]);
    expect(await decide(ids[0], { accept: false, sentence: 'No.' })).toMatchObject({ http: 409 });
  });

  test('is not made over what somebody corrected since', async () => {
    const { orderId, ids } = await asked({ passport_number: 'X1234568' });
    const corrected = await order.correct(
      orderId,
      { passport_number: 'X7777777' },
      { version: 2 },
      dewa,
    );
    expect(corrected).toMatchObject({ http: 200 });
    expect(await decide(ids[0], { accept: true })).toMatchObject({
      http: 409,
      message: expect.stringMatching(/^Dewa corrected Passport number in the meantime\./),
    });
    await order.correct(orderId, { passport_number: 'X1234568' }, { version: 3 }, dewa);
    expect(await decide(ids[0], { accept: true })).toMatchObject({ http: 200 });
  });

  test('that nobody asked for, or that gave way to another, is refused', async () => {
    expect(await decide(999_999, { accept: true })).toMatchObject({
      http: 404,
      message: 'There is no such request of a traveller.',
    });
    const { orderId, ids } = await asked({ doa: '2026-12-25' });
    const body = { orderId, version: 2, changes: { doa: '2026-12-26' } };
    await app.call('correctOrder', { body }, { cookie: app.cookieOf(orderId) });
    expect(await decide(ids[0], { accept: true })).toMatchObject({
      http: 409,
      message: 'The traveller took this back or asked for another value in the meantime.',
    });
  });
});
