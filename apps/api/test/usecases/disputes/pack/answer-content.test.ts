import { expect, test } from 'vitest';
import { answerContent } from '../../../../src/usecases/disputes/pack/answer-content.ts';
import { cell, facts, times } from '../../../../src/usecases/disputes/pack/exhibit.ts';
import { orderedExhibits } from '../../../../src/usecases/disputes/pack/exhibit-order.ts';
import { answerRecord, packedFile } from '../../../support/answer-record.ts';
import { earlierPayment, heldRecord } from '../../../support/held-record.ts';

type Parts = Parameters<typeof answerRecord>[0];

const company: Parameters<typeof answerContent>[1] = {
  name: 'Example Company',
  address: '1 Example Road',
  phone: '+441',
  email: 'help@example.com',
  taxId: 'T-1',
  productLabel: 'Example Declarations',
  orderMailDomain: 'orders.example.com',
};
const made = (more: Parts = {}) => answerContent(answerRecord(more), company);
const keysOf = (more: Parts = {}) => made(more).content.exhibits.map(({ key }) => key);
const moment = '2026-11-14T09:17:00.000Z';

test('the letter of a bare order has the case, and a dash for what is missing', () => {
  expect(made().content).toMatchObject({
    title: 'Answer to chargeback d-1',
    sender: {
      label: 'Example Declarations',
      lines: ['Example Company', '1 Example Road', '+441 · help@example.com', 'Tax ID T-1'],
    },
    facts: [
      ['Case', 'd-1'],
      ['Our case', 'DP-100041'],
      ['Reason', 'Visa 10.4, Other Fraud: Card-Absent Environment'],
      ['Amount', '—'],
      ['Opened', '18-11-2026 08:22 UTC'],
      ['Answer due', '—'],
      ['Transaction ID', '—'],
      ['Order ID', 'T-104777'],
      ['Customer', '—'],
      ['Merchant', '—'],
    ],
    subject: 'Other Fraud: Card-Absent Environment',
    summary: expect.stringMatching(/^On 14-11-2026 09:18 UTC the customer ordered/),
    statement:
      'Example Declarations is a private service of Example Company. It is not affiliated with the Indonesian government.',
    request: 'We ask you to consider these records and to decide this case in our favour.',
    footer: 'Case d-1 · DP-100041',
    han: 'sc',
    fixedAt: '2026-11-18T08:22:00.000Z',
  });
});

test('the letter has what is on record, in staff’s words where they wrote some', () => {
  const { content } = made({
    one: {
      kind: 'pre_arbitration',
      amount: '69.000',
      currency: 'USD',
      answer_due_at: '2026-12-01T10:00:00.000Z',
      summary: 'It was used.',
    },
    held: { refund_date: '2026-11-17T10:00:00.000Z' },
    order: {
      transaction_id: 'tx-1',
      full_name: 'Maren',
      merchant_name: 'PABEAN',
      nationality: 'Japan',
    },
  });
  expect(content).toMatchObject({
    title: 'Answer to pre-arbitration d-1',
    summary: 'It was used.',
    request:
      'The payment was refunded on 17-11-2026 10:00 UTC. We ask you to take this into account.',
    han: 'jp',
  });
  expect(Object.fromEntries(content.facts)).toMatchObject({
    Amount: 'USD 69.00',
    'Answer due': '01-12-2026 10:00 UTC',
    'Transaction ID': 'tx-1',
    Customer: 'Maren',
    Merchant: 'PABEAN',
  });
});

test('a reason that is not known has its code alone', () => {
  const rules = { ...heldRecord().rules, reason: null };
  const reasonOf = (one: Parts['one']) => {
    const { content } = made({ one: one ?? {}, held: { rules } });
    return [content.subject, Object.fromEntries(content.facts).Reason];
  };
  expect(reasonOf({ reason_code: 'ZZ9' })).toEqual(['About this payment', 'Visa ZZ9']);
  expect(reasonOf({ reason_code: null })).toEqual(['About this payment', 'Visa']);
});

test('exhibits have their letters behind the letter’s own, and those without a record have none', () => {
  const purchase = { ip: '203.0.113.42' };
  const { content, off } = made({
    held: { purchase },
    head: { rows: 2, digest: 'a'.repeat(64) } as never,
  });
  expect(content.exhibits.map(({ key, letter, file }) => [key, letter, file])).toEqual([
    ['order', 'B', null],
    ['purchase', 'C', null],
    ['chain', 'D', null],
  ]);
  expect(off).toEqual([]);
});

test('files stand at the end, whatever they are named, and staff’s choice wins', () => {
  const files = [packedFile('file-1', ' screens.pdf '), packedFile('file-2', 'second.pdf')];
  expect(keysOf({ files })).toEqual(['order', 'file-1', 'file-2']);
  const chosen = made({
    files,
    held: { purchase: { ip: '203.0.113.42' } },
    one: {
      exhibits: { order: ['file-2', 'toString', 'gone'], off: ['order', 'file-1', 'access'] },
    },
  });
  expect(chosen.content.exhibits).toMatchObject([
    {
      key: 'file-2',
      title: 'second.pdf',
      file: 'file-2',
      paragraphs: [],
      facts: [],
      tables: [],
    },
    { key: 'purchase' },
  ]);
  // What the record has nothing for is not left out by anybody.
  expect(chosen.off).toEqual([
    { key: 'order', title: 'Order as ordered' },
    { key: 'file-1', title: 'screens.pdf' },
  ]);
});

test('staff’s order goes before the usual one, and what came since stands behind it', () => {
  const usual = ['order', 'refund', 'chain'];
  expect(orderedExhibits('none', ['f'], null)).toEqual({ on: [...usual, 'f'], off: [] });
  expect(orderedExhibits('none', ['f'], { order: ['chain', 'gone'], off: ['f', 'away'] })).toEqual({
    on: ['chain', 'order', 'refund'],
    off: ['f'],
  });
});

test('what was ticked is named, and nothing else', () => {
  const titleOf = (purchase: object) =>
    made({ held: { purchase } }).content.exhibits.find(({ key }) => key === 'terms')?.title;
  expect(titleOf({ terms_ticked_at: moment })).toBe('Terms ticked 14-11-2026 09:17 UTC');
  expect(titleOf({ refund_policy_ticked_at: moment })).toBe(
    'Refund policy ticked 14-11-2026 09:17 UTC',
  );
  expect(titleOf({ terms_ticked_at: moment, refund_policy_ticked_at: moment })).toBe(
    'Terms and refund policy ticked 14-11-2026 09:17 UTC',
  );
  expect(titleOf({ disclosure_shown_at: moment })).toBe(
    'What was shown of the service, 14-11-2026 09:17 UTC',
  );
  expect(titleOf({ terms_version: '7' })).toBeUndefined();
});

test('an address of IPv4 is written as one', () => {
  const download = {
    created_at: moment,
    ip: '::FFFF:203.0.113.42',
    browser: 'Firefox',
    os: null,
    timezone: null,
  };
  const { content } = made({ detail: { downloads: [download] as never } });
  const delivery = content.exhibits.find(({ key }) => key === 'delivery');
  expect(delivery?.tables[0]?.rows[0]?.slice(1)).toEqual(['203.0.113.42', 'Firefox', '—']);
  const other = made({ detail: { downloads: [{ ...download, ip: '2001:db8::ffff:1' }] as never } });
  const [table] = other.content.exhibits.find(({ key }) => key === 'delivery')?.tables ?? [];
  expect(table?.rows[0]?.[1]).toBe('2001:db8::ffff:1');
});

test('facts without a value are left out, and a long cell is cut', () => {
  expect(
    facts([
      ['One', 'a'],
      ['Two', null],
      ['Three', undefined],
      ['Four', ''],
    ]),
  ).toEqual([['One', 'a']]);
  expect(cell('x'.repeat(91))).toBe(`${'x'.repeat(90)}…`);
  expect(cell(null)).toBe('—');
  expect(times(moment)).toBe('14-11-2026 09:17:00 UTC\n14-11-2026 04:17:00 New York');
});

test('no card number leaves for a bank, whoever typed it and where', () => {
  const card = '4111 1111 1111 1111';
  const file = packedFile('f-1', `Card ${card}, passport X1234567.pdf`);
  const { content } = made({
    one: { summary: `He paid with ${card}. His passport is X1234567.` },
    order: {
      full_name: `Maren ${card}`,
      email: '4111111111111111@example.com',
      merchant_name: `PABEAN ${card}`,
      place_of_arrival: `Bali ${card}`,
      passport_number: 'X1234567',
    },
    files: [file],
  });
  const words = JSON.stringify(content);
  expect(words.replace(/ /g, '')).not.toContain('4111111111111111');
  expect(words).not.toContain('X1234567');
  expect(content.summary).toBe('He paid with [card ending 1111]. His passport is …567.');
  expect(content.exhibits.at(-1)?.title).toBe('Card [card ending 1111], passport …567.pdf');
});

test('three payments of one card stand side by side without what we doubt of them', () => {
  // Day 365 is at the border, and so is the e-mail of a look-up without a device.
  const earlier = [earlierPayment('T-1'), earlierPayment('T-2', { day: '2025-11-14' })].map(
    (payment) => ({ ...payment, deviceId: null }),
  );
  const held = {
    paid_at: '2026-11-14T09:20:00.000Z',
    email: 'maren@example.com',
    purchase: { card_token: 'tok_1', network: 'visa', ip: '203.0.113.42' },
    earlier,
  };
  const { content } = made({ held });
  const payments = content.exhibits.find(({ key }) => key === 'payments');
  expect(payments?.paragraphs).toEqual(['Orders T-1 and T-2: IP, Login equal in all three.']);
});

test('the record of a refund does not pass the payment’s reference off as the refund’s', () => {
  const held = { refund_date: '2026-11-17T10:00:00.000Z', purchase: { arn: '7412' } };
  const factsOf = (key: string) =>
    made({ held }).content.exhibits.find((exhibit) => exhibit.key === key)?.facts;
  expect(factsOf('refund')?.map(([label]) => label)).toEqual(['Refunded']);
  expect(factsOf('purchase')).toContainEqual(['ARN', '7412']);
});
