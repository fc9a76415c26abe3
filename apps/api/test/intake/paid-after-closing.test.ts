import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveCounts } from '../../src/usecases/counts/prove-counts.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { conversationOf } from '../support/conversation.ts';
import { pay } from '../support/payments.ts';

let app: TestApp;
let admin: SignedIn;
let talk: ReturnType<typeof conversationOf>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  talk = conversationOf(app, () => admin);
});
afterAll(() => app.stop());

const remarksOf = async (orderId: string) =>
  (await talk.detail(orderId)).remark.map(({ remark }) => remark);

describe('an order that was closed as refunded while nobody had paid', () => {
  const refund = (orderId: string) =>
    app.call('moveToCompleteRefund', { body: { orderId: [orderId] } }, admin);
  const closed = async (month: string) => {
    const sum = { amount: '69.00', currency: 'USD', created_at: `${month}-05T10:00:00Z` };
    const orderId = await app.newOrder({ process_status: 'Refunds', ...sum });
    await refund(orderId);
    expect(await app.order(orderId)).toMatchObject({ refunded: '0.00' });
    return orderId;
  };
  const refundsOf = async (month: string) => {
    const { data } = await app.call('getCockpit', { query: { month } }, admin);
    const lines: string[] = [];
    await proveCounts(app.db, { mend: false, say: (line) => lines.push(line) });
    expect(lines.filter((line) => !line.endsWith(': right'))).toEqual([]);
    return { refunds: data?.total.refunds, refunded: data?.total.refunded };
  };

  test('waits in Refunds again once it is paid, and its payment goes back', async () => {
    const orderId = await closed('2026-08');
    expect(await refundsOf('2026-08')).toMatchObject({ refunds: 1 });
    await pay(app, orderId, 'TX-LATE');
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'Refunds',
      refund_date: null,
      refunded: null,
    });
    expect(await remarksOf(orderId)).toEqual([
      'A payment came in after the order was closed as refunded.',
    ]);
    expect(await refundsOf('2026-08')).toEqual({ refunds: 0, refunded: [] });
    expect(await refund(orderId)).toMatchObject({ http: 200, data: { changed: [orderId] } });
    const { refunds, refunded } = await refundsOf('2026-08');
    expect(refunds).toBe(1);
    expect(JSON.stringify(refunded)).toContain('69');
    const letter = await app.db
      .selectFrom('mail_message as m')
      .innerJoin('orders as o', 'o.id', 'm.order_pk')
      .select('m.body_text')
      .where('o.order_id', '=', orderId)
      .where('m.body_text', 'like', '%USD 69.00%')
      .execute();
    expect(letter).toHaveLength(1);
  });

  test('has no remark where it was not closed, nor by a repeat', async () => {
    const open = await app.newOrder({ process_status: 'Refunds' });
    await pay(app, open, 'TX-OPEN');
    expect(await remarksOf(open)).toEqual([]);
    const orderId = await closed('2026-07');
    await pay(app, orderId, 'TX-REPEAT');
    await pay(app, orderId, 'TX-REPEAT');
    expect(await remarksOf(orderId)).toHaveLength(1);
  });
});
