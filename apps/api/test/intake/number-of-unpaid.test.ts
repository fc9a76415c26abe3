import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGateways } from '../../src/db/queries/gateways.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { conversationOf } from '../support/conversation.ts';
import { pay } from '../support/payments.ts';

let app: TestApp;
let admin: SignedIn;
let headers: Record<string, string>;
let talk: ReturnType<typeof conversationOf>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  await addGateways(app.db, ['Gateway One', 'Gateway Two']);
  headers = { 'X-Intake-Key': app.intakeKey };
  talk = conversationOf(app, () => admin);
});
afterAll(() => app.stop());

const remarksOf = async (orderId: string) =>
  (await talk.detail(orderId)).remark.map(({ remark }) => remark);

describe('the number that an unpaid order had', () => {
  const unpaid = (transaction_id: string) =>
    app.newOrder({ process_status: 'Completed', transaction_id, gateway: 'Gateway One' });
  const tell = async (transaction_id: string) => {
    const body = {
      ...{ dispute_id: `of ${transaction_id}`, gateway: 'Gateway One', network: 'visa' },
      ...{ kind: 'chargeback', reason_code: '10.4', transaction_id },
    };
    const [told] = (await app.call('intakeDisputes', { body }, { headers })).data ?? [];
    const params = { disputeId: told?.dispute_id ?? '' };
    return (await app.call('getDispute', { params }, admin)).data;
  };
  const nothing = 'The payment was confirmed before; nothing changed.';

  test('stays a name of the payment that comes by another one', async () => {
    const orderId = await unpaid('ATTEMPT-1');
    await pay(app, orderId, 'TX-1');
    const order = await app.order(orderId);
    expect(order).toMatchObject({ transaction_id: 'TX-1' });
    expect((await talk.detail(orderId)).further_payments).toMatchObject([
      {
        transaction_id: 'ATTEMPT-1',
        gateway: 'Gateway One',
        settled: { by: 'Intake', outcome: 'same-payment', note: 'The payment came in as TX-1.' },
      },
    ]);
    expect(await pay(app, orderId, 'attempt-1')).toBe(nothing);
    expect(await remarksOf(orderId)).toEqual([]);
    for (const name of ['ATTEMPT-1', 'TX-1']) {
      expect(await tell(name)).toMatchObject({
        order: { order_id: orderId, other_payment: false },
      });
    }
  });

  test('is none where the payment comes by the same one, otherwise written', async () => {
    const orderId = await unpaid(' tx-2');
    await pay(app, orderId, 'TX-2');
    expect((await talk.detail(orderId)).further_payments).toEqual([]);
  });

  test('is no name of a payment at another gateway: a remark says it', async () => {
    const orderId = await unpaid('ATTEMPT-3');
    await pay(app, orderId, 'TX-3', { gateway: 'Gateway Two' });
    expect((await talk.detail(orderId)).further_payments).toEqual([]);
    expect(await remarksOf(orderId)).toEqual([
      'The payment came in as TX-3 at Gateway Two. The order had ATTEMPT-3 at Gateway One before.',
    ]);
    expect(await pay(app, orderId, 'ATTEMPT-3')).toMatch(/noted as another one/);
  });
});
