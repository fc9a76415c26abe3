import { declarationKeys, orderFieldKeys, orderFields } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { fileOf, samples } from '../../../support/documents.ts';
import { secondOfAMonth } from '../../../support/second-of-a-month.ts';
import { correctionsOf } from './corrections.ts';

let app: TestApp;
let sinta: SignedIn;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
  order = correctionsOf(app, sinta);
});
afterAll(() => app.stop());

describe('a correction', () => {
  test('is stored with what was there before, who, why and when', async () => {
    const orderId = await order.received();
    const answer = await order.correct(
      orderId,
      { passport_number: ' X1234568 ' },
      { reason: ' Typing mistake ' },
    );
    expect(answer).toMatchObject({
      http: 200,
      status: 1,
      message: 'Passport number has been corrected',
      data: { version: 2, saved: ['passport_number'], conflicts: [] },
    });
    expect(await order.detail(orderId)).toMatchObject({
      passport_number: 'X1234568',
      version: 2,
      changed_after_approval: false,
      corrections: [
        {
          field: 'passport_number',
          before: 'X1234567',
          after: 'X1234568',
          by: 'Sinta',
          by_kind: 'staff',
          reason: 'Typing mistake',
          version: 2,
          after_approval: false,
        },
      ],
    });
  });

  test('is one row of history that names the fields and never a value', async () => {
    const orderId = await order.received();
    await order.correct(
      orderId,
      { passport_number: 'SECRET99', occupation: 'Sailor' },
      { reason: 'Private words' },
    );
    const history = await app.history(orderId);
    expect(history.at(-1)).toMatchObject({
      action: 'corrected',
      actor_name: 'Sinta',
      order_version: 2,
      detail: { fields: 'occupation,passport_number' },
    });
    expect(JSON.stringify(history)).not.toMatch(/SECRET99|Sailor|Private|X1234567/);
  });

  test('reaches every declared field, and nothing that was recorded', async () => {
    const orderId = await order.received();
    const values: Record<string, unknown> = {
      full_name: 'Sari Contoh',
      dob: '1990-05-18',
      occupation: 'Engineer',
      nationality: 'Japan',
      passport_number: 'Z7654321',
      email: 'sari.contoh@example.com',
      phone_number: '491 570 157',
      confirm_email: 'sari.contoh@example.com',
      country_code: 'Japan',
      address_in_indonesia: 'Villa 7',
      language: 'id',
      place_of_arrival: 'Soekarno-Hatta (CGK), Jakarta',
      doa: '2026-12-24',
      flight_voyage: 'ZZ 1',
      accompanied_baggage: 3,
      unaccompanied_baggage_select: 'Yes',
      unaccompanied_baggage: '2',
      family_members_travelling: 1,
    };
    const declared = orderFieldKeys.filter((key) => orderFields[key].correctedBy.length > 0);
    expect(Object.keys(values).sort()).toEqual([...declared].sort());
    const familyMember = [
      { family_member_name: 'Noor', family_relationship: 'Spouse', family_passport_number: null },
    ];
    const importingGoods = Object.fromEntries(declarationKeys.map((key) => [key, 'Yes']));
    const goodsDetails = { value_purchase: '1240', units_purchase: '' };
    const answer = await order.correct(orderId, {
      ...values,
      familyMember,
      importingGoods,
      goodsDetails,
    });
    expect(answer).toMatchObject({ http: 200, data: { conflicts: [], version: 2 } });
    expect(await order.detail(orderId)).toMatchObject({
      ...values,
      country_code: '81',
      phone_number: '491570157',
      unaccompanied_baggage: 2,
      familyMember: [
        {
          family_member_name: 'Noor',
          family_passport_number: null,
          family_nationality: null,
          family_other_nationalities: null,
          family_relationship: 'Spouse',
        },
      ],
      importingGoods,
      goodsDetails: { value_purchase: '1240' },
    });
    const recorded = orderFieldKeys.filter((key) => orderFields[key].correctedBy.length === 0);
    for (const key of recorded) {
      expect(await order.correct(orderId, { [key]: 'x' }), key).toMatchObject({
        http: 422,
        message: 'This field cannot be corrected.',
        errors: [{ path: `changes.${key}` }],
      });
    }
  });

  test('of a date moves the plan of the work, and of a nationality the count of its country', async () => {
    const orderId = await order.received({ created_at: '2026-11-01T10:00:00Z', doa: '2026-12-20' });
    await order.correct(orderId, { doa: '2027-03-10', nationality: 'Japan' });
    expect(await app.order(orderId)).toMatchObject({
      doa: '2027-03-10',
      processing_date: '2027-03-07',
      process_month: 'Mar',
      nationality_code: 'JP',
    });
  });

  test('leaves the date on which somebody processed the order', async () => {
    const orderId = await order.received();
    const form = { orderId, email: 'sari@example.com', mailServiceProvider: 'AWS' };
    const pdf = fileOf(samples.pdf);
    await app.call(
      'uploadVisaDocument',
      {
        body: {
          ...form,
          confirmMismatch: 'Y',
          mismatchRemark: 'x',
          errorsReason: 'Orders of one traveller',
        },
        file: pdf,
      },
      sinta,
    );
    const { processing_date } = await app.order(orderId);
    const [doa, process_month] = secondOfAMonth();
    expect(await order.correct(orderId, { doa }, { version: 2 })).toMatchObject({ http: 200 });
    expect(await app.order(orderId)).toMatchObject({ processing_date, process_month });
  });

  test('is found by the new words and no longer by the old ones', async () => {
    const orderId = await order.received({ full_name: 'Quillfeather Oldname' });
    await order.correct(orderId, { full_name: 'Quillfeather Newname' });
    const found = async (searchVal: string) => {
      const body = { start: 0, end: 10, searchVal, folderName: 'newOrder' };
      const { data } = await app.call('searchOrder', { body }, sinta);
      return data?.map((row) => row.order_id);
    };
    expect(await found('Newname')).toEqual([orderId]);
    expect(await found('Oldname')).toEqual([]);
  });

  test('of the e-mail takes the confirmed address along, so that both stay the same', async () => {
    const orderId = await order.received({ confirm_email: 'sari@example.com' });
    expect(await order.correct(orderId, { email: 'sari2@example.com' })).toMatchObject({
      data: { saved: ['email'] },
    });
    expect(await order.detail(orderId)).toMatchObject({
      email: 'sari2@example.com',
      confirm_email: 'sari2@example.com',
    });
    expect(
      await order.correct(orderId, { confirm_email: 'other@example.com' }, { version: 2 }),
    ).toMatchObject({
      http: 422,
      message: 'Confirm email differs from Email.',
      errors: [{ path: 'changes.confirm_email' }],
    });
  });

  test('that was asked for twice is made once', async () => {
    const orderId = await order.received();
    const changes = { occupation: 'Sailor', familyMember: [{ family_member_name: 'Noor' }] };
    await order.correct(orderId, changes);
    expect(await order.correct(orderId, changes)).toMatchObject({
      http: 200,
      data: { version: 2, saved: ['occupation', 'familyMember'], conflicts: [] },
    });
    expect((await order.detail(orderId)).corrections).toHaveLength(2);
  });
});

test('after an approval the order is marked until a new document is uploaded', async () => {
  const orderId = await order.received();
  const body = {
    orderId,
    email: 'sari@example.com',
    mailServiceProvider: 'AWS',
    confirmMismatch: 'Y',
    mismatchRemark: 'A sample',
    errorsReason: 'Orders of one traveller',
  };
  const upload = () => app.call('uploadVisaDocument', { body, file: fileOf(samples.pdf) }, sinta);
  await order.correct(orderId, { occupation: 'Sailor' });
  expect(await upload()).toMatchObject({ http: 200 });
  expect((await order.detail(orderId)).changed_after_approval).toBe(false);
  await order.correct(orderId, { doa: '2026-12-24' }, { version: 3 });
  const marked = await order.detail(orderId);
  expect(marked.changed_after_approval).toBe(true);
  expect(marked.corrections.map(({ field, after_approval }) => [field, after_approval])).toEqual([
    ['doa', true],
    ['occupation', false],
  ]);
  expect(await upload()).toMatchObject({ http: 200 });
  expect((await order.detail(orderId)).changed_after_approval).toBe(false);
});

test('erasing the order leaves nothing of what was corrected', async () => {
  const orderId = await order.received();
  const admin = await app.signIn('Admin');
  await order.correct(orderId, { full_name: 'Zerwina Vanish' }, { reason: 'Zerwina wrote' });
  for (const permanentDeletedFlag of [false, true]) {
    const body = {
      orderId: [orderId],
      updatingStatus: 'Deleted',
      permanentDeletedFlag,
      // It was paid lately.
      confirmDisputed: [orderId],
    } as const;
    expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  }
  const { rows: tables } = await app.pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    expect(
      rows.filter(({ row }) => row.includes('Zerwina')),
      name,
    ).toEqual([]);
  }
});
