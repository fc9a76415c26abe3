import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correspondentsOf } from '../../../src/adapters/mail/mailbox.ts';
import { sendMail } from '../../../src/usecases/mail/send-mail.ts';
import { sweepMailbox } from '../../../src/usecases/mail/sweep-mailbox.ts';
import { sentOrder } from '../../intake/orders.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf } from '../../support/documents.ts';
import { filesBelow, mailboxFiles } from '../../support/files.ts';
import { pdfOf } from '../../support/pdf.ts';
import { until } from '../../support/until.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const person = {
  full_name: 'Quirina Zavodnik-Thale',
  email: 'quirina.zavodnik@example.com',
  passport_number: 'QZT884201',
};

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp({ jobs: true });
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

/** An order on which everything was done that leaves something of its traveller. */
async function busyOrder(): Promise<string> {
  const orderId = `T-ERASE-${crypto.randomUUID().slice(0, 8)}`;
  const { intakeKey } = app;
  const body = sentOrder({
    order_id: orderId,
    ...person,
    phone_number: '7700900123',
    familyMember: [
      { family_member_name: 'Otto Zavodnik-Thale', family_passport_number: 'QZT884202' },
    ],
  });
  const headers = { 'X-Intake-Key': intakeKey, 'Idempotency-Key': orderId };
  expect(await app.call('intakeOrders', { body }, { headers })).toMatchObject({ http: 200 });
  const { email } = person;
  await app.call(
    'addNewRemark',
    { body: { orderId, remark: `Called ${person.full_name}` } },
    admin,
  );
  const form = { orderId, email, mailServiceProvider: 'AWS' };
  const file = fileOf(
    await pdfOf([`Declaration of ${person.full_name}, ${person.passport_number}`], {
      compress: false,
    }),
  );
  expect(await app.call('uploadVisaDocument', { body: form, file }, admin)).toMatchObject({
    http: 200,
  });
  await sentMails(orderId, 1);
  expect(
    await app.call('resendMail', { body: { ...form, reminderMail: '1' } }, admin),
  ).toMatchObject({ http: 200 });
  await sentMails(orderId, 2);
  const traveller = { cookie: app.cookieOf(orderId), headers: { 'User-Agent': firefox } };
  const { data } = await app.call('getOrdersDetails', { params: { orderId } }, admin);
  const press = { orderId, customername: person.full_name, file1: data?.uploadDoc?.file1 };
  await app.call('downloadPassportDocPdf', { body: press }, traveller);
  await fetch(app.url + data?.uploadDoc?.url);
  return orderId;
}
const mailsOf = async (orderId: string) =>
  app.db
    .selectFrom('mail_message')
    .select(['id', 'state'])
    .where('order_pk', '=', (await app.order(orderId)).id)
    .execute();
const sentMails = (orderId: string, count: number) =>
  until(async () => {
    const sent = (await mailsOf(orderId)).filter((mail) => mail.state === 'sent');
    return sent.length === count ? sent : null;
  });
async function erase(orderId: string, of = app, as = admin): Promise<void> {
  for (const permanentDeletedFlag of [false, true]) {
    const body = { orderId: [orderId], updatingStatus: 'Deleted', permanentDeletedFlag };
    expect(await of.call('changeOrderStatus', { body }, as)).toMatchObject({ http: 200 });
  }
}

const traces = /Zavodnik|QZT88420|7700900123/i;

/** Every table of the database that still names the person, and every file that does. */
async function remains(of = app): Promise<string[]> {
  const { rows: tables } = await of.pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await of.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    if (rows.some(({ row }) => traces.test(row))) found.push(name);
  }
  for (const path of await filesBelow(of.dataDir)) {
    if (traces.test((await readFile(path)).toString('latin1'))) found.push(path);
  }
  return found;
}

test('leaves the person in no table and in no file', async () => {
  const orderId = await busyOrder();
  const before = await remains();
  expect(before).toEqual(
    expect.arrayContaining(['public.orders', 'public.remark', 'public.mail_message']),
  );
  expect(before.filter((path) => path.endsWith('.eml'))).toHaveLength(2);
  await erase(orderId);
  expect(await remains()).toEqual([]);
});

test('takes along a mail that was on its way', async () => {
  const quiet = await testApp();
  try {
    const lead = await quiet.signIn('Admin');
    const orderId = await quiet.newOrder({ ...person, process_status: 'Refunds' });
    await quiet.call('moveToCompleteRefund', { body: { orderId: [orderId] } }, lead);
    const [mail] = await quiet.db.selectFrom('mail_message').select('id').execute();
    const { env } = quiet.services;
    const slow = {
      name: 'local' as const,
      async send() {
        await erase(orderId, quiet, lead);
        await writeFile(join(env.dataDir, 'mailbox', `${mail?.id}.eml`), `To: ${person.email}`);
        return null;
      },
    };
    const deps = {
      ...quiet.services,
      dataDir: env.dataDir,
      company: env.company,
      correspondents: correspondentsOf(env),
      transport: () => slow,
    };
    await sendMail(deps, mail?.id ?? '', false);
    expect(await mailboxFiles(quiet)).toEqual([]);
    expect(await remains(quiet)).toEqual([]);
  } finally {
    await quiet.stop();
  }
});

test('what a crash or another server left in the mailbox goes with the next sweep', async () => {
  const orderId = await busyOrder();
  const [first, second] = await sentMails(orderId, 2);
  await erase(orderId);
  const path = (name: string) => join(app.dataDir, 'mailbox', name);
  await writeFile(path(`${first?.id}.eml`), person.full_name);
  await writeFile(path(`${second?.id}.eml.arriving`), person.full_name);
  const others = [`${crypto.randomUUID()}.eml`, 'note.txt'];
  for (const name of others) await writeFile(path(name), 'of nobody we know');
  await sweepMailbox(app.db, app.dataDir);
  expect(await mailboxFiles(app)).toEqual(others.map(path).sort());
  expect(await remains()).toEqual([]);
});
