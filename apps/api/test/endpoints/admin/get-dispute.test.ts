import type { DisputeCase } from '@pabean/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evidenceOfCases } from '../../../src/usecases/disputes/held-evidence.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder, usualPurchase } from '../../support/disputes.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

async function caseOf(disputeId: string): Promise<DisputeCase> {
  const { data } = await app.call('getDispute', { params: { disputeId } }, team);
  if (data === undefined) throw new Error(`There is no ${disputeId}.`);
  return data;
}
const held = ({ needs }: DisputeCase) =>
  needs.filter((piece) => piece.held).map(({ id, facts }) => [id, facts]);

test('an order without a record holds nothing but the letter, and says who could give what', async () => {
  const bare = { paid_at: null, amount: null, full_name: null, email: null, passport_number: null };
  const orderId = await paidOrder(app, bare, null);
  const one = await caseOf(await newCase(app, orderId));
  expect(held(one)).toEqual([['cover_letter', 'Made with the pack']]);
  expect(one.evidence).toEqual({ held: 1, of: 14 });
  const from = Object.fromEntries(one.needs.map((piece) => [piece.id, piece.from]));
  expect(from).toMatchObject({
    three_ds: 'gateway',
    family_link: 'traveller',
    terms_accepted: null,
  });
  expect(one.needs.filter(({ use }) => use === 'useless').map(({ facts }) => facts)).toContain(
    'Left out of the pack',
  );
  expect(one.summary).toEqual({
    own: false,
    words:
      'On 14-11-2026 09:18 UTC the customer ordered an electronic customs declaration for Indonesia, for arrival on 21-11-2026.',
  });
  expect(one.meters.map(({ answer }) => answer)).toEqual(['no', 'no', 'no']);
});

test('what the record carries is held, in words', async () => {
  const orderId = await paidOrder(
    app,
    {},
    {
      ...usualPurchase,
      three_ds: 'authenticated',
      cvv: 'Not checked',
      terms_ticked_at: '2026-11-14T09:17:00Z',
      terms_version: '7',
      disclosure_shown_at: '2026-11-14T09:16:00Z',
    },
  );
  const { id } = await app.order(orderId);
  await addDocument(app, orderId, { created_at: '2026-11-15T10:00:00Z', code_outcome: 'readable' });
  const download = { order_pk: id, browser: 'Firefox', created_at: '2026-11-15T18:02:00Z' };
  await app.db
    .insertInto('download')
    .values([
      { ...download, ip: '203.0.113.42' },
      { ...download, ip: '198.51.100.7', created_at: '2026-11-15T20:41:00Z' },
    ])
    .execute();
  const one = await caseOf(await newCase(app, orderId));
  expect(held(one)).toEqual([
    ['cover_letter', 'Made with the pack'],
    ['service_description', 'Shown 14-11-2026 09:16 UTC'],
    ['download_log', '2 whole downloads, 15-11-2026 18:02 UTC to 15-11-2026 20:41 UTC'],
    ['purchase_ip_geo', '203.0.113.42, Norwich, GB, from the intake'],
    ['purchase_device', 'dv_8f21c07be49a3d16'],
    ['three_ds', 'authenticated'],
    ['profile_name_email', 'Name and e-mail of the order'],
    ['filing_proof', 'Document of 15-11-2026 10:00 UTC, QR code readable'],
    ['terms_accepted', 'Ticked 14-11-2026 09:17 UTC, version 7'],
  ]);
  expect(one.summary.words).toContain('1 of them from the IP address of the purchase.');
  expect(one.meters.find(({ id }) => id === 'two-of')).toMatchObject({ answer: 'yes' });
  const trust = one.meters.find(({ id }) => id === 'first-party-trust');
  expect(trust?.table?.rows).toContainEqual([
    'delivery',
    '15-11-2026 18:02 UTC, 15-11-2026 20:41 UTC',
  ]);
});

test('a check that was not made or not passed is no evidence', async () => {
  const orderId = await paidOrder(app, {}, { three_ds: 'Not asked', avs: 'No match' });
  const one = await caseOf(await newCase(app, orderId));
  expect(held(one).map(([id]) => id)).not.toContain('three_ds');
  expect(held(one).map(([id]) => id)).not.toContain('avs_cvv');
  expect(one.summary.words).not.toContain('3-D Secure');
});

test('earlier undisputed payments of the card are found, and stand side by side', async () => {
  const purchase = { ...usualPurchase, card_token: 'tok_compelling_evidence' };
  const paid = (paid_at: string, more = {}) =>
    paidOrder(app, { paid_at, created_at: paid_at }, { ...purchase, ...more });
  const first = await paid('2026-04-02T10:00:00Z');
  const second = await paid('2026-06-19T10:00:00Z', { place: 'London' });
  const disputed = await paid('2026-05-01T10:00:00Z');
  await newCase(app, disputed, { kind: 'fraud_report' });
  const orderId = await paid('2026-11-14T09:20:00Z');
  const [meter] = (await caseOf(await newCase(app, orderId))).meters;
  expect(meter).toMatchObject({ id: 'compelling-evidence', answer: 'yes' });
  expect(meter?.table?.columns).toEqual([
    '',
    'This payment',
    `Order ${second}`,
    `Order ${first}`,
    'Equal',
  ]);
  expect(meter?.table?.rows.slice(0, 3)).toEqual([
    ['Date', '14-11-2026', '19-06-2026', '02-04-2026', '148 and 226 days'],
    ['IP', '203.0.113.42', '203.0.113.42', '203.0.113.42', 'all three'],
    ['Device', 'dv_8f21…3d16', 'dv_8f21…3d16', 'dv_8f21…3d16', 'all three'],
  ]);
  const another = await caseOf(await newCase(app, orderId, { network: 'mastercard' }));
  expect(another.meters[0]).toMatchObject({
    answer: 'no',
    why: 'Only for Visa 10.4. This case is Mastercard 10.4.',
    table: null,
  });
  const mastercard = await paid('2026-11-14T09:21:00Z', { network: 'mastercard' });
  const wrong = await caseOf(await newCase(app, mastercard));
  expect(wrong.order?.network).toBe('Mastercard');
  expect(wrong.meters.map(({ answer }) => answer)).toEqual(['no', 'no', 'no']);
  expect(wrong.meters[0]?.why).toBe('The payment was by Mastercard.');
});

test('a duplicate has the other order beside it, and says what differs', async () => {
  const purchase = { ...usualPurchase, card_token: 'tok_duplicate' };
  const other = await paidOrder(
    app,
    { full_name: 'Sinta Orrelby', passport_number: 'Y7654321', email: 'sinta@example.com' },
    purchase,
  );
  const own = { passport_number: 'Z0000567', email: 'other@example.com' };
  const orderId = await paidOrder(app, { ...own, created_at: '2026-11-14T09:30:00Z' }, purchase);
  const one = await caseOf(await newCase(app, orderId, { reason_code: '12.6.1' }));
  expect(one.duplicate?.columns).toEqual([`Order ${orderId}`, `Order ${other}`]);
  expect(one.duplicate?.rows.find(({ label }) => label === 'Passport')).toEqual({
    label: 'Passport',
    values: ['…567', '…321'],
    differs: true,
  });
  expect(one.summary.words).toContain(
    `Order ${other} is another order: it differs in traveller, passport.`,
  );
});

const passed = '2026-11-20T08:00:00Z';

test.each([
  [{ kind: 'fraud_report' as const }, 'A fraud report is news: it has no answer.', null],
  [{ state: 'won' as const }, 'The case is won.', null],
  [{ answer_due_at: passed }, 'The answer was due on 20-11-2026 08:00 UTC.', passed],
  [{ state: 'expired' as const, answer_due_at: passed }, 'The case is expired.', passed],
  [{}, null, null],
])('%j locks the answer: %s; a late note until %s', async (more, locked, until) => {
  const one = await caseOf(await newCase(app, await paidOrder(app), more));
  expect(one).toMatchObject({ locked });
  expect(one.late_note_until && Date.parse(one.late_note_until)).toBe(until && Date.parse(until));
});

test('a case without an order, of an unknown code, says so', async () => {
  const one = await caseOf(await newCase(app, null, { reason_code: 'ZZ9', network: 'visa' }));
  expect(one).toMatchObject({
    order: null,
    evidence: null,
    general: true,
    claim: null,
    reason_code: 'ZZ9',
    needs: [],
    meters: [],
    locked: 'It matches no order. Attach it to one first.',
  });
  const unknown = await app.call('getDispute', { params: { disputeId: 'DP-1' } }, team);
  expect(unknown).toMatchObject({ http: 404, message: 'There is no case DP-1.' });
});

test('a page of cases is counted as their pages are, in four statements', async () => {
  const orders = [await paidOrder(app), await paidOrder(app, { paid_at: null }, null)];
  const ids = await Promise.all(
    orders.flatMap((orderId) => [
      newCase(app, orderId),
      newCase(app, orderId, { reason_code: '13.1' }),
      newCase(app, orderId, { reason_code: '12.6.1' }),
    ]),
  );
  const rows = await app.db
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', 'in', ids)
    .execute();
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  app.pool.on('acquire', count);
  const counts = await evidenceOfCases(app.db, rows);
  app.pool.off('acquire', count);
  expect(statements).toBeLessThanOrEqual(4);
  for (const row of rows) expect(counts.get(row)).toEqual((await caseOf(row.dispute_id)).evidence);
});
