import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveryEvent } from '../../../src/core/delivery-event.ts';
import { eraseOrders } from '../../../src/db/queries/order-erase.ts';
import { recordEvents } from '../../../src/usecases/mail/delivery/record-events.ts';
import { until } from '../../support/until.ts';
import { fakeSns } from './sns.ts';
import { deliveryOf, type WebhookApp, webhookApp } from './webhook-app.ts';

let app: WebhookApp;
beforeAll(async () => {
  app = await webhookApp(fakeSns().web);
});
afterAll(() => app.stop());

const eventOf = (mailId: string, more: Partial<DeliveryEvent> = {}): DeliveryEvent => ({
  mailId,
  providerMessageId: null,
  provider: 'sendgrid',
  eventId: randomUUID(),
  state: 'deferred',
  words: null,
  at: new Date('2026-11-20T10:00:00Z'),
  ...more,
});

test('says of how many events what became of them', async () => {
  const mail = await app.sentMail('sendgrid');
  const same = eventOf(mail.id);
  const events = [same, eventOf(mail.id), same, eventOf(randomUUID()), eventOf(randomUUID())];
  expect(await recordEvents(app.db, [...events, eventOf(randomUUID())])).toEqual({
    kept: 2,
    repeated: 1,
    unknown: 3,
  });
  expect(await recordEvents(app.db, [])).toEqual({ kept: 0, repeated: 0, unknown: 0 });
});

test('the history names the provider that told it, once for each new state', async () => {
  const mail = await app.sentMail('sendgrid');
  await recordEvents(app.db, [eventOf(mail.id), eventOf(mail.id)]);
  await recordEvents(app.db, [eventOf(mail.id, { state: 'bounced', words: '550 unknown' })]);
  expect(await app.history(mail.orderId)).toMatchObject(
    ['deferred', 'bounced'].map((state) => ({
      action: 'mail-delivery',
      actor_kind: 'system',
      actor_id: null,
      actor_name: 'Sendgrid',
      order_version: 1,
      detail: { mailId: mail.id, provider: 'Sendgrid', state },
    })),
  );
  expect(await deliveryOf(app, mail)).toMatchObject({ delivery: 'bounced' });
});

test('news of a mail whose order is erased in that very moment is of no mail', async () => {
  const mail = await app.sentMail('sendgrid');
  const { id: orderPk } = await app.order(mail.orderId);
  const recorded = await app.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderPk)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const recording = recordEvents(app.db, [eventOf(mail.id)]);
    // A failure is told by what is awaited at the end.
    recording.catch(() => {});
    await until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0 ? true : null;
    });
    await eraseOrders(trx, [orderPk]);
    return { recording };
  });
  expect(await recorded.recording).toEqual({ kept: 0, repeated: 0, unknown: 1 });
  expect(await app.history(mail.orderId)).toEqual([]);
});
