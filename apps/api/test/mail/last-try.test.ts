import { afterAll, beforeAll, expect, test } from 'vitest';
import { correspondentsOf } from '../../src/adapters/mail/mailbox.ts';
import { sendMail } from '../../src/usecases/mail/send-mail.ts';
import { type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('a mail that is given up stands in the history, and an earlier try does not', async () => {
  const lead = await app.signIn('Admin');
  const orderId = await app.newOrder({ process_status: 'Refunds' });
  await app.call('moveToCompleteRefund', { body: { orderId: [orderId] } }, lead);
  const mail = await app.db.selectFrom('mail_message').select('id').executeTakeFirstOrThrow();
  const refusing = {
    name: 'ses' as const,
    send: () => Promise.reject(new Error('554 the mailbox is closed')),
  };
  const { env } = app.services;
  const deps = {
    ...app.services,
    dataDir: env.dataDir,
    company: env.company,
    correspondents: correspondentsOf(env),
    transport: () => refusing,
  };
  const failures = async () =>
    (await app.history(orderId)).filter((row) => row.action === 'mail-failed');

  await expect(sendMail(deps, mail.id, false)).rejects.toThrow('did not take message');
  expect(await failures()).toEqual([]);
  await expect(sendMail(deps, mail.id, true)).rejects.toThrow('did not take message');
  expect(await failures()).toMatchObject([
    {
      actor_kind: 'system',
      detail: { mailId: mail.id, provider: 'AWS', transport: 'ses' },
    },
  ]);
  const { data } = await app.call('getOrdersDetails', { params: { orderId } }, lead);
  expect(data?.mailHistory).toMatchObject([
    { state: 'failed', attempts: 2, last_error: '554 the mailbox is closed' },
  ]);
});
