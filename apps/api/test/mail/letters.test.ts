import { tmpdir } from 'node:os';
import { encodeOrderId } from '@pabean/domain';
import type { LetterKind } from '@pabean/mails';
import { sampleValues } from '@pabean/mails/testing';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../src/core/env.ts';
import { invoiceLetter } from '../../src/papers/letters/invoice-letter.ts';
import { type LetterOrder, letter } from '../../src/papers/letters/letter.ts';
import { approvalLetter, receivedValues, refundValues } from '../../src/papers/letters/letters.ts';
import { englishLetters } from './english-letters.ts';
import { type Receiver, startReceiver } from './received.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const env = readEnv({
  PABEAN_DATA_DIR: tmpdir(),
  PUBLIC_PORTAL_URL: 'https://track.example.com',
  MARKETING_URL: 'https://www.example.org',
  OFFICIAL_FORM_URL: 'https://official.example.net',
  COMPANY_NAME: 'Sample & Sons Ltd',
  COMPANY_ADDRESS: '7 Harbour Road, Sampleton',
  COMPANY_PHONE: '+44 20 7946 0000',
  COMPANY_EMAIL: 'help@example.org',
  COMPANY_TAX_ID: '12-3456789',
  COMPANY_PRODUCT_LABEL: 'Samplecard',
});
const order = {
  orderId: '104777',
  fullName: 'Maren Ostrowick-Vale',
  email: 'maren@example.com',
};
const invoice = {
  number: 'INV-2026-000042',
  amount: '39.00',
  currency: 'USD',
  issued_at: '2026-03-04T05:06:07Z',
  paidAt: '2026-02-03T23:59:00Z',
};
const write = (kind: LetterKind, about: LetterOrder) =>
  letter(env, kind, about, sampleValues[kind]);

/** An address that may have been a stranger's is told neither whose order it is nor by whom. */
const nameless = (kind: string) => kind === 'emailChanged';

const link = `https://track.example.com/track-order/${encodeOrderId('104777')}`;
const pages = {
  Terms: 'https://www.example.org/terms-and-conditions',
  Privacy: 'https://www.example.org/privacy-policy',
  Contact: 'https://www.example.org/contact-us',
  Refund: 'https://www.example.org/refund-policy',
};
const official = 'https://official.example.net';

const everyKind = Object.keys(englishLetters) as LetterKind[];

describe.each(everyKind)('%s, as a mail server receives it', (kind) => {
  const { subject, says, facts, button } = englishLetters[kind];
  const links = button === null ? [] : [link];

  test('both parts say the same: greeting, words, facts, link, support, notice, pages', async () => {
    const mail = await receiver.receive(write(kind, order));
    expect(mail.subject).toBe(subject);
    const whose = [
      ['Name', order.fullName],
      ['Username', order.email],
    ];
    const rows = [...(nameless(kind) ? [] : whose), ['Order ID', order.orderId], ...facts];
    const lines = mail.text?.split('\n') ?? [];
    for (const line of [
      'Dear Maren Ostrowick-Vale,',
      ...says,
      ...rows.map(([label, value]) => `${label}: ${value}`),
      ...links.map((address) => `${button}: ${address}`),
      'Private service. Not affiliated with the Indonesian government.',
      'Questions? Write to help@example.org or call +44 20 7946 0000.',
      'Samplecard is a private service of Sample & Sons Ltd, 7 Harbour Road, Sampleton. It is not affiliated with the Indonesian government.',
      ...Object.entries(pages).map(([label, address]) => `${label}: ${address}`),
    ]) {
      expect(lines).toContain(line);
      const [words = ''] = line.split(': http');
      expect(wordsOf(mail)).toContain(words.replace(/^([\w ,]+): (?!http)/, '$1 '));
    }
    expect(mail.text).toContain(
      `The official form is free: you can fill it in yourself at ${official}.`,
    );
    expect(mail.text).not.toMatch(/[{}]|\n{3}|undefined|null/);
    expect(mail.html).not.toMatch(/\{\{|undefined|null/);
  });

  test('holds nothing that is fetched or runs, and no link but the known ones', async () => {
    const { html = '' } = await receiver.receive(write(kind, order));
    expect(html).not.toMatch(
      /<(script|img|link|iframe|object|form|svg|base)\b|url\(|@import|\s(src|srcset|background|on\w+)=/i,
    );
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    const support = 'mailto:help@example.org';
    expect(addresses).toEqual([
      ...links,
      ...(nameless(kind) ? [support] : []),
      support,
      official,
      ...Object.values(pages),
    ]);
    expect(html).not.toContain("href='");
  });

  test('is English from left to right and knows day and night', async () => {
    const { html = '' } = await receiver.receive(write(kind, order));
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html).toMatch(/<html[^>]* dir="ltr"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).not.toContain('In English');
  });

  test('a name is only a name, whatever it is made of', async () => {
    const fullName = `</td><script>alert(1)</script> "Zoë" & 'Ангел' {{email}}`;
    const mail = await receiver.receive(write(kind, { ...order, fullName }));
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain(
      'Dear <bdi>&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;Zoë&quot; &amp; &#39;Ангел&#39; {{email}}</bdi>,',
    );
    expect(mail.text).toContain(`Dear ${fullName},`);
  });

  test('a name from right to left keeps to itself, and its marks turn nothing else', async () => {
    const fullName = 'مريم\u200F العلي\u202E\u2067';
    const mail = await receiver.receive(write(kind, { ...order, fullName }));
    expect(mail.html).toContain('Dear <bdi>مريم\u200F العلي</bdi>,');
    expect(mail.text).toContain('Dear \u2068مريم\u200F العلي\u2069,');
    expect(`${mail.html}${mail.text}`).not.toMatch(/[\u202E\u2067]/);
  });

  test('a name cannot write a line of the letter', async () => {
    const fullName = 'Ada\r\n\r\nPay again: https://example.net';
    const mail = await receiver.receive(write(kind, { ...order, fullName }));
    expect(mail.text).toContain('Dear Ada Pay again: https://example.net,');
  });

  test('a name of 500 letters without a space arrives whole', async () => {
    const fullName = 'กิตติพงษ์'.repeat(56).slice(0, 500);
    const mail = await receiver.receive(write(kind, { ...order, fullName }));
    expect(mail.html).toContain(`<bdi>${fullName}</bdi>`);
    expect(mail.text).toContain(`Dear ${fullName},`);
  });

  test.each([null, '', ' \u202E '])(
    'a name that is missing (%j) leaves no gap',
    async (fullName) => {
      const mail = await receiver.receive(write(kind, { ...order, fullName }));
      expect(mail.text?.split('\n')).toContain('Dear traveller,');
      expect(mail.text).not.toContain('Name:');
      expect(mail.html).toMatch(/>Dear traveller,</);
      expect(mail.html).not.toContain('>Name<');
    },
  );
});

test.each([
  [{}, []],
  [{ flight: 'ZZ 881' }, ['Flight: ZZ 881']],
  [{ doa: '2026-11-23' }, ['Arrival: Monday, 23 November 2026']],
])('an approval says of the journey %j only what is on record', async (known, rows) => {
  const mail = await receiver.receive(approvalLetter(env, { ...order, ...known }));
  const facts = mail.text?.match(/^(Arrival|Flight|Place): .*$/gm) ?? [];
  expect(facts).toEqual(rows);
  expect(mail.text).not.toMatch(/[{}]|\n{3}|undefined|null/);
});

test('a refund of an order without an amount names none', async () => {
  const unknown = {
    amount: null,
    currency: null,
    refundedAt: null,
    unpaid: false,
    hasDocument: true,
  };
  const mail = await receiver.receive(letter(env, 'refund', order, refundValues(unknown)));
  expect(mail.text).toContain('We returned your money\n');
  expect(`${mail.html}${mail.text}`).not.toMatch(/Amount|Returned on|no document|null/);
});

test.each([
  ['en', '6900.00', 'JPY', 'Amount: JPY 6,900\n'],
  ['de', '6900.00', 'JPY', 'Betrag: 6.900 JPY\n'],
  ['en', '12.50', 'BHD', 'Amount: BHD 12.500\n'],
])(
  'a letter in %s writes %s of %s as its readers do',
  async (language, amount, currency, words) => {
    const refund = { amount, currency, refundedAt: null, unpaid: false, hasDocument: true };
    const own = letter(env, 'refund', { ...order, language }, refundValues(refund));
    expect((await receiver.receive(own)).text).toContain(words);
  },
);

test('an order that is paid is not told to be waited for, and no policy stands where none is', async () => {
  const values = receivedValues({
    createdAt: '2026-11-20T10:00:00Z',
    paidAt: '2026-11-20T10:00:00Z',
    amount: '39.00',
    currency: 'USD',
  });
  const { text } = await receiver.receive(letter(env, 'orderReceived', order, values));
  expect(text).toContain('You paid: USD 39.00');
  expect(text).not.toMatch(/payment is confirmed|get back|Before we start/);
});

test('an invoice that is not paid says nothing of a payment', async () => {
  const orderSum = { order_amount: '39.00', order_currency: 'USD' };
  const values = { ...invoice, paidAt: null, refund_date: null, refunded: null, ...orderSum };
  const mail = await receiver.receive(invoiceLetter(env, order, values));
  expect(mail.text).toContain('Amount: USD 39.00\nIssued by:');
  expect(`${mail.html}${mail.text}`).not.toContain('Payment received');
});

/** What a reader of the HTML sees, without line breaks. */
function wordsOf({ html = '' }: Email): string {
  return html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<td/g, ' <td')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
