import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EvidenceRow, readEvidence } from '../../../../src/db/queries/dispute-evidence.ts';
import { mailedDocument } from '../../../../src/usecases/disputes/held-record.ts';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { addDocument } from '../../../support/documents.ts';
import { packsOf } from './packs.ts';

/** A pack says what the record of its order carries, and nothing else. */
let app: TestApp;
let team: SignedIn;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  packs = packsOf(app, team);
});
afterAll(() => app.stop());

/** All that a pack and its letter say, but for the line that is signed by hand. */
async function wordsOf(orderId: string, type: 1 | 2): Promise<string> {
  const query = { defencePackType: type };
  const { data } = await app.call('getDefenceLetter', { params: { orderId }, query }, team);
  const pdf = (await packs.pages(orderId, type)).join(' ');
  return `${JSON.stringify(data?.letter)} ${pdf}`.replace(/Signature and date|"signature":/g, '');
}

const svg = `data:image/svg+xml,${encodeURIComponent('<svg viewBox="0 0 9 9"><path d="M0 0 L9 9"/></svg>')}`;
const claims = {
  signature: /signature/i,
  ip: /IP address of the device|"IP address"/,
  zone: /time zone of that device|"Time zone","/i,
  downloads: /number of downloads|recorded \d+ download|First download|"Downloads"/,
  mails: /sent it to the customer|by e-mail, last on/,
};

test.each([1, 2] as const)('pack %i of an order with nothing claims nothing', async (type) => {
  const orderId = await packs.completed({ applicant_ip: null, applicant_timezone: null });
  const words = await wordsOf(orderId, type);
  for (const [name, claim] of Object.entries(claims)) expect(words, name).not.toMatch(claim);
  expect(words).not.toContain('What is recorded of this order');
  // The sentences of spec section 1 stand all the same.
  expect(words).toContain('It is not affiliated with the Indonesian government.');
});

test.each([1, 2] as const)('pack %i claims each thing that is on record', async (type) => {
  const orderId = await packs.completed({
    applicant_ip: '203.0.113.9',
    applicant_timezone: 'Asia/Makassar',
  });
  await packs.sign(orderId, svg);
  await packs.addDownloads(orderId, 1);
  const words = await wordsOf(orderId, type);
  const { mails: _mails, ...others } = claims;
  for (const [name, claim] of Object.entries(others)) expect(words, name).toMatch(claim);
  expect(words).toContain('used to apply and to download.');
});

test('the address of the downloads alone is no address of the application', async () => {
  const orderId = await packs.completed({ applicant_ip: null, applicant_timezone: null });
  await packs.addDownloads(orderId, 1);
  const words = await wordsOf(orderId, 2);
  expect(words).toContain('The IP address of the device used to download.');
  expect(words).not.toMatch(claims.signature);
});

test('a mail that came back was sent to nobody', async () => {
  const orderId = await packs.completed();
  await packs.addMails(orderId, 1, { delivery: 'bounced', delivery_at: '2026-01-01T03:00:09Z' });
  expect(await wordsOf(orderId, 2)).not.toMatch(claims.mails);
});

test.each([
  ['Maren@Example.com ', 'We sent it to the customer by e-mail, last on'],
  ['before@example.com', 'We sent it to the customer by e-mail, last on'],
  ['boss@example.org', "We sent it by e-mail to an address that is not the order's, last on"],
])('of a document that was mailed to %s it says: %s', async (recipient, sentence) => {
  const orderId = await packs.completed();
  const { id: order_pk } = await app.order(orderId);
  await app.db
    .insertInto('order_correction')
    .values({
      order_pk,
      order_version: 2,
      field: 'email',
      before: JSON.stringify('before@example.com'),
      after: JSON.stringify('maren@example.com'),
      reason: '',
      corrected_by: 'staff',
      member_id: team.id,
      member_name: 'Team',
    })
    .execute();
  const file = await addDocument(app, orderId);
  const { id: document_id } = await app.db
    .selectFrom('document')
    .select('id')
    .where('file_name', '=', file)
    .executeTakeFirstOrThrow();
  await packs.addMails(orderId, 1, { recipient, document_id, transport: 'ses' });
  const words = await wordsOf(orderId, 2);
  const isCustomer = recipient !== 'boss@example.org';
  expect(words).toContain(sentence);
  expect(words.includes('to the customer by e-mail')).toBe(isCustomer);
  const [row] = await readEvidence(app.db, [order_pk]);
  expect(mailedDocument(row as EvidenceRow)).toHaveLength(isCustomer ? 1 : 0);
});

test.each([1, 2] as const)('pack %i shortens the passport and has no birth date', async (type) => {
  const orderId = await packs.completed({ passport_number: 'ZX1204487', dob: '1988-03-14' });
  const words = await wordsOf(orderId, type);
  expect(words).toContain('…487');
  expect(words).not.toContain('ZX1204487');
  expect(words).not.toMatch(/14-03-1988|birth/i);
  expect(words).toMatch(/was ordered on .* New York, for arrival on 21-11-2026\./);
});
