import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correspondentsOf } from '../../src/adapters/mail/mailbox.ts';
import { queueMail } from '../../src/db/queries/mail.ts';
import { sendMail } from '../../src/usecases/mail/send-mail.ts';
import { type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  // Nothing is sent by itself, and nobody waits long for what another one holds.
  app = await testApp({ connection: { lockTimeout: 100 } });
});
afterAll(() => app.stop());

async function queuedMail() {
  const orderId = await app.newOrder();
  const { id: orderPk } = await app.order(orderId);
  const id = randomUUID();
  await app.db.transaction().execute((trx) =>
    queueMail(trx, {
      id,
      orderPk,
      kind: 'refund',
      recipient: 'traveller@example.net',
      subject: 'Your refund',
      html: '<p>Hello</p>',
      text: 'Hello',
      documentId: null,
      provider: 'Sendgrid',
      reminder: false,
      createdBy: null,
    }),
  );
  return { id, orderId };
}

/** Sends, and does something when the provider has the mail. @returns how often it was handed over */
async function send(id: string, whenTaken: () => Promise<void>): Promise<number> {
  let taken = 0;
  const { env } = app.services;
  await sendMail(
    {
      ...app.services,
      dataDir: app.dataDir,
      company: env.company,
      correspondents: correspondentsOf(env),
      transport: () => ({
        name: 'sendgrid',
        async send() {
          taken += 1;
          await whenTaken();
          return 'their-id';
        },
      }),
    },
    id,
    false,
  );
  return taken;
}
const rowOf = (id: string) =>
  app.db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a mail that a provider has is written down although its order is held for a while', async () => {
  const { id, orderId } = await queuedMail();
  const holder = await app.pool.connect();
  let released: Promise<unknown> = Promise.resolve();
  const sending = send(id, async () => {
    await holder.query('begin');
    await holder.query('select from orders where order_id = $1 for update', [orderId]);
    released = new Promise((done) => setTimeout(done, 400)).then(() => holder.query('rollback'));
  });
  try {
    expect(await sending).toBe(1);
  } finally {
    await released;
    holder.release();
  }
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
  expect((await app.history(orderId)).map(({ action }) => action)).toEqual(['mail-sent']);
});

test('what is no trouble of the database is not tried again', async () => {
  const { id, orderId } = await queuedMail();
  const broken = send(id, async () => {
    await app.pool.query(
      "alter table mail_message add constraint broken check (state <> 'sent') not valid",
    );
  });
  await expect(broken).rejects.toThrow('broken');
  await app.pool.query('alter table mail_message drop constraint broken');
  expect(await rowOf(id)).toMatchObject({ state: 'queued' });
  expect(await app.history(orderId)).toEqual([]);
});

test('a commit whose answer was lost is not made twice', async () => {
  const { id, orderId } = await queuedMail();
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), {});
  const transaction = app.db.transaction.bind(app.db);
  let isFirst = true;
  app.db.transaction = () => {
    const begun = transaction();
    const execute = begun.execute.bind(begun);
    begun.execute = async (work) => {
      const result = await execute(work);
      if (!isFirst) return result;
      isFirst = false;
      throw lost;
    };
    return begun;
  };
  try {
    expect(await send(id, async () => {})).toBe(1);
  } finally {
    app.db.transaction = transaction;
  }
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
  expect((await app.history(orderId)).map(({ action }) => action)).toEqual(['mail-sent']);
});

test('what the database was never told the next try writes down, and sends nothing', async () => {
  const { id, orderId } = await queuedMail();
  const transaction = app.db.transaction;
  app.db.transaction = () => {
    throw new Error('driver has already been destroyed');
  };
  try {
    await expect(send(id, async () => {})).rejects.toThrow('destroyed');
  } finally {
    app.db.transaction = transaction;
  }
  const folder = join(app.dataDir, 'sent-mails');
  const file = join(folder, `${id}.json`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await rowOf(id)).toMatchObject({ state: 'queued' });
  expect(await send(id, async () => {})).toBe(0);
  expect(await rowOf(id)).toMatchObject({
    state: 'sent',
    transport: 'sendgrid',
    provider_message_id: 'their-id',
  });
  expect((await app.history(orderId)).map(({ action }) => action)).toEqual(['mail-sent']);
  expect(await readdir(folder)).toEqual([]);
});
