import { expect } from 'vitest';
import { sentOrder } from '../../../intake/orders.ts';
import type { SignedIn, TestApp } from '../../../support/app.ts';

/** Orders of a test's app, and how its first member corrects them. */
export function correctionsOf(app: TestApp, member: SignedIn) {
  return {
    /** An order that came in as a shop sends it. */
    async received(more: object = {}): Promise<string> {
      const orderId = `UPDATE-${crypto.randomUUID().slice(0, 8)}`;
      const body = sentOrder({ order_id: orderId, paid: true, ...more });
      const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
      expect(await app.call('intakeOrders', { body }, { headers })).toMatchObject({ http: 200 });
      return orderId;
    },
    correct: (orderId: string, changes: object, more: object = {}, as = member) =>
      app.call('updateOrder', { body: { orderId, version: 1, changes, ...more } }, as),
    async detail(orderId: string) {
      const { data } = await app.call('getOrdersDetails', { params: { orderId } }, member);
      if (data === undefined) throw new Error(`There is no order ${orderId}.`);
      return data;
    },
  };
}
