import { tmpdir } from 'node:os';
import { encodeOrderId } from '@pabean/domain';
import type { LetterKind } from '@pabean/mails';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../src/core/env.ts';
import { invoiceLetter } from '../../src/papers/letters/invoice-letter.ts';
import type { Letter, LetterOrder } from '../../src/papers/letters/letter.ts';
import { approvalLetter, refundLetter } from '../../src/papers/letters/letters.ts';
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
  doa: '2026-11-23',
  flight: 'GA 881',
  port: 'Ngurah Rai',
};
const refund = { amount: '39.00', currency: 'USD', refundedAt: '2026-11-20T23:30:00Z' };
const invoice = {
  number: 'INV-2026-000042',
  amount: '39.00',
  currency: 'USD',
  issued_at: '2026-03-04T05:06:07Z',
  paidAt: '2026-02-03T23:59:00Z',
};

/** Every kind that is drawn: one without its words here does not compile. */
const kinds = {
  approval: {
    write: (about: LetterOrder) => approvalLetter(env, about),
    subject: 'Your customs declaration is approved (order 104777)',
    says: [
      'Your customs declaration is approved',
      'The document is attached to this e-mail. Save it on your phone before you travel.',
      'It is valid for the arrival on 23 November 2026, flight GA 881, Ngurah Rai. Show it when you arrive.',
    ],
    facts: [
      ['Arrival', '23 November 2026'],
      ['Flight', 'GA 881'],
      ['Place', 'Ngurah Rai'],
    ],
  },
  refund: {
    write: (about: LetterOrder) => refundLetter(env, about, refund),
    subject: 'Your order 104777 is refunded',
    says: [
      'We have refunded USD 39.00',
      'The money goes back to the card or account that paid. Your bank decides how long that takes.',
      'You do not need to do anything.',
    ],
    facts: [
      ['Amount', 'USD 39.00'],
      ['Refunded on', '20 November 2026'],
    ],
  },
  invoice: {
    write: (about: LetterOrder) => invoiceLetter(env, about, invoice),
    subject: 'Invoice INV-2026-000042 for your order 104777',
    says: ['Invoice INV-2026-000042', 'This is the invoice for your order with Samplecard.'],
    facts: [
      ['Invoice date', '2026-03-04'],
      ['Service', 'Preparation of the electronic customs declaration'],
      ['Amount', 'USD 39.00'],
      ['Payment received', '2026-02-03'],
      ['Issued by', 'Sample & Sons Ltd'],
      ['Address', '7 Harbour Road, Sampleton'],
      ['Tax ID', '12-3456789'],
    ],
  },
} satisfies Record<
  LetterKind,
  { write: (about: LetterOrder) => Letter; subject: string; says: string[]; facts: string[][] }
>;

const link = `https://track.example.com/track-order/${encodeOrderId('104777')}`;
const pages = {
  Terms: 'https://www.example.org/terms-and-conditions',
  Privacy: 'https://www.example.org/privacy-policy',
  Contact: 'https://www.example.org/contact-us',
  Refund: 'https://www.example.org/refund-policy',
};

describe.each(Object.entries(kinds))('%s, as a mail server receives it', (_, kind) => {
  test('both parts say the same: greeting, words, facts, link, support, notice, pages', async () => {
    const mail = await receiver.receive(kind.write(order));
    expect(mail.subject).toBe(kind.subject);
    const facts = [
      ['Name', order.fullName],
      ['Username', order.email],
      ['Order ID', order.orderId],
      ...kind.facts,
    ];
    const lines = mail.text?.split('\n') ?? [];
    for (const line of [
      'Dear Maren Ostrowick-Vale,',
      ...kind.says,
      ...facts.map(([label, value]) => `${label}: ${value}`),
      `Track your order: ${link}`,
      'Questions: help@example.org, +44 20 7946 0000',
      'Samplecard is a private service of Sample & Sons Ltd. It is not affiliated with the Indonesian government.',
      'Sample & Sons Ltd, 7 Harbour Road, Sampleton',
      ...Object.entries(pages).map(([label, address]) => `${label}: ${address}`),
    ]) {
      expect(lines).toContain(line);
      const [words = ''] = line.split(': http');
      expect(wordsOf(mail)).toContain(words.replace(/^([\w ]+): (?!help@)/, '$1 '));
    }
    expect(mail.text).not.toMatch(/[{}]|\n{3}|undefined|null/);
    expect(mail.html).not.toMatch(/\{\{|undefined|null/);
  });

  test('holds nothing that is fetched or runs, and no link but the known ones', async () => {
    const { html = '' } = await receiver.receive(kind.write(order));
    expect(html).not.toMatch(
      /<(script|img|link|iframe|object|form|svg|base)\b|url\(|@import|\s(src|srcset|background|on\w+)=/i,
    );
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(addresses).toEqual([link, 'mailto:help@example.org', ...Object.values(pages)]);
    expect(html).not.toContain("href='");
  });

  test('is English from left to right and knows day and night', async () => {
    const { html = '' } = await receiver.receive(kind.write(order));
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html).toMatch(/<html[^>]* dir="ltr"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain(`<title>${kind.subject}</title>`);
  });

  test('a name is only a name, whatever it is made of', async () => {
    const fullName = `</td><script>alert(1)</script> "Zoë" & 'Ангел' {{email}}`;
    const mail = await receiver.receive(kind.write({ ...order, fullName }));
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain(
      'Dear <bdi>&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;Zoë&quot; &amp; &#39;Ангел&#39; {{email}}</bdi>,',
    );
    expect(mail.text).toContain(`Dear ${fullName},`);
  });

  test('a name from right to left keeps to itself, and its marks turn nothing else', async () => {
    const fullName = 'مريم\u200F العلي\u202E\u2067';
    const mail = await receiver.receive(kind.write({ ...order, fullName }));
    expect(mail.html).toContain('Dear <bdi>مريم\u200F العلي</bdi>,');
    expect(mail.text).toContain('Dear \u2068مريم\u200F العلي\u2069,');
    expect(`${mail.html}${mail.text}`).not.toMatch(/[\u202E\u2067]/);
  });

  test('a name cannot write a line of the letter', async () => {
    const fullName = 'Ada\r\n\r\nPay again: https://example.net';
    const mail = await receiver.receive(kind.write({ ...order, fullName }));
    expect(mail.text).toContain('Dear Ada Pay again: https://example.net,');
  });

  test('a name of 500 letters without a space arrives whole', async () => {
    const fullName = 'กิตติพงษ์'.repeat(56).slice(0, 500);
    const mail = await receiver.receive(kind.write({ ...order, fullName }));
    expect(mail.html).toContain(`<bdi>${fullName}</bdi>`);
    expect(mail.text).toContain(`Dear ${fullName},`);
  });

  test.each([null, '', ' \u202E '])(
    'a name that is missing (%j) leaves no gap',
    async (fullName) => {
      const mail = await receiver.receive(kind.write({ ...order, fullName }));
      expect(mail.text?.split('\n')).toContain('Dear traveller,');
      expect(mail.text).not.toContain('Name:');
      expect(mail.html).toMatch(/>Dear traveller,</);
      expect(mail.html).not.toContain('>Name<');
    },
  );
});

test.each([
  [{}, 'It is valid for the arrival that you declared. Show it when you arrive.', []],
  [{ flight: 'GA 881' }, 'It is valid for the arrival that you declared.', ['Flight: GA 881']],
  [
    { doa: '2026-11-23' },
    'It is valid for the arrival on 23 November 2026. Show it when you arrive.',
    ['Arrival: 23 November 2026'],
  ],
])('an approval says of the journey %j only what is on record', async (known, sentence, rows) => {
  const { orderId, fullName, email } = order;
  const mail = await receiver.receive(approvalLetter(env, { orderId, fullName, email, ...known }));
  expect(mail.text).toContain(sentence);
  const facts = mail.text?.match(/^(Arrival|Flight|Place): .*$/gm) ?? [];
  expect(facts).toEqual(rows);
  expect(mail.text).not.toMatch(/[{}]|\n{3}|undefined|null/);
});

test('a refund of an order without an amount names none', async () => {
  const unknown = { amount: null, currency: null, refundedAt: null };
  const mail = await receiver.receive(refundLetter(env, order, unknown));
  expect(mail.text).toContain('We have refunded your order\n');
  expect(`${mail.html}${mail.text}`).not.toMatch(/Amount|Refunded on|null/);
});

test('an invoice that is not paid says nothing of a payment', async () => {
  const mail = await receiver.receive(invoiceLetter(env, order, { ...invoice, paidAt: null }));
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
