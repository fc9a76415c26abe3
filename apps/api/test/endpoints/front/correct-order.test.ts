import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countTry } from '../../../src/usecases/limits/rate-limit.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { correctionsOf } from '../admin/update-order/corrections.ts';

let app: TestApp;
let sinta: SignedIn;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
  order = correctionsOf(app, sinta);
});
afterAll(() => app.stop());

const correct = (orderId: string, changes: object, more: object = {}) =>
  app.call(
    'correctOrder',
    { body: { orderId, version: 1, changes, ...more } },
    { cookie: app.cookieOf(orderId) },
  );
const look = async (orderId: string) => {
  const as = { cookie: app.cookieOf(orderId) };
  return (await app.call('getOrder', { body: { orderId } }, as)).data?.correction;
};
const filed = async () => {
  const orderId = await order.received();
  const why = { errorsReason: 'Orders of one traveller' };
  const body = { orderId: [orderId], updatingStatus: 'AwaitingGovt', ...why };
  expect(await app.call('moveOrderStatus', { body }, sinta)).toMatchObject({ http: 200 });
  return orderId;
};

describe('before filing', () => {
  test('a correction is saved, and kept as the traveller’s', async () => {
    const orderId = await order.received();
    const asOffered = { way: 'save' };
    expect(await correct(orderId, { passport_number: 'X1234568' }, asOffered)).toMatchObject({
      http: 200,
      message: 'Your change is saved.',
      data: { version: 2, way: 'save', saved: ['passport_number'], conflicts: [] },
    });
    expect(await order.detail(orderId)).toMatchObject({
      passport_number: 'X1234568',
      corrections: [{ field: 'passport_number', by: 'Traveller', by_kind: 'traveller' }],
      askedCorrections: [],
    });
    const history = await app.history(orderId);
    expect(history.at(-1)).toMatchObject({
      action: 'corrected',
      actor_kind: 'traveller',
      detail: { fields: 'passport_number' },
    });
    expect(JSON.stringify(history)).not.toMatch(/X123456/);
  });

  test('family, answers and items are corrected as lists', async () => {
    const orderId = await order.received();
    const familyMember = [{ family_member_name: 'Noor' }];
    const changes = {
      familyMember,
      importingGoods: { purchase: 'Yes' },
      goodsDetails: { value_purchase: '1240' },
    };
    expect(await correct(orderId, changes)).toMatchObject({ http: 200 });
    expect((await look(orderId))?.values).toMatchObject({
      familyMember,
      'importingGoods.purchase': 'Yes',
      goodsDetails: { value_purchase: '1240' },
    });
  });

  test('the e-mail opens the order and is not corrected here', async () => {
    const orderId = await order.received();
    for (const key of ['email', 'confirm_email', 'amount']) {
      expect(await correct(orderId, { [key]: 'new@example.com' })).toMatchObject({
        http: 422,
        message: 'This field cannot be corrected.',
        errors: [{ path: `changes.${key}` }],
      });
    }
  });

  test('a broken rule names its field, and nothing of the save is written', async () => {
    const orderId = await order.received();
    const answer = await correct(orderId, { occupation: 'Sailor', dob: '2098-13-40' });
    expect(answer).toMatchObject({ http: 422, errors: [{ path: 'changes.dob' }] });
    expect((await look(orderId))?.values).not.toMatchObject({ occupation: 'Sailor' });
  });

  test('a stale save gives both values of what we corrected, and saves the rest', async () => {
    const orderId = await order.received();
    await order.correct(orderId, { passport_number: 'X7777777' });
    const answer = await correct(orderId, { passport_number: 'X1234568', occupation: 'Sailor' });
    expect(answer).toMatchObject({
      http: 200,
      data: {
        version: 3,
        saved: ['occupation'],
        conflicts: [
          { field: 'passport_number', mine: 'X1234568', theirs: 'X7777777', by: 'staff' },
        ],
      },
    });
    expect(JSON.stringify(answer)).not.toContain('Sinta');
    const alone = await correct(orderId, { passport_number: 'X1234568' });
    expect(alone).toMatchObject({
      http: 409,
      message: 'This was changed in the meantime.',
      data: { saved: [], conflicts: [{ by: 'staff' }] },
    });
  });

  test('a save that is repeated after a lost answer, or made twice at once, is made once', async () => {
    const orderId = await order.received();
    const save = () => correct(orderId, { passport_number: 'X1234568' });
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect((await order.detail(orderId)).corrections).toHaveLength(1);
  });
});

describe('after filing', () => {
  test('a correction is asked for and changes nothing', async () => {
    const orderId = await filed();
    const answer = await correct(
      orderId,
      { passport_number: 'X1234568' },
      { reason: ' I mixed up two digits. ' },
    );
    expect(answer).toMatchObject({
      http: 200,
      message: 'Your request has been sent.',
      data: { way: 'ask', saved: ['passport_number'], conflicts: [] },
    });
    expect(await order.detail(orderId)).toMatchObject({
      version: 2,
      passport_number: 'X1234567',
      corrections: [],
      askedCorrections: [
        {
          field: 'passport_number',
          before: 'X1234567',
          after: 'X1234568',
          reason: 'I mixed up two digits.',
          state: 'asked',
        },
      ],
    });
    expect(await look(orderId)).toMatchObject({
      way: 'ask',
      asked: [{ field: 'passport_number', after: 'X1234568', state: 'asked', sentence: null }],
    });
    const history = await app.history(orderId);
    expect(history.at(-1)).toMatchObject({
      action: 'correction-asked',
      actor_kind: 'traveller',
      detail: { fields: 'passport_number' },
    });
    expect(JSON.stringify(history)).not.toMatch(/X123456|mixed/);
  });

  test('what a page offered to save is refused, and asked for by nobody', async () => {
    const orderId = await filed();
    expect(await correct(orderId, { occupation: 'Sailor' }, { way: 'save' })).toMatchObject({
      http: 409,
      message: 'Your declaration is filed, so your change was not saved.',
      data: { way: 'ask', saved: [] },
    });
    expect((await look(orderId))?.asked).toEqual([]);
  });

  test('a repeat asks once, and another value takes the place of the first', async () => {
    const orderId = await filed();
    const ask = (doa: string) => correct(orderId, { doa });
    await Promise.all([ask('2026-12-24'), ask('2026-12-24')]);
    await ask('2026-12-24');
    expect((await look(orderId))?.asked).toHaveLength(1);
    const requests = (await app.history(orderId)).filter(
      (row) => row.action === 'correction-asked',
    );
    expect(requests).toHaveLength(1);
    await correct(orderId, { doa: '2026-12-25', occupation: 'Sailor' });
    expect((await app.history(orderId)).at(-1)?.detail).toEqual({ fields: 'occupation,doa' });
    expect((await look(orderId))?.asked).toMatchObject([
      { after: '2026-12-25' },
      { field: 'occupation' },
    ]);
    const { askedCorrections } = await order.detail(orderId);
    const days = askedCorrections?.filter(({ field }) => field === 'doa');
    expect(days?.map(({ state }) => state)).toEqual(['asked', 'replaced']);
  });

  test('an approved document is filing too, and a closed order takes nothing', async () => {
    const approved = await order.received();
    await addDocument(app, approved);
    expect(await correct(approved, { occupation: 'Sailor' })).toMatchObject({
      data: { way: 'ask' },
    });
    const closed = await app.newOrder({ process_status: 'ChargeBack' });
    expect(await correct(closed, { occupation: 'Sailor' })).toMatchObject({
      http: 409,
      message: 'This order is closed, so your change was not saved.',
      data: { way: 'none', saved: [], conflicts: [] },
    });
  });
});

test('too many changes have to wait, and say how long', async () => {
  const orderId = await order.received();
  const save = (number: number) => correct(orderId, { occupation: `Sailor ${number}` });
  const answers = [];
  for (let number = 0; number < 61; number++) answers.push(await save(number));
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(1);
  expect(answers.at(-1)?.message).toMatch(/changes/);
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('an order is corrected three hundred times in a day at most, and says when it can be again', async () => {
  const orderId = await order.received();
  const window = { name: 'correct own order of a day', key: orderId, seconds: 24 * 60 * 60 };
  for (let i = 0; i < 299; i++) await countTry(app.db, window);
  expect(await correct(orderId, { occupation: 'Architect' })).toMatchObject({ http: 200 });
  const refused = await correct(orderId, { occupation: 'Organist' }, { version: 2 });
  expect(refused).toMatchObject({ http: 429 });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
});
