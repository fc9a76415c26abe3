import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp({ jobs: true });
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const send = (orderId: unknown, more: object = {}) =>
  app.call('sendInvoice', { body: { orderId, ...more } }, team);
const priced = (more: object = {}) => app.newOrder({ amount: '39', currency: 'USD', ...more });
const mailsOf = (orderId: string) =>
  app.db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .selectAll('m')
    .where('o.order_id', '=', orderId)
    .orderBy('m.created_at')
    .execute();
const invoices = () => app.db.selectFrom('invoice').selectAll().orderBy('id').execute();
const actions = async (orderId: string) =>
  (await app.history(orderId)).map((entry) => entry.action).filter((name) => name !== 'mail-sent');

test('issues a number and mails the invoice', async () => {
  const orderId = await priced({ paid_at: '2026-02-03T23:59:00Z', full_name: 'Ana & <Co>' });
  const { message, http } = await send(orderId);
  expect(http).toBe(200);
  const number =
    /^Invoice (INV-\d{4}-\d{6}) was issued\. The e-mail goes to the local mailbox/.exec(
      message,
    )?.[1];
  const mail = await until(async () => {
    const [one] = await mailsOf(orderId);
    return one?.state === 'sent' ? one : null;
  });
  expect(mail).toMatchObject({
    kind: 'invoice',
    recipient: 'maren@example.com',
    mail_service_provider: 'AWS',
    remainder_mail: false,
  });
  const eml = await readFile(join(app.dataDir, 'mailbox', `${mail.id}.eml`));
  const { subject, text, html } = await PostalMime.parse(eml);
  expect(subject).toBe(`Invoice ${number} for your order ${orderId}`);
  const { company } = app.services.env;
  for (const part of [number, orderId, 'USD 39.00', '2026-02-03', company.name, company.taxId]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(html).toContain('Ana &amp; &lt;Co&gt;');
  expect(await app.history(orderId)).toMatchObject([
    { action: 'invoiced', detail: { number, amount: '39.00', currency: 'USD' } },
    { action: 'mail-queued' },
    { action: 'mail-sent' },
  ]);
  expect(await app.order(orderId)).toMatchObject({ version: 1 });
});

test('of an order whose money went back, says so', async () => {
  const orderId = await priced({ paid_at: '2026-02-03T23:59:00Z', process_status: 'Refunds' });
  await app.call('moveToCompleteRefund', { body: { orderId: [orderId] } }, team);
  await send(orderId);
  const sent = await until(async () => {
    const mail = (await mailsOf(orderId)).find(({ kind }) => kind === 'invoice');
    return mail?.state === 'sent' ? mail : null;
  });
  const eml = await readFile(join(app.dataDir, 'mailbox', `${sent.id}.eml`));
  const { text, attachments } = await PostalMime.parse(eml);
  expect(text).toMatch(/Returned on: \d{4}-\d{2}-\d{2}, USD 39\.00/);
  const pdf = await getDocumentProxy(new Uint8Array(attachments[0]?.content as ArrayBuffer));
  const { text: words } = await extractText(pdf, { mergePages: true });
  expect(words).toContain('Total after the refund USD 0.00');
});

test('carries the invoice as a PDF, the same one every time, and is listed each time', async () => {
  const orderId = await priced({ full_name: 'Нина Ангелова' });
  await addDocument(app, orderId);
  for (const _press of [1, 2]) expect(await send(orderId)).toMatchObject({ http: 200 });
  const mails = await until(async () => {
    const all = await mailsOf(orderId);
    return all.every((mail) => mail.state === 'sent') ? all : null;
  });
  const files = await Promise.all(
    mails.map(async ({ id }) => {
      const eml = await readFile(join(app.dataDir, 'mailbox', `${id}.eml`));
      return (await PostalMime.parse(eml)).attachments;
    }),
  );
  const number = mails[0]?.subject.split(' ')[1];
  for (const attachments of files) {
    expect(attachments).toMatchObject([
      { filename: `invoice-${number}.pdf`, mimeType: 'application/pdf' },
    ]);
  }
  const [one, two] = files.map(([file]) => Buffer.from(file?.content as ArrayBuffer));
  expect(two?.equals(one ?? Buffer.alloc(0))).toBe(true);
  const pdf = await getDocumentProxy(new Uint8Array(one ?? []));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of [
    number,
    orderId,
    'USD 39.00',
    'Нина Ангелова',
    app.services.env.company.name,
  ]) {
    expect(text).toContain(part);
  }
  const { data } = await app.call('getOrdersDetails', { params: { orderId } }, team);
  expect(data?.mailHistory).toMatchObject([{ kind: 'invoice' }, { kind: 'invoice' }]);
});

test('again mails the same invoice, whatever the order costs meanwhile', async () => {
  const orderId = await priced();
  const first = await send(orderId);
  await app.db
    .updateTable('orders')
    .set({ amount: '99' })
    .where('order_id', '=', orderId)
    .execute();
  const again = await send(orderId);
  expect(again.message).toBe(first.message.replace('was issued.', 'was issued before.'));
  const [one, two] = await mailsOf(orderId);
  expect(two).toMatchObject({ html: one?.html, subject: one?.subject, remainder_mail: true });
  expect(await actions(orderId)).toEqual(['invoiced', 'mail-queued', 'mail-queued']);
});

test('many presses at once draw one number, and none in vain', async () => {
  const [one, two] = [await priced(), await priced()];
  const answers = await Promise.all([one, two, one, two, one, two].map((orderId) => send(orderId)));
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200, 200]);
  const numbers = (await invoices()).map((row) => Number(row.number.slice(-6)));
  expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  expect((await mailsOf(one)).length).toBe(3);
});

test('follows the last number, whatever became of others that were drawn', async () => {
  await send(await priced());
  // As a transaction that was undone leaves it, or a crash of the database.
  await app.pool.query("select nextval('invoice_number') from generate_series(1, 32)");
  await send(await priced());
  const [last, next] = (await invoices()).slice(-2).map(({ number }) => Number(number.slice(-6)));
  expect(next).toBe((last ?? 0) + 1);
  // A server of the release before draws from the sequence.
  const { rows } = await app.pool.query("select nextval('invoice_number')::int as n");
  expect(rows).toEqual([{ n: (next ?? 0) + 1 }]);
});

test('goes through the provider that mailed the document', async () => {
  const orderId = await priced();
  await addDocument(app, orderId, { mail_service_provider: 'Sendgrid' });
  await send(orderId);
  expect(await mailsOf(orderId)).toMatchObject([{ mail_service_provider: 'Sendgrid' }]);
});

test('of an erased order there is no invoice', async () => {
  const orderId = await priced({ process_status: 'Deleted', erased_at: new Date() });
  const before = await invoices();
  expect(await send(orderId)).toMatchObject({
    http: 404,
    message: `There is no order ${orderId}.`,
  });
  expect(await invoices()).toEqual(before);
});

test('the order id is found in what was pasted around it', async () => {
  const orderId = await priced({ order_id: '204777' });
  expect(await send(' Order ID: 204 777 ')).toMatchObject({ http: 200 });
  expect(await mailsOf(orderId)).toHaveLength(1);
});

test.each([
  [null, 422, 'Please enter your order id.'],
  ['', 422, 'Please enter your order id.'],
  ['   ', 422, 'Please enter your order id.'],
  ['12345', 422, 'Order Id must be at least 6 characters.'],
  ['../../etc', 422, 'This is not an order id.'],
  ['999999', 404, 'There is no order 999999.'],
])('%j is refused', async (orderId, http, message) => {
  expect(await send(orderId)).toMatchObject({ http, status: 0, message });
});

test.each([
  [{ amount: null }, 'has no amount to put on an invoice.'],
  [{ currency: null }, 'has no amount to put on an invoice.'],
  [{ email: null }, 'has no e-mail to send an invoice to.'],
])('%o: nothing is issued', async (more, reason) => {
  const orderId = await priced(more);
  const before = await invoices();
  expect(await send(orderId)).toMatchObject({ http: 409, message: `Order ${orderId} ${reason}` });
  expect(await invoices()).toEqual(before);
  expect(await app.history(orderId)).toEqual([]);
});

test('a press that comes again with its key mails the invoice once', async () => {
  const orderId = await priced();
  const key = 'press-0001';
  expect((await send(orderId, { key })).message).toMatch(/ was issued\. The e-mail goes/);
  expect((await send(orderId, { key })).message).toMatch(/ was issued before\. .*earlier press/);
  expect(await mailsOf(orderId)).toHaveLength(1);
  await send(orderId, { key: 'press-0002' });
  expect(await mailsOf(orderId)).toHaveLength(2);
});
