import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentOrder } from '../../../intake/orders.ts';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
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

const take = (more: Record<string, unknown>) => {
  const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
  return app.call('intakeOrders', { body: sentOrder(more) }, { headers });
};

describe('fields of All Indonesia', () => {
  test('come in as lists or as the text of a cell, and are kept in one form', async () => {
    const orderId = await order.received({
      scheme: 'all-indonesia',
      scheme_fields: {
        passport_country: 'de',
        countries_21d: 'France; japan',
        imei_devices: ['49-015420-323751-8'],
        cash_by_currency: 'eur 1200.50\nUSD 30',
        symptoms: ['none'],
        visa: '',
        city: null,
      },
    });
    expect(await order.detail(orderId)).toMatchObject({
      scheme: 'all-indonesia',
      scheme_fields: {
        passport_country: 'Germany',
        countries_21d: ['France', 'Japan'],
        imei_devices: ['490154203237518'],
        cash_by_currency: [
          { currency: 'EUR', amount: '1200.50' },
          { currency: 'USD', amount: '30' },
        ],
        symptoms: ['none'],
      },
    });
    expect(Object.keys((await order.detail(orderId)).scheme_fields)).toHaveLength(5);
  });

  test('may all be left out', async () => {
    const detail = await order.detail(await order.received());
    expect(detail).toMatchObject({ scheme: null, scheme_fields: {} });
  });

  test.each([
    [{ scheme: 'bc-22' }, 'scheme', 'is not one of e-cd, all-indonesia'],
    [
      { scheme_fields: { shoe_size: 42 } },
      'scheme_fields.shoe_size',
      'is not a field that is known',
    ],
    [
      { scheme_fields: { passport_expiry: '2027-02-29' } },
      'scheme_fields.passport_expiry',
      'calendar date',
    ],
    [
      { scheme_fields: { passport_country: 'Atlantis' } },
      'scheme_fields.passport_country',
      'is not a country',
    ],
    [{ scheme_fields: { sex: 'x' } }, 'scheme_fields.sex', 'is not one of female, male'],
    [
      { scheme_fields: { symptoms: ['none', 'fever'] } },
      'scheme_fields.symptoms',
      'says none and something',
    ],
    [
      { scheme_fields: { countries_21d: 'France; FR' } },
      'scheme_fields.countries_21d',
      'names the same twice',
    ],
    [
      { scheme_fields: { imei_devices: ['490154203237519'] } },
      'scheme_fields.imei_devices',
      'check digit',
    ],
    [
      { scheme_fields: { imei_devices: ['1', '2', '3'] } },
      'scheme_fields.imei_devices',
      'more than 2 entries',
    ],
    [
      { scheme_fields: { cash_by_currency: 'much' } },
      'scheme_fields.cash_by_currency',
      'is not a sum',
    ],
    [
      { scheme_fields: { cash_by_currency: 5 } },
      'scheme_fields.cash_by_currency',
      'neither a list nor a text',
    ],
    [{ scheme_fields: { visa: 'x'.repeat(61) } }, 'scheme_fields.visa', 'more than 60 characters'],
  ])('%j is refused by name', async (more, path, words) => {
    const { http, errors } = await take(more);
    expect(http).toBe(422);
    expect(errors).toMatchObject([{ path, message: expect.stringContaining(words) }]);
  });

  test('are corrected one by one, with what was there before, and named in the history', async () => {
    const orderId = await order.received({
      scheme_fields: { visa: 'B211A SECRET1', countries_21d: ['France'] },
    });
    const corrected = await order.correct(orderId, {
      scheme_fields: { countries_21d: 'France\nJapan', passport_expiry: '2031-06-30' },
    });
    expect(corrected).toMatchObject({
      http: 200,
      message: 'Passport expiry date and Countries of the last 21 days have been corrected',
    });
    // A stale save: what nobody else touched is saved, the other shows both values.
    const stale = await order.correct(orderId, {
      scheme_fields: { visa: '', countries_21d: ['Spain'] },
    });
    expect(stale.data).toMatchObject({
      saved: ['scheme_fields.visa'],
      conflicts: [
        { field: 'scheme_fields.countries_21d', mine: ['Spain'], theirs: ['France', 'Japan'] },
      ],
    });
    const detail = await order.detail(orderId);
    expect(detail.scheme_fields).toEqual({
      passport_expiry: '2031-06-30',
      countries_21d: ['France', 'Japan'],
    });
    expect(detail.corrections.map(({ field, before }) => [field, before])).toEqual([
      ['scheme_fields.visa', 'B211A SECRET1'],
      ['scheme_fields.countries_21d', ['France']],
      ['scheme_fields.passport_expiry', null],
    ]);
    const history = JSON.stringify(await app.history(orderId));
    expect(history).toContain('scheme_fields.passport_expiry');
    expect(history).not.toMatch(/SECRET1|Japan|2031/);
  });

  test('a correction that breaks a rule names the field and writes nothing', async () => {
    const orderId = await order.received();
    const changes = { scheme_fields: { imei_devices: '490154203237519' }, occupation: 'Sailor' };
    const { http, errors } = await order.correct(orderId, changes);
    expect(http).toBe(422);
    expect(errors).toEqual([
      {
        path: 'changes.scheme_fields.imei_devices',
        message:
          'Phones and tablets to be registered (IMEI) is not an IMEI: its check digit does not fit.',
      },
    ]);
    expect((await order.detail(orderId)).version).toBe(1);
  });
});
