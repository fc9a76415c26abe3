import { encodeOrderId } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const notice = (orderId: string) => app.call('getApprovalNotice', { params: { orderId } }, team);

test('is the very mail that would be sent', async () => {
  const orderId = await app.newOrder({ full_name: 'Siân <b>& "Sons"</b>' });
  await addDocument(app, orderId);
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
  await app.call('resendMail', { body }, team);
  const mail = await app.db
    .selectFrom('mail_message')
    .select(['subject', 'html', 'body_text', 'recipient'])
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const { data } = await notice(orderId);
  expect(data).toMatchObject({
    subject: mail.subject,
    html: mail.html,
    text: mail.body_text,
    recipient: mail.recipient,
  });
  expect(data?.html).not.toContain('<b>');
});

test('comes with a short text for WhatsApp: greeting, order id and link', async () => {
  const orderId = await app.newOrder({ country_code: '62', phone_number: '0812 5550 778' });
  const { whatsapp } = (await notice(orderId)).data ?? {};
  expect(whatsapp?.phone).toBe('628125550778');
  expect(whatsapp?.text).toContain('Dear Maren Ostrowick-Vale,');
  expect(whatsapp?.text).toContain(orderId);
  expect(whatsapp?.text).toContain(`/track-order/${encodeOrderId(orderId)}`);
});

test('needs no document, no e-mail, no name and no telephone, and sends nothing', async () => {
  const orderId = await app.newOrder({ full_name: null, email: null, phone_number: null });
  expect(await notice(orderId)).toMatchObject({
    http: 200,
    data: { recipient: '', whatsapp: { phone: null } },
  });
  expect((await notice(orderId)).data?.text).toMatch(/^Dear traveller,/m);
  expect(await app.history(orderId)).toEqual([]);
});

test('of an unknown or erased order there is none', async () => {
  expect(await notice('T-NOBODY')).toMatchObject({
    http: 404,
    message: 'There is no order T-NOBODY.',
  });
  const erased = await app.newOrder({ process_status: 'Deleted', erased_at: new Date() });
  expect(await notice(erased)).toMatchObject({ http: 404 });
});
