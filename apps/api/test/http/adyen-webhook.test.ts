import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireDisputes } from '../../src/usecases/disputes/due-notices.ts';
import { viewCase } from '../../src/usecases/disputes/view-case.ts';
import { type TestApp, testApp } from '../support/app.ts';

/** As Adyen's library for Node signs. */
const { hmacValidator: Validator } = createRequire(import.meta.url)('@adyen/api-library');
const signer = new Validator();

const adyenKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { ADYEN_HMAC_KEY: adyenKey } });
});
afterAll(() => app.stop());

let last = 0;
const post = async (url: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.url}/api/webhooks/${url}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { http: answer.status, ...((await answer.json()) as { message: string }) };
};
const casesOf = (gatewayDisputeId: string) =>
  app.db
    .selectFrom('dispute')
    .selectAll()
    .where('gateway_dispute_id', '=', gatewayDisputeId)
    .orderBy('id')
    .execute();
const allCases = () => app.db.selectFrom('dispute').select('id').execute();
const refused = { http: 403, message: 'This call is not signed as it should be.' };
const shapeless = { http: 422, message: 'These are no events of this gateway.' };

describe('Adyen', () => {
  const item = (eventCode: string, more: Record<string, unknown> = {}) => ({
    pspReference: `PSP${++last}`,
    originalReference: 'PAY1',
    merchantAccountCode: 'TestMerchant',
    merchantReference: '',
    amount: { value: 6900, currency: 'USD' },
    eventCode,
    eventDate: '2026-11-20T10:00:00+01:00',
    success: 'true',
    ...more,
  });
  type Item = ReturnType<typeof item>;
  const signed = (one: Item, additionalData: object = {}, key = adyenKey) => ({
    NotificationRequestItem: {
      ...one,
      additionalData: { ...additionalData, hmacSignature: signer.calculateHmac(one, key) },
    },
  });
  const tell = (...items: object[]) =>
    post('adyen', JSON.stringify({ live: 'false', notificationItems: items }));
  const reasons = {
    chargebackReasonCode: '10.4',
    chargebackSchemeCode: 'visa',
    defensePeriodEndsAt: '2026-12-10T10:00:00+01:00',
  };

  test('tells of several in a call, and what its signature leaves out is told, not signed', async () => {
    const orderId = await app.newOrder({
      transaction_id: 'PAY1',
      amount: '69.00',
      currency: 'USD',
    });
    const coming = item('NOTIFICATION_OF_CHARGEBACK');
    const fraud = item('NOTIFICATION_OF_FRAUD', { amount: { value: 690, currency: 'IDR' } });
    const answer = await tell(
      signed(coming, reasons),
      signed(fraud, { nofReasonCode: '6', nofSchemeCode: 'mc' }),
      signed(item('AUTHORISATION')),
    );
    expect(answer).toMatchObject({ http: 200, message: '[accepted]' });
    expect(await casesOf(coming.pspReference)).toMatchObject([
      {
        came_by: 'adyen',
        gateway: 'Adyen',
        network: 'visa',
        reason_code: '10.4',
        kind: 'chargeback',
        amount: '69.000',
        opened_at: '2026-11-20T09:00:00.000Z',
        answer_due_at: '2026-12-10T09:00:00.000Z',
        unsigned: ['network', 'reason_code', 'opened_at', 'answer_due_at'],
      },
    ]);
    expect(await casesOf(fraud.pspReference)).toMatchObject([
      { kind: 'fraud_report', network: 'mastercard', reason_code: '6', amount: '690.000' },
    ]);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack' });
  });

  test('leads one dispute through its rounds, each a case of its own', async () => {
    const pspReference = 'PSP-ROUNDS';
    for (const event of [
      'REQUEST_FOR_INFORMATION',
      'NOTIFICATION_OF_CHARGEBACK',
      'CHARGEBACK',
      'INFORMATION_SUPPLIED',
      'DISPUTE_DEFENSE_PERIOD_ENDED',
      'CHARGEBACK_REVERSED',
      'SECOND_CHARGEBACK',
      'PREARBITRATION_LOST',
    ]) {
      expect(await tell(signed(item(event, { pspReference })))).toMatchObject({ http: 200 });
    }
    const rounds = (await casesOf(pspReference)).map(({ kind, state, marks }) => [
      kind,
      state,
      marks,
    ]);
    expect(rounds).toEqual([
      ['inquiry', 'lost', []],
      ['chargeback', 'won', []],
      ['pre_arbitration', 'lost', []],
    ]);
  });

  test('whose defence nobody sent is expired; what did not happen is left alone', async () => {
    const one = item('CHARGEBACK');
    const { pspReference } = one;
    await tell(signed(one));
    await tell(signed(item('CHARGEBACK_REVERSED', { pspReference, success: 'false' })));
    await tell(signed(item('DISPUTE_DEFENSE_PERIOD_ENDED', { pspReference })));
    expect(await casesOf(pspReference)).toMatchObject([{ state: 'expired', marks: [] }]);
  });

  test('forged or altered writes nothing of the whole call', async () => {
    const before = await allCases();
    const right = signed(item('CHARGEBACK'));
    const other = item('CHARGEBACK');
    const altered = signed(other);
    const changes: readonly Record<string, unknown>[] = [
      { amount: { value: 1, currency: 'USD' } },
      { amount: { value: 6900, currency: 'EUR' } },
      { eventCode: 'CHARGEBACK_REVERSED' },
      { originalReference: 'PAY2' },
      { merchantReference: '104777' },
      { pspReference: 'PSP0' },
      { success: 'false' },
      { additionalData: {} },
      { additionalData: { hmacSignature: 'AAAA' } },
    ];
    for (const change of changes) {
      const { NotificationRequestItem: one } = altered;
      const answer = await tell(right, { NotificationRequestItem: { ...one, ...change } });
      expect(answer, JSON.stringify(change)).toMatchObject(refused);
    }
    expect(await tell(signed(other, {}, 'AB'.repeat(32)))).toMatchObject(refused);
    expect(await post('adyen', 'nonsense')).toMatchObject({ http: 422 });
    expect(await tell()).toMatchObject({ http: 422 });
    expect(await allCases()).toEqual(before);
  });

  const unreadable = [
    ['a sum below nothing', { amount: { value: -1, currency: 'USD' } }, {}],
    ['a sum that no column holds', { amount: { value: 1e11, currency: 'USD' } }, {}],
    ['a sum in no currency', { amount: { value: 1, currency: 'US' } }, {}],
    ['a number with a NUL', { pspReference: 'PSP\0' }, {}],
    ['half a letter in its number', { pspReference: 'PSP\ud800' }, {}],
    ['no number', { pspReference: '' }, {}],
    ['a NUL in the payment', { originalReference: 'PAY\0' }, {}],
    ['a NUL in what nobody signed', {}, { chargebackReasonCode: '10.4\0' }],
  ] as const;
  const bad = (more: object, additionalData: object = {}) =>
    signed(item('CHARGEBACK', { ...more }), additionalData);

  test.each(unreadable)(
    'is refused, and writes nothing, with %s',
    async (_what, more, unsigned) => {
      const before = await allCases();
      expect(await tell(bad(more, unsigned))).toMatchObject(shapeless);
      expect(await tell({ NotificationRequestItem: null }, bad(more, unsigned))).toMatchObject(
        shapeless,
      );
      expect(await allCases()).toEqual(before);
    },
  );

  test.each(unreadable)('is recorded beside an item with %s', async (_what, more, unsigned) => {
    const [first, second] = [item('CHARGEBACK'), item('CHARGEBACK')];
    const one = bad(more, unsigned);
    const before = (await allCases()).length;
    expect(await tell(signed(first), one, { x: 1 }, signed(second))).toMatchObject({ http: 200 });
    expect(await casesOf(first.pspReference)).toMatchObject([{ state: 'open' }]);
    expect(await casesOf(second.pspReference)).toMatchObject([{ state: 'open' }]);
    expect(await allCases()).toHaveLength(before + 2);
  });

  test('is heard of the end of a case whatever its sum is, and of nothing else', async () => {
    const one = item('CHARGEBACK');
    await tell(signed(one));
    const { pspReference } = one;
    const amount = { value: -6900, currency: 'USD' };
    const end = item('CHARGEBACK_REVERSED', { pspReference, amount });
    expect(await tell(signed(end))).toMatchObject({ http: 200 });
    expect(await casesOf(pspReference)).toMatchObject([{ state: 'won', amount: '69.000' }]);
    const before = await allCases();
    for (const code of ['REFUND', 'constructor']) {
      expect(await tell(signed(item(code, { amount })))).toMatchObject({ http: 200 });
    }
    expect(await allCases()).toEqual(before);
  });

  test('with days that no calendar of ours holds has none', async () => {
    const one = item('CHARGEBACK', { eventDate: '0100-01-01T00:00:00Z' });
    const more = { defensePeriodEndsAt: '9999-12-31T23:59:59-23:59' };
    expect(await tell(signed(one, more))).toMatchObject({ http: 200 });
    const [kept] = await casesOf(one.pspReference);
    expect(kept?.answer_due_at).toBeNull();
    expect(Date.parse(kept?.opened_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('whose day and reason were altered on the way says that nobody signed them', async () => {
    const one = item('CHARGEBACK');
    const { NotificationRequestItem: whole } = signed(one, reasons);
    const additionalData = { ...whole.additionalData, chargebackReasonCode: '13.1' };
    await tell({ NotificationRequestItem: { ...whole, additionalData } });
    const [kept] = await casesOf(one.pspReference);
    expect(kept).toMatchObject({ reason_code: '13.1' });
    expect(kept?.unsigned).toContain('reason_code');
  });

  test('that comes again with a day that has passed does not end its case', async () => {
    const orderId = await app.newOrder({ transaction_id: 'PAY9', process_status: 'Completed' });
    const one = item('CHARGEBACK', { originalReference: 'PAY9' });
    const { pspReference } = one;
    await tell(signed(one, reasons));
    const day = new Date(Date.now() - 60_000).toISOString();
    await tell(signed(one, { ...reasons, defensePeriodEndsAt: day }));
    expect(await casesOf(pspReference)).toMatchObject([{ answer_due_at: day }]);
    expect(await expireDisputes(app.services)).toBe(0);
    const [{ dispute_id: disputeId = '' } = {}] = await casesOf(pspReference);
    const seen = await viewCase(app.services, disputeId);
    expect(seen).toMatchObject({ state: 'open', locked: null, order: { order_id: orderId } });
    // What ends it is signed.
    await tell(signed(item('DISPUTE_DEFENSE_PERIOD_ENDED', { pspReference })));
    expect(await casesOf(pspReference)).toMatchObject([{ state: 'expired' }]);
  });
});
