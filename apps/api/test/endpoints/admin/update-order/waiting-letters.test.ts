import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { addDocument } from '../../../support/documents.ts';
import { correctionsOf } from './corrections.ts';

const before = 'sari@example.com';
const after = 'sari.new@example.com';

let app: TestApp;
let sinta: SignedIn;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  // Nothing is sent by itself: a provider that is away.
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
  order = correctionsOf(app, sinta);
});
afterAll(() => app.stop());

/** All mails of an order but those that tell of the change, oldest first. */
async function letters(orderId: string) {
  return app.db
    .selectFrom('mail_message')
    .selectAll()
    .where('order_pk', '=', (await app.order(orderId)).id)
    .where('kind', '<>', 'emailChanged')
    .orderBy('created_at')
    .orderBy('sent_again_as')
    .execute();
}
async function jobs() {
  const { rows } = await app.pool.query('select key from graphile_worker._private_jobs');
  return rows.map(({ key }) => key as string);
}
/** An order whose approval waits for an address that is a stranger's. */
async function withApproval(email = before): Promise<string> {
  const orderId = await order.received({ email: before });
  await addDocument(app, orderId);
  const body = { orderId, email, mailServiceProvider: 'Sendgrid' };
  expect(await app.call('resendMail', { body }, sinta)).toMatchObject({ http: 200 });
  return orderId;
}
const ask = (orderId: string) =>
  app.call('askTraveller', { body: { orderId, wants: 'text', text: 'Which hotel?' } }, sinta);
const again = (orderId: string, mailId: string) =>
  app.call('sendMailAgain', { body: { orderId, mailId, mailServiceProvider: 'AWS' } }, sinta);

describe('when an e-mail is corrected, a letter that waits for the address before', () => {
  test('goes out with the document to the new one alone, and names that one', async () => {
    const orderId = await withApproval();
    expect(await order.correct(orderId, { email: after })).toMatchObject({
      http: 200,
      message: 'Email has been corrected',
    });
    const all = await letters(orderId);
    const [first, second] = all.toSorted((a) => (a.recipient === before ? -1 : 1));
    expect(all).toHaveLength(2);
    expect(first).toMatchObject({ recipient: before, state: 'failed', sent_again_as: second?.id });
    expect(second).toMatchObject({
      recipient: after,
      kind: 'resend',
      state: 'queued',
      document_id: first?.document_id,
      mail_service_provider: 'Sendgrid',
    });
    expect(first?.body_text).toContain(before);
    expect(second?.body_text).toContain(after);
    expect(`${second?.html} ${second?.body_text}`).not.toContain(before);
    const waiting = await jobs();
    expect(waiting).not.toContain(`mail:${first?.id}`);
    expect(waiting).toContain(`mail:${second?.id}`);
  });

  test('is withdrawn where it brings no document, and the member is told', async () => {
    const orderId = await order.received({ email: before });
    expect(await ask(orderId)).toMatchObject({ http: 200 });
    expect(await order.correct(orderId, { email: after })).toMatchObject({
      http: 200,
      message:
        'Email has been corrected. 1 e-mail waiting for the previous address was withdrawn. Send it again.',
    });
    const [mail] = await letters(orderId);
    expect(mail).toMatchObject({
      kind: 'question',
      state: 'failed',
      last_error: 'The e-mail of the order was corrected before this went out.',
    });
    expect(await jobs()).not.toContain(`mail:${mail?.id}`);
    expect(await app.history(orderId)).toContainEqual(
      expect.objectContaining({
        action: 'mail-failed',
        actor_name: 'Sinta',
        detail: { mailId: mail?.id, provider: 'AWS' },
      }),
    );
    expect(await again(orderId, mail?.id ?? '')).toMatchObject({
      http: 409,
      message: 'The e-mail of this order was corrected since. Please write to the present address.',
    });
  });

  test('is not tried once more where a worker has it in hand', async () => {
    const orderId = await withApproval();
    const [{ id = '' } = {}] = await letters(orderId);
    await app.pool.query(
      "update graphile_worker._private_jobs set locked_by = 'w', locked_at = now() where key = $1",
      [`mail:${id}`],
    );
    await order.correct(orderId, { email: after });
    const mails = await letters(orderId);
    expect(mails.find((mail) => mail.id === id)).toMatchObject({ state: 'failed' });
    expect(mails.filter(({ state }) => state === 'queued')).toMatchObject([{ recipient: after }]);
  });

  test('stays where staff sent it to another address on purpose', async () => {
    const orderId = await withApproval('hotel@example.net');
    await order.correct(orderId, { email: after });
    expect(await letters(orderId)).toMatchObject([
      { recipient: 'hotel@example.net', state: 'queued', sent_again_as: null },
    ]);
  });
});

test('a letter that came back from the address before is not sent there again', async () => {
  const orderId = await withApproval();
  const [{ id = '' } = {}] = await letters(orderId);
  const bounced = { state: 'sent', delivery: 'bounced' } as const;
  await app.db.updateTable('mail_message').set(bounced).where('id', '=', id).execute();
  await order.correct(orderId, { email: after });
  expect(await letters(orderId)).toHaveLength(1);
  expect(await again(orderId, id)).toMatchObject({ http: 409 });
  expect(await letters(orderId)).toHaveLength(1);
});
