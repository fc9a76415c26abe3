import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../src/seed/demo.ts';
import { seedConversations } from '../../../src/seed/demo-conversations.ts';
import { seedDisputes } from '../../../src/seed/demo-disputes.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { samples } from '../../support/documents.ts';
import { filesBelow, storedFiles } from '../../support/files.ts';

/** The orders of the demo have everything that an order can have: whatever is built has its samples there. */
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.services);
  await seedConversations(app.services);
  await seedDisputes(app.services);
});
afterAll(() => app.stop());

/** What tells a person, or is a person's own words, wherever it was typed or recorded. */
async function traces(): Promise<string[]> {
  const { rows } = await sql<{ text: string | null }>`
    select distinct trim(text) as text from (
      select unnest(array[full_name, email, passport_number, phone_number, address_in_indonesia, applicant_ip::text,
        flight_voyage, scheme_fields::text]) as text from orders
      union all select unnest(array[family_member_name, family_passport_number]) from order_family_member
      union all select unnest(array[body, english]) from order_message
      union all select unnest(array[before #>> '{}', after #>> '{}', reason]) from order_correction
      union all select unnest(array[before #>> '{}', after #>> '{}', reason, sentence]) from asked_correction
      union all select unnest(array[reason, sentence]) from refund_request
      union all select remark from remark
      union all select unnest(array[recipient, provider_message_id]) from mail_message
      union all select unnest(array[ip::text, browser]) from download
      union all select unnest(array[summary, outcome_note]) from dispute
      union all select file_name from dispute_file
      union all select left(data_url, 200) from order_signature
      union all select value from order_purchase, jsonb_each_text(evidence::jsonb)
        where key in ('ip', 'device_id', 'card_token', 'fingerprint', 'user_agent')
    ) all_texts where length(trim(text)) > 5`.execute(app.db);
  return rows.flatMap(({ text }) => text ?? []);
}

/** An address of a traveller may begin one of a member's. */
const holds = (whole: string, text: string) =>
  /^[\d.]+$/.test(text)
    ? new RegExp(`(?<![\\d.])${text.replaceAll('.', '\\.')}(?![\\d.])`).test(whole)
    : whole.includes(text);

async function remains(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    const whole = rows.map(({ row }) => row).join('\n');
    found.push(...texts.filter((text) => holds(whole, text)).map((text) => `${name}: ${text}`));
  }
  for (const path of await filesBelow(app.dataDir)) {
    const whole = (await readFile(path)).toString('latin1');
    found.push(...texts.filter((text) => holds(whole, text)).map((text) => `${path}: ${text}`));
  }
  return found;
}

/** A file in the store. @returns its columns */
async function stored(file_name: string) {
  const { documents } = app.services;
  const file = await documents.receive(Readable.from([samples.pdf]), file_name);
  const { size, sha256 } = file;
  const storage_key = await documents.keep(file);
  return {
    id: crypto.randomUUID(),
    file_name,
    storage_key,
    size,
    sha256,
    media_type: 'application/pdf',
  };
}

/** What no order of the demo has: a correction, a file of a traveller, and an answer with a file that was sent. */
async function addTheRest(): Promise<void> {
  const { order_pk, id: message_id } = await app.db
    .selectFrom('order_message')
    .select(['id', 'order_pk'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: dispute_pk, order_pk: disputed } = await app.db
    .selectFrom('dispute')
    .select(['id', 'order_pk'])
    .where('order_pk', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { db } = app;
  await db
    .insertInto('order_correction')
    .values({
      ...{ order_pk, order_version: 2, field: 'email', reason: 'Halvard Brekke called' },
      before: JSON.stringify('halvard.brekke@example.com'),
      after: JSON.stringify('h.brekke@example.com'),
      ...{ corrected_by: 'staff', member_id: null, member_name: 'Ayu' },
    })
    .execute();
  const ofTraveller = await stored('Passport of Halvard Brekke.pdf');
  await db
    .insertInto('order_message_file')
    .values({ ...ofTraveller, order_pk, message_id })
    .execute();
  const ofCase = { dispute_pk, order_pk: disputed ?? 0, pages: 1, created_by: null };
  const added = await stored('Statement of Halvard Brekke.pdf');
  await db
    .insertInto('dispute_file')
    .values({ ...ofCase, ...added })
    .execute();
  const { storage_key, size, sha256 } = await stored('answer.pdf');
  await db
    .insertInto('dispute_answer')
    .values({
      ...{ ...ofCase, storage_key, size, sha256, state: 'sent', via: 'hand' },
      fields: JSON.stringify({ customer_name: 'Halvard Brekke the Third' }),
      gateway_answer: 'Halvard Brekke is not known.',
    })
    .execute();
}

test('of all orders of a demo nothing of anybody is left', async () => {
  await addTheRest();
  const texts = [...(await traces()), 'Halvard Brekke'];
  expect(texts.length).toBeGreaterThan(1000);
  expect((await remains(texts)).length).toBeGreaterThan(texts.length);
  expect(await storedFiles(app)).not.toEqual([]);
  await app.db.updateTable('orders').set({ process_status: 'Deleted' }).execute();
  const admin = await app.signIn('Admin');
  const rows = await app.db.selectFrom('orders').select('order_id').execute();
  const orderId = rows.map(({ order_id }) => order_id);
  const flags = { updatingStatus: 'Deleted', permanentDeletedFlag: true };
  const body = { orderId, ...flags, confirmDisputed: orderId };
  expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  expect(await remains(texts)).toEqual([]);
  expect(await storedFiles(app)).toEqual([]);
});
