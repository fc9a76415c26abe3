import { defencePackStatuses, processStatuses } from '@pabean/domain';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packFileName } from '../../../src/services/defence-pack/index.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const ask = (orderId: string, defencePackType: unknown = 1) =>
  app.call('getDefencePackPdf', { body: { orderId, defencePackType } }, team);

/** The pages of a pack, each as its text with single spaces. */
async function pages(orderId: string, type: 1 | 2): Promise<string[]> {
  const { http, bytes } = await ask(orderId, type);
  expect(http).toBe(200);
  // The reader takes the bytes for itself.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes ?? [])));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

async function addDownloads(orderId: string, count: number): Promise<void> {
  const { id } = await app.order(orderId);
  const rows = Array.from({ length: count }, (_, index) => ({
    order_pk: id,
    ip: '::ffff:203.0.113.9',
    timezone: 'Asia/Makassar',
    browser: 'Chrome 126-PC-Desktop-Windows 10',
    os: 'Windows 10',
    created_at: new Date(Date.UTC(2026, 6, 1, 12, 0, index)),
  }));
  await app.db.insertInto('download').values(rows).execute();
}

async function addMails(orderId: string, count: number): Promise<void> {
  const { id } = await app.order(orderId);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    order_pk: id,
    kind: 'approval' as const,
    recipient: 'maren@example.com',
    subject: 'Your customs declaration is approved',
    html: '<p></p>',
    body_text: '',
    mail_service_provider: 'AWS' as const,
    state: 'sent' as const,
    sent_at: new Date(Date.UTC(2026, 0, 1, 3, 0, index)),
  }));
  await app.db.insertInto('mail_message').values(rows).execute();
}

const completed = (more: object = {}) => app.newOrder({ process_status: 'Completed', ...more });

test('pack 1 has the facts, the notice and the downloads, in both time zones', async () => {
  const orderId = await completed({
    transaction_id: 'TXN-77',
    merchant_name: 'Example Merchant',
    amount: '39',
    currency: 'USD',
    paid_at: '2026-01-01T03:04:05Z',
    applicant_ip: '198.51.100.7',
    applicant_timezone: 'Europe/London',
  });
  await addDownloads(orderId, 2);
  await addMails(orderId, 1);
  const [page = '', ...more] = await pages(orderId, 1);
  expect(more).toEqual([]);
  for (const part of [
    `Defence Pack 1: order ${orderId}`,
    'TXN-77',
    'Example Merchant',
    'USD 39.00',
    '01-01-2026 03:04:05 UTC = 31-12-2025 22:04:05 New York',
    'Maren Ostrowick-Vale',
    'It is not affiliated with the Indonesian government.',
    'signature, IP address, time zone and download counts are recorded',
    '198.51.100.7',
    'Europe/London',
    '2 downloads, newest first.',
    // Summer: four hours, not five.
    '01-07-2026 12:00:01 UTC 01-07-2026 08:00:01 New York 203.0.113.9',
    'Asia/Makassar',
    'Page 1 of 1',
  ]) {
    expect(page).toContain(part);
  }
  expect(page).not.toContain('::ffff:');
  expect(page).not.toContain('Your customs declaration is approved');
});

test('pack 2 has the e-mails instead', async () => {
  const orderId = await completed();
  await addDownloads(orderId, 1);
  await addMails(orderId, 1);
  const [page = ''] = await pages(orderId, 2);
  expect(page).toContain(`Defence Pack 2: order ${orderId}`);
  expect(page).toContain('01-01-2026 03:00:00 UTC 31-12-2025 22:00:00 New York maren@example.com');
  expect(page).not.toContain('Asia/Makassar');
});

test('is a PDF that opens in the browser under a short name', async () => {
  const { bytes, headers } = await ask(await completed({ order_id: 'SHOP-2026-000104777' }), 2);
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(headers.get('content-disposition')).toBe('inline; filename="DP2000104777.pdf"');
  expect(headers.get('cache-control')).toBe('no-store');
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes ?? [])));
  expect(info.Title).toBe('Defence Pack 2: order SHOP-2026-000104777');
});

test.each(['104777', 'A-B-C-D-E-F', 'x'.repeat(32)])('a file name of %s fits', (orderId) => {
  expect(packFileName(orderId, 1)).toMatch(/^[A-Za-z0-9]{4,12}\.pdf$/);
});

test('a long history stays within pages, bytes and time, and says what it leaves out', async () => {
  const orderId = await completed({ full_name: 'Somchai '.repeat(62) });
  await addDownloads(orderId, 250);
  await addMails(orderId, 250);
  for (const type of [1, 2] as const) {
    const start = performance.now();
    const { bytes } = await ask(orderId, type);
    // Loose: the test machine is shared. The measured time is about a third of a second.
    expect(performance.now() - start).toBeLessThan(5000);
    expect(bytes?.length).toBeLessThan(1_000_000);
    const all = await pages(orderId, type);
    expect(all.length).toBeLessThanOrEqual(19);
    expect(all.at(-1)).toContain(`Page ${all.length} of ${all.length}`);
    expect(all.join(' ')).toContain('The latest 200 of 250');
  }
});

test.each([
  'Łucja Śnieżka',
  'Thảo Biển',
  'Омар Степовик',
  'Ελένη Νικολάου',
  'Żaneta Ångström O’Neill',
])('prints %s', async (name) => {
  const [page] = await pages(await completed({ full_name: name }), 1);
  expect(page).toContain(name);
});

test('what the font does not have is its number, and never a box', async () => {
  const [page] = await pages(await completed({ full_name: '美\u200F a\nb' }), 1);
  expect(page).toContain('[U+7F8E] a b');
});

test('an order with nothing but an id is printed with dashes', async () => {
  const nothing = { full_name: null, email: null, phone_number: null, doa: null };
  const [page] = await pages(await completed(nothing), 1);
  expect(page).toContain('There are no downloads on record.');
  expect(page).not.toMatch(/null|undefined|NaN|Invalid/);
});

test.each(processStatuses)('in %s', async (process_status) => {
  const orderId = await app.newOrder({ process_status });
  const answer = await ask(orderId);
  if (defencePackStatuses.includes(process_status)) expect(answer.http).toBe(200);
  else {
    expect(answer).toMatchObject({
      http: 409,
      status: 0,
      message: 'A defence pack can be made once an order is completed or in contact.',
    });
  }
});

test.each([
  ['T-NOBODY', 1, 404, 'There is no order T-NOBODY.'],
  ['T-NOBODY', 3, 422, 'There are the defence packs 1 and 2.'],
  ['../../etc', 1, 422, 'This is not an order id.'],
])('%j of type %j is refused', async (orderId, type, http, message) => {
  expect(await ask(orderId, type)).toMatchObject({ http, status: 0, message });
});
