import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEvidence } from '../../../../src/db/queries/dispute-evidence.ts';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { addDocument } from '../../../support/documents.ts';
import { packsOf } from './packs.ts';

/** A document that was replaced may have been another person's: its delivery is not that of the one that stands. */
let app: TestApp;
let team: SignedIn;
let packs: ReturnType<typeof packsOf>;
let orderId: string;
const [before, now] = [crypto.randomUUID(), crypto.randomUUID()];
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  packs = packsOf(app, team);
  orderId = await packs.completed();
  await addDocument(app, orderId, { id: before, replaced_at: '2026-02-01T00:00:00Z' });
  await addDocument(app, orderId, { id: now });
  await packs.addMails(orderId, 1, { document_id: before, transport: 'ses' });
  await packs.addDownloads(orderId, 2, { document_id: before });
  const mail = { document_id: now, transport: 'ses', state: 'failed', sent_at: null };
  await packs.addMails(orderId, 1, mail);
});
afterAll(() => app.stop());

const letter = async () => {
  const query = { defencePackType: 1 as const };
  const { data } = await app.call('getDefenceLetter', { params: { orderId }, query }, team);
  return { words: data?.letter.letter.join(' ') ?? '', gaps: JSON.stringify(data?.gaps) };
};

test('a letter to a bank tells deliveries of an earlier version as such', async () => {
  const { words, gaps } = await letter();
  expect(words).not.toMatch(/We sent it to|downloads? of the document/);
  expect(words).toContain(
    'We sent an earlier version to the customer by e-mail, last on 01-01-2026',
  );
  expect(words).toContain("The customer's page recorded 2 downloads of an earlier version.");
  expect(gaps).toContain('Only an earlier version of the document was downloaded.');
});

test('so does the record that an answer to a case is made of', async () => {
  const { id } = await app.order(orderId);
  const [row] = await readEvidence(app.db, [id]);
  expect(row?.mails.map(({ earlier }) => earlier)).toEqual([true]);
  expect(row?.downloads.map(({ earlier }) => earlier)).toEqual([true, true]);
});

test('what is sent and downloaded of the one that stands is said of it', async () => {
  await packs.addDownloads(orderId, 1, { document_id: now });
  await packs.addMails(orderId, 1, { document_id: now, transport: 'ses' });
  const { words, gaps } = await letter();
  expect(words).toContain('We sent it to the customer by e-mail, last on 01-01-2026');
  expect(words).toContain("The customer's page recorded 1 download of the document, the first on");
  expect(gaps).not.toContain('earlier version');
});
