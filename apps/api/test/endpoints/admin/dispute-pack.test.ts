import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { DisputePackPlan } from '@pabean/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder, usualPurchase } from '../../support/disputes.ts';
import { addDocument, fileOf, samples } from '../../support/documents.ts';
import { pagesOf, pdfOf } from '../../support/pdf.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const planOf = async (disputeId: string): Promise<DisputePackPlan> => {
  const { data, ...answer } = await app.call('getDisputePackPlan', { params: { disputeId } }, team);
  if (data === undefined) throw new Error(JSON.stringify(answer));
  return data;
};
const packOf = async (disputeId: string): Promise<Uint8Array> => {
  const { bytes, http } = await app.call('getDisputePack', { params: { disputeId } }, team);
  expect(http).toBe(200);
  return bytes ?? new Uint8Array();
};
const add = (disputeId: string, file: File) =>
  app.call('addDisputeFile', { body: { disputeId }, file }, team);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const evidence = {
  ...usualPurchase,
  three_ds: 'authenticated, ECI 05',
  terms_ticked_at: '2026-11-14T09:17:00Z',
  terms_version: '7',
  terms_hash: 'a'.repeat(64),
  disclosure_shown_at: '2026-11-14T09:16:00Z',
};

/** An order with a document, two downloads, a mail and a conversation. */
async function fullOrder(token: string, more: object = {}): Promise<string> {
  const orderId = await paidOrder(app, more, { ...evidence, card_token: token });
  const { id } = await app.order(orderId);
  await addDocument(app, orderId, { created_at: '2026-11-15T10:00:00Z', code_outcome: 'readable' });
  const document = await app.db
    .selectFrom('document')
    .select('id')
    .where('order_pk', '=', id)
    .executeTakeFirstOrThrow();
  const download = { order_pk: id, browser: 'Firefox', ip: '203.0.113.42' };
  await app.db
    .insertInto('download')
    .values([
      { ...download, created_at: '2026-11-15T18:02:00Z' },
      { ...download, created_at: '2026-11-15T20:41:00Z', ip: '198.51.100.7' },
    ])
    .execute();
  await app.db
    .insertInto('mail_message')
    .values({
      id: crypto.randomUUID(),
      order_pk: id,
      kind: 'approval',
      recipient: 'maren@example.com',
      subject: 'Your declaration',
      html: '',
      body_text: '',
      document_id: document.id,
      mail_service_provider: 'AWS',
      state: 'sent',
      transport: 'ses',
      provider_message_id: '0102019a-7f2c-4d1e',
      created_at: '2026-11-15T10:00:10Z',
      sent_at: '2026-11-15T10:00:12Z',
      delivery: 'delivered',
      delivery_at: '2026-11-15T10:00:15Z',
    })
    .execute();
  await app.db
    .insertInto('order_message')
    .values({
      order_pk: id,
      kind: 'message',
      author: 'traveller',
      body: 'My passport is X 1234567, born 17-05-1990. When do I get it?',
      at: '2026-11-14T12:00:00Z',
    })
    .execute();
  return orderId;
}

test('three reasons have three letters', async () => {
  const paid = (paid_at: string) =>
    paidOrder(app, { paid_at, created_at: paid_at }, { ...evidence, card_token: 'tok_three' });
  await paid('2026-04-02T10:00:00Z');
  await paid('2026-06-19T10:00:00Z');
  const orderId = await fullOrder('tok_three', {
    passport_number: 'X1234567',
    email: 'maren@example.com',
  });
  const keys: Record<string, string[]> = {};
  const texts: string[] = [];
  for (const code of ['10.4', '13.1', '12.6.1']) {
    const disputeId = await newCase(app, orderId, { reason_code: code });
    const plan = await planOf(disputeId);
    const bytes = await packOf(disputeId);
    expect(sha256(bytes)).toBe(plan.sha256);
    expect(plan).toMatchObject({ troubles: [], shortened: [], bytes: bytes.length });
    const pages = await pagesOf(bytes);
    expect(pages).toHaveLength(plan.pages);
    keys[code] = plan.exhibits.map(({ key }) => key);
    texts.push(pages[0] ?? '');
    const whole = pages.join(' ');
    expect(whole).not.toMatch(/X ?1234567|17-05-1990|1990-05-17/);
    if (process.env.PACKS) await writeFile(`${process.env.PACKS}/${code}.pdf`, bytes);
  }
  expect(keys['10.4']?.slice(0, 5)).toEqual([
    'letter',
    'order',
    'purchase',
    'delivery',
    'payments',
  ]);
  expect(keys['13.1']?.slice(0, 3)).toEqual(['letter', 'delivery', 'order']);
  expect(keys['12.6.1']?.slice(0, 2)).toEqual(['letter', 'both']);
  expect(new Set(texts).size).toBe(3);
});

const taken = async (disputeId: string) => {
  const { rows } = await app.pool.query(
    `select actor_name, detail from staff_event where detail ->> 'disputeId' = $1 order by position`,
    [disputeId],
  );
  return rows;
};

test('who takes a pack is recorded, stands in the timeline, and changes nothing of the pack', async () => {
  const orderId = await fullOrder('tok_taken');
  const disputeId = await newCase(app, orderId);
  const before = await planOf(disputeId);
  expect(sha256(await packOf(disputeId))).toBe(before.sha256);
  expect(await planOf(disputeId)).toEqual(before);
  const detail = { what: 'dispute pack', orderId, disputeId };
  expect(await taken(disputeId)).toEqual([{ actor_name: team.name, detail }]);
  const { data } = await app.call('getOrderHistory', { params: { orderId } }, team);
  const row = data?.find(({ action }) => action === 'exported');
  expect(row).toMatchObject({ actor_name: team.name, detail: { disputeId } });
});

test('reading a pack again is no second taking, until others do, it changes or minutes went by', async () => {
  const disputeId = await newCase(app, await fullOrder('tok_again'));
  const names = async () => (await taken(disputeId)).map(({ actor_name }) => actor_name);
  await Promise.all([packOf(disputeId), packOf(disputeId)]);
  await packOf(disputeId);
  expect(await names()).toEqual([team.name]);
  const other = await app.signIn('Team', 'Sinta');
  await app.call('getDisputePack', { params: { disputeId } }, other);
  expect(await names()).toEqual([team.name, 'Sinta']);
  await add(disputeId, fileOf(samples.png, 'checkout.png'));
  await packOf(disputeId);
  expect(await names()).toEqual([team.name, 'Sinta', team.name]);
  await app.pool.query('update rate_limit set resets_at = now()');
  await packOf(disputeId);
  expect(await names()).toEqual([team.name, 'Sinta', team.name, team.name]);
});

test('a pack tells no network of the card that the case is not of', async () => {
  const orderId = await paidOrder(app, {}, { ...evidence, network: 'mastercard' });
  const textOf = async (network: string, reason_code: string) => {
    const disputeId = await newCase(app, orderId, { network, reason_code });
    return (await pagesOf(await packOf(disputeId))).join(' ');
  };
  const text = await textOf('visa', '10.4');
  expect(text).toMatch(/Card •••• 4417/);
  expect(text).not.toContain('Mastercard');
  expect(await textOf('mastercard', '4837')).toMatch(/Card Mastercard •••• 4417/);
});

test('added files are pages of the pack, in staff’s order, and can be left out', async () => {
  const orderId = await fullOrder('tok_files');
  const disputeId = await newCase(app, orderId);
  const before = await planOf(disputeId);
  const pdf = await pdfOf(['FIRST SHEET', 'SECOND SHEET'], { code: false });
  const first = await add(disputeId, fileOf(pdf, 'screens.pdf'));
  const second = await add(disputeId, fileOf(samples.png, 'checkout.png'));
  expect([first.http, second.http]).toEqual([200, 200]);
  const plan = await planOf(disputeId);
  expect(plan.pages).toBe(before.pages + 3);
  expect(plan.sha256).not.toBe(before.sha256);
  const text = (await pagesOf(await packOf(disputeId))).join(' ');
  expect(text).toMatch(/screens\.pdf, page 2 of 2.*SECOND SHEET/);
  const ids = [second.data?.fileId ?? '', first.data?.fileId ?? ''];
  await app.db
    .updateTable('dispute')
    .set({ exhibits: JSON.stringify({ order: ids, off: ['terms', ids[1]] }) })
    .where('dispute_id', '=', disputeId)
    .execute();
  const chosen = await planOf(disputeId);
  expect(chosen.exhibits[1]).toMatchObject({ key: ids[0], letter: 'B', file_id: ids[0] });
  expect(chosen.exhibits.filter(({ letter }) => letter === null).map(({ key }) => key)).toEqual([
    ids[1],
    'terms',
  ]);
  expect(chosen.left_out).toContain('screens.pdf');
});

test('a file that no pack can hold is refused by its name, with the limit', async () => {
  const disputeId = await newCase(app, await paidOrder(app));
  const broken = await add(disputeId, fileOf(samples.pdf.subarray(0, 300), 'broken.pdf'));
  expect(broken).toMatchObject({
    http: 422,
    message: expect.stringContaining('broken.pdf is damaged'),
  });
  const encrypted = await pdfOf(['SECRET'], { code: false, userPassword: 'secret' });
  expect(await add(disputeId, fileOf(encrypted, 'closed.pdf'))).toMatchObject({
    http: 422,
    message: expect.stringContaining('closed.pdf is encrypted'),
  });
  const long = await pdfOf(
    Array.from({ length: 19 }, () => 'SHEET'),
    { code: false },
  );
  expect(await add(disputeId, fileOf(long, 'long.pdf'))).toMatchObject({
    http: 422,
    message:
      'long.pdf has 19 pages. The limit of Solidgate and Visa is 19 pages for the whole pack, letter and added files included.',
  });
  expect(await add(disputeId, fileOf(samples.exe, 'screens.pdf'))).toMatchObject({
    http: 415,
    message: 'screens.pdf is not a PDF, PNG or JPEG file, whatever its name says.',
  });
  const due = await newCase(app, await paidOrder(app), { answer_due_at: '2026-11-20T08:00:00Z' });
  expect(await add(due, fileOf(samples.png, 'late.png'))).toMatchObject({ http: 409 });
});
