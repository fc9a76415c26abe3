import { describe, expect, test } from 'vitest';
import type { HeldRecord } from '../../../../src/usecases/disputes/held-record.ts';
import { answerFields } from '../../../../src/usecases/disputes/pack/answer-fields.ts';
import { answerLimits } from '../../../../src/usecases/disputes/pack/answer-limits.ts';
import { fieldSizes } from '../../../../src/usecases/disputes/pack/build-answer.ts';
import { answerRecord } from '../../../support/answer-record.ts';
import { earlierPayment } from '../../../support/held-record.ts';

const service =
  'Preparation and filing of an electronic customs declaration for Indonesia, a private service';
const shipped = 'Delivered by e-mail and download; nothing is shipped.';
const fieldsOf = (held: Partial<HeldRecord>, one: object = {}, most: number | null = null) =>
  answerFields(answerRecord({ held, one }), most);

test('an order that holds nothing has what the service is, and the paragraph', () => {
  expect(fieldsOf({}, { summary: 'It was used.' })).toEqual({
    fields: { product_description: `${service}. ${shipped}`, uncategorized_text: 'It was used.' },
    shortened: [],
  });
  expect(fieldsOf({}).fields.uncategorized_text).toMatch(/^On 14-11-2026 09:18 UTC the customer/);
});

test('what is on record has its field, and what is empty has none', () => {
  const { fields } = fieldsOf({
    doa: '2026-11-21',
    full_name: 'Maren',
    email: '',
    purchase: { ip: '203.0.113.42' },
    document: { at: '2026-11-15T23:30:00.000Z', file: 'a.pdf', code: null },
  });
  expect(fields).toMatchObject({
    product_description: `${service}, for arrival on 21-11-2026. ${shipped}`,
    customer_name: 'Maren',
    customer_purchase_ip: '203.0.113.42',
    service_date: '15-11-2026',
  });
  expect(Object.keys(fields)).not.toContain('customer_email_address');
  expect(Object.keys(fields)).not.toContain('access_activity_log');
  // Of a proxy of the shop, which says nothing of the buyer.
  const { fields: behind } = fieldsOf({ purchase: { ip: '10.0.0.7' } });
  expect(Object.keys(behind)).not.toContain('customer_purchase_ip');
});

test('a card number that somebody typed stands in no field', () => {
  const card = '4111 1111 1111 1111';
  const { fields } = fieldsOf(
    { full_name: `Maren ${card}`, email: '4111111111111111@example.com' },
    { summary: `He paid with ${card}.` },
  );
  expect(fields).toMatchObject({
    customer_name: 'Maren [card ending 1111]',
    customer_email_address: '[card ending 1111]@example.com',
    uncategorized_text: 'He paid with [card ending 1111].',
  });
});

describe('the log', () => {
  const at = (day: number) => `2026-11-${day}T12:00:00.000Z`;
  const held = {
    downloads: [
      { at: at(15), ip: '::ffff:203.0.113.42', browser: 'Firefox' },
      { at: at(17), ip: '203.0.113.42', browser: 'Firefox' },
    ],
    accesses: [
      { at: at(13), what: 'fetched' },
      { at: at(16), what: 'fetched' },
      { at: at(18), what: 'wrote' },
    ],
  };
  const lines = [
    '18-11-2026 12:00 UTC: wrote on the order’s page',
    '17-11-2026 12:00 UTC: downloaded the document, 203.0.113.42, Firefox',
    '16-11-2026 12:00 UTC: opened the document',
    '15-11-2026 12:00 UTC: downloaded the document, 203.0.113.42, Firefox',
  ];
  const size = (count: number) => lines.slice(0, count).join('\n').length + 1;
  const cut = (count: number) => `The latest ${count} of 4 lines of the access log.`;

  test('has the newest first, and nothing from before the payment', () => {
    expect(fieldsOf(held).fields.access_activity_log).toBe(lines.join('\n'));
    const downloads = [{ at: at(15), ip: '2001:db8::ffff:1', browser: 'Firefox' }];
    expect(fieldsOf({ downloads }).fields.access_activity_log).toContain('2001:db8::ffff:1');
  });

  test('is cut to the newest lines where a field takes no more, and says so', () => {
    // 100 characters are left for the line that says so.
    expect(fieldsOf(held, {}, 100 + size(4))).toMatchObject({ shortened: [] });
    expect(fieldsOf(held, {}, 100 + size(4) - 1)).toMatchObject({
      fields: { access_activity_log: [cut(3), ...lines.slice(0, 3)].join('\n') },
      shortened: [cut(3)],
    });
    expect(fieldsOf(held, {}, 100 + size(1)).fields.access_activity_log).toBe(
      `${cut(1)}\n${lines[0]}`,
    );
    expect(Object.keys(fieldsOf(held, {}, 100).fields)).not.toContain('access_activity_log');
    expect(fieldsOf(held, {}, 100).shortened).toEqual([cut(0)]);
  });
});

describe('Stripe’s own fields', () => {
  const root = 'enhanced_evidence.visa_compelling_evidence_3';
  const long = 'f'.repeat(20);
  const purchase = {
    card_token: 'tok_1',
    ip: '203.0.113.42',
    device_id: 'dv_8f21c07be49a3d16',
    fingerprint: long,
  };
  const pair = [
    earlierPayment('T-1', { paymentId: 'ch_1', fingerprint: long.slice(1) }),
    earlierPayment('T-2', { paymentId: 'ch_2', day: '2026-04-02', fingerprint: long }),
  ];
  const held = {
    paid_at: '2026-11-14T09:20:00.000Z',
    email: 'maren@example.com',
    purchase,
    earlier: [...pair, earlierPayment('T-3', { paymentId: 'ch_3', paid: false })],
  };
  const enhanced = (more: Partial<HeldRecord> = {}, gateway = 'Stripe') =>
    Object.fromEntries(
      Object.entries(fieldsOf({ ...held, ...more }, { gateway }).fields).filter(([name]) =>
        name.startsWith('enhanced'),
      ),
    );

  test('name both earlier charges with what is equal', () => {
    const disputed = `${root}.disputed_transaction`;
    const prior = `${root}.prior_undisputed_transactions`;
    expect(enhanced()).toEqual({
      [`${disputed}.merchandise_or_services`]: 'services',
      [`${disputed}.product_description`]: service,
      [`${disputed}.customer_purchase_ip`]: '203.0.113.42',
      [`${disputed}.customer_device_id`]: 'dv_8f21c07be49a3d16',
      [`${disputed}.customer_device_fingerprint`]: long,
      [`${disputed}.customer_email_address`]: 'maren@example.com',
      [`${prior}.0.charge`]: 'ch_1',
      [`${prior}.0.product_description`]: service,
      [`${prior}.0.customer_purchase_ip`]: '203.0.113.42',
      [`${prior}.0.customer_device_id`]: 'dv_8f21c07be49a3d16',
      [`${prior}.0.customer_email_address`]: 'maren@example.com',
      [`${prior}.1.charge`]: 'ch_2',
      [`${prior}.1.product_description`]: service,
      [`${prior}.1.customer_purchase_ip`]: '203.0.113.42',
      [`${prior}.1.customer_device_id`]: 'dv_8f21c07be49a3d16',
      [`${prior}.1.customer_device_fingerprint`]: long,
      [`${prior}.1.customer_email_address`]: 'maren@example.com',
    });
  });

  test('leave out what is not held, and a device that is too short', () => {
    const bare = pair.map((payment) => ({ ...payment, deviceId: 'dv_8f21c07be49', login: '' }));
    const { card_token, ip } = purchase;
    const fields = enhanced({
      purchase: { card_token, ip, fingerprint: long },
      earlier: bare.map((payment) => ({ ...payment, fingerprint: long })),
      email: null,
    });
    expect(Object.keys(fields).filter((name) => /device_id|email/.test(name))).toEqual([]);
    expect(Object.keys(fields).filter((name) => name.endsWith('fingerprint'))).toHaveLength(3);
  });

  test.each([
    ['of another gateway', {}, 'Adyen'],
    [
      'where the set is at the border',
      { earlier: pair.map((one) => ({ ...one, deviceId: null, fingerprint: null })) },
      'Stripe',
    ],
    [
      'where one has no charge of Stripe',
      {
        earlier: pair.toSpliced(1, 1, {
          ...pair[0],
          orderId: 'T-2',
          paymentId: 'pi_ch_2',
        } as (typeof pair)[0]),
      },
      'Stripe',
    ],
    [
      'where one has a longer id around a charge',
      { earlier: pair.map((one) => ({ ...one, paymentId: `${one.paymentId}-x` })) },
      'Stripe',
    ],
    [
      'where none has an id',
      { earlier: pair.map((one) => ({ ...one, paymentId: null })) },
      'Stripe',
    ],
  ])('are none %s', (_, more, gateway) => {
    expect(enhanced(more, gateway)).toEqual({});
  });
});

test('sizes are of the longest field and of all together', () => {
  expect(fieldSizes({ one: 'abc', two: 'ab' })).toEqual({ longest: 3, all: 5 });
  expect(fieldSizes({})).toEqual({ longest: 0, all: 0 });
});

describe('limits', () => {
  const limitsOf = (
    gateway: string,
    network: string,
    kind: 'chargeback' | 'inquiry',
    acquirer: string | null = null,
  ) => answerLimits({ gateway, network, kind }, acquirer);

  test('are those of the gateway and of the network', () => {
    expect(limitsOf('Stripe', 'mastercard', 'chargeback')).toEqual({
      pages: 19,
      bytes: 4_500_000,
      field: 20_000,
      allFields: 150_000,
      letters: 12,
      of: 'Stripe and Mastercard',
      notes: [
        'A4 or US Letter upright, 12 pt, no links, no audio, no video',
        'Evidence may be staged, then it is sent, usually once',
        'No answer is possible where its due date is 0',
        'A compliance case costs USD 500 to fight, given back when won',
        'File name: English letters and digits',
        'No extensive graphics or colour',
        '300 dpi, at most 30,000,000 pixels',
      ],
    });
  });

  test('of an inquiry are smaller where the gateway says so', () => {
    expect(limitsOf('Adyen', 'mastercard', 'inquiry')).toMatchObject({
      pages: 4,
      bytes: 2_000_000,
    });
    expect(limitsOf('Adyen', 'visa', 'inquiry').pages).toBe(4);
    expect(limitsOf('Adyen', 'mastercard', 'chargeback').pages).toBe(19);
    expect(limitsOf('Adyen', 'visa', 'chargeback')).toMatchObject({ pages: null, field: null });
    expect(limitsOf('elsewhere', 'visa', 'inquiry').pages).toBe(19);
  });

  test('of one file are the least of what binds a file', () => {
    // Ten megabytes for a file, fifty together.
    expect(limitsOf('PayPal', 'unknown', 'chargeback')).toMatchObject({
      bytes: 10_000_000,
      field: 2_000,
      of: 'PayPal',
    });
    expect(limitsOf('Braintree', 'unknown', 'chargeback')).toMatchObject({ bytes: 4_000_000 });
  });

  test('of a gateway that is not known are those of the configured acquirer, or the safe ones', () => {
    expect(limitsOf('elsewhere', 'visa', 'chargeback', 'adyen').of).toBe('Adyen and Visa');
    expect(limitsOf('elsewhere', 'visa', 'chargeback').of).toBe('Safe for any acquirer and Visa');
    expect(limitsOf('PayPal', 'visa', 'chargeback', 'adyen').of).toBe('PayPal and Visa');
    // Both parties have the rule for a file's name.
    expect(limitsOf('elsewhere', 'mastercard', 'chargeback').notes).toEqual([
      'File name: English letters and digits',
      'Readable in black and white',
      'A4 upright, one orientation, letters of at least 10 pt, English, fonts embedded',
      'No passport copy, no links, no blank pages',
      'No extensive graphics or colour',
      '300 dpi, at most 30,000,000 pixels',
    ]);
  });
});
