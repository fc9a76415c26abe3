import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { packsOf } from './packs.ts';

let app: TestApp;
let team: SignedIn;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  packs = packsOf(app, team);
});
afterAll(() => app.stop());

const ask = (orderId: string, defencePackType: number) =>
  app.call('getDefenceLetter', { params: { orderId }, query: { defencePackType } }, team);
const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg viewBox="0 0 9 9">${body}</svg>`)}`;

/** What a pack needs to lack nothing. */
async function wholeOrder(): Promise<string> {
  const orderId = await packs.completed({
    transaction_id: 'TXN-77',
    merchant_name: 'Example Merchant',
    paid_at: '2026-01-01T03:04:05Z',
    applicant_ip: '203.0.113.9',
    applicant_timezone: 'Asia/Makassar',
  });
  const { id } = await app.order(orderId);
  await app.db
    .insertInto('document')
    .values({
      id: crypto.randomUUID(),
      order_pk: id,
      file_name: `${orderId}.pdf`,
      media_type: 'application/pdf',
      size: 9,
      storage_key: orderId,
      sha256: '00',
      mail_service_provider: 'AWS',
    })
    .execute();
  await packs.addDownloads(orderId, 1);
  await packs.addMails(orderId, 1, { delivery: 'delivered', delivery_at: '2026-01-01T03:00:09Z' });
  await packs.sign(orderId, svg('<path d="M0 0 L9 9"/>'));
  return orderId;
}

test.each([1, 2])(
  'pack %i of a whole order lacks nothing, and says what the PDF says',
  async (type) => {
    const orderId = await wholeOrder();
    const { data } = await ask(orderId, type);
    expect(data?.gaps).toEqual([]);
    const pdf = (await packs.pages(orderId, type as 1 | 2)).join('').replace(/\s/g, '');
    const { letter } = data ?? {};
    const said = [letter?.subject, letter?.statement, ...(letter?.recorded ?? [])];
    for (const words of [...said, ...(letter?.exhibits.map(({ heading }) => heading) ?? [])]) {
      expect(pdf).toContain(words?.replace(/\s/g, ''));
    }
  },
);

test('an order with nothing lacks everything, and says where it is filled in', async () => {
  const { data } = await ask(await packs.completed({ email: null }), 1);
  expect(data?.gaps).toEqual([
    { kind: 'missing', words: 'The transaction ID is not entered.', place: 'transaction' },
    { kind: 'missing', words: 'The merchant name is not entered.', place: 'transaction' },
    { kind: 'missing', words: 'There is no document.', place: 'upload' },
    { kind: 'missing', words: 'No confirmation of the payment is on record.', place: 'none' },
    { kind: 'missing', words: 'The document was never downloaded.', place: 'downloads' },
    { kind: 'missing', words: 'The order has no e-mail address.', place: 'none' },
    { kind: 'weak', words: 'No e-mail was sent.', place: 'emails' },
    { kind: 'missing', words: 'There is no signature of the customer.', place: 'none' },
    {
      kind: 'weak',
      words: 'The IP address of the application is not on record.',
      place: 'none',
    },
    { kind: 'weak', words: 'The time zone of the application is not on record.', place: 'none' },
  ]);
});

test('what weakens a pack is named', async () => {
  const orderId = await packs.completed({
    applicant_ip: '198.51.100.7',
    refund_date: '2026-01-02T00:00:00Z',
  });
  await packs.addDownloads(orderId, 1);
  await packs.addMails(orderId, 1, { delivery: 'bounced', delivery_at: '2026-01-01T03:00:09Z' });
  await packs.addMails(orderId, 1, { state: 'failed', sent_at: null });
  await packs.sign(orderId, svg('<script>alert(1)</script>'));
  const { data } = await ask(orderId, 2);
  const weak = data?.gaps.filter(({ kind }) => kind === 'weak').map(({ words }) => words);
  expect(weak).toEqual([
    'An e-mail came back undelivered.',
    'An e-mail could not be sent.',
    'The signature cannot be printed.',
    'The time zone of the application is not on record.',
    'No download came from the address that applied.',
    'The payment was refunded.',
  ]);
});

test.each([
  ['T-NOBODY', 1, 404],
  ['T-NOBODY', 3, 422],
])('%j of type %j is refused', async (orderId, type, http) => {
  expect(await ask(orderId, type)).toMatchObject({ http, status: 0 });
});

test('a mail that only the local mailbox took is none that was sent', async () => {
  const orderId = await packs.completed();
  await packs.addMails(orderId, 1, { transport: 'local' });
  const { data } = await ask(orderId, 2);
  expect(data?.gaps).toContainEqual({
    kind: 'missing',
    words: 'No e-mail was sent.',
    place: 'emails',
  });
  expect(data?.letter.letter.join(' ')).not.toContain('by e-mail');
  expect(data?.letter.exhibits.at(-1)?.table?.rows[0]?.at(-1)).toBe('not sent');
});

test('outside the four statuses there is no letter', async () => {
  expect(await ask(await app.newOrder(), 1)).toMatchObject({ http: 409, status: 0 });
});
