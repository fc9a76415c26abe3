import { describe, expect, test } from 'vitest';
import {
  caseMeters,
  compellingMeter,
  compellingTable,
  trustMeter,
  twoOf,
} from '../../../src/usecases/disputes/case-meters.ts';
import type { HeldRecord } from '../../../src/usecases/disputes/held-record.ts';
import {
  earlierPayment,
  heldRecord,
  mailWithDocument,
  recordFor,
} from '../../support/held-record.ts';

const device = 'dv_8f21c07be49a3d16';
const purchase = { card_token: 'tok_1', network: 'visa', ip: '203.0.113.42', device_id: device };
const own = { paid_at: '2026-11-14T09:20:00.000Z', purchase, email: 'maren@example.com' };
const earlier = [earlierPayment('T-1'), earlierPayment('T-2', { day: '2026-04-02' })];
const at = '2026-11-15T18:02:00.000Z';
const download = { at, ip: '203.0.113.42', browser: 'Firefox' };
const metersOf = (record: HeldRecord) => {
  const [compelling, two, trust] = caseMeters(record);
  if (!compelling || !two || !trust) throw new Error('A meter is missing.');
  return { compelling, two, trust };
};

test('a payment after the disputed one is no earlier one', () => {
  const since = [
    earlierPayment('T-1', { day: '2026-11-14' }),
    earlierPayment('T-2', { day: '2026-11-20' }),
  ];
  const ofTwo = (payments: HeldRecord['earlier']) =>
    twoOf(heldRecord({ ...own, earlier: payments })).elements.find(({ id }) => id === 'f')?.held;
  expect(ofTwo(since)).toBe(false);
  expect(ofTwo([...since, ...earlier])).toBe(true);
  const ofTrust = (payments: HeldRecord['earlier']) =>
    trustMeter(recordFor('mastercard', '4837', { ...own, earlier: payments })).history.payments;
  expect(ofTrust(since)).toEqual([]);
  expect(ofTrust([...since, ...earlier])).toEqual(['T-1', 'T-2']);
});

describe('Compelling Evidence 3.0', () => {
  const record = heldRecord({ ...own, earlier });
  const why = 'Orders T-1 and T-2: ip, device, login equal in all three.';

  test('puts the two payments beside the own one', () => {
    expect(metersOf(record).compelling).toEqual({
      id: 'compelling-evidence',
      name: 'Visa Compelling Evidence 3.0',
      answer: 'yes',
      why,
      table: {
        columns: ['', 'This payment', 'Order T-1', 'Order T-2', 'Equal'],
        rows: [
          ['Date', '14-11-2026', '19-06-2026', '02-04-2026', '148 and 226 days'],
          ['IP', '203.0.113.42', '203.0.113.42', '203.0.113.42', 'all three'],
          ['Device', 'dv_8f21…3d16', 'dv_8f21…3d16', 'dv_8f21…3d16', 'all three'],
          ['Login', 'maren@example.com', 'maren@example.com', 'maren@example.com', 'all three'],
          ['Address', '—', '—', '—', 'not held'],
        ],
      },
    });
  });

  test('leans on no e-mail of a look-up alone, and counts from the day of the dispute too', () => {
    const [one, other] = earlier.map((payment) => ({ ...payment, deviceId: null }));
    if (!one || !other) throw new Error('A payment is missing.');
    expect(compellingMeter({ ...record, earlier: [one, other] }).answer).toBe('border case');
    // 362 days before the payment, 366 before the dispute.
    const old = earlierPayment('T-3', { day: '2025-11-17' });
    expect(compellingMeter({ ...record, earlier: [earlierPayment('T-1'), old] }).answer).toBe(
      'border case',
    );
  });

  test('is claimed for payments of Visa alone, by the name of the other network', () => {
    const by = (network: string) =>
      compellingMeter({ ...record, purchase: { ...purchase, network } });
    expect(by('VISA')).toMatchObject({ answer: 'yes', why });
    expect(by('MC')).toMatchObject({ answer: 'no', why: 'The payment was by Mastercard.' });
    // Another name of the same, for all that is known.
    expect(by('Nowhere Pay')).toMatchObject({ answer: 'yes' });
    const { network: _, ...unknown } = purchase;
    expect(compellingMeter({ ...record, purchase: unknown })).toMatchObject({ answer: 'yes' });
    // What is "no" by itself keeps its own reason.
    const few = { ...record, earlier: [], purchase: { ...purchase, network: 'MC' } };
    expect(compellingMeter(few).why).toBe('There is no earlier payment.');
  });

  test('without a pair shows the nearest two, and why they do not count', () => {
    const counted = [
      earlierPayment('T-1', { disputed: true, fraudReport: true }),
      earlierPayment('T-2', { day: '2026-04-02', ip: '198.51.100.7' }),
      earlierPayment('T-3', { day: '2026-01-02' }),
    ];
    const { table } = metersOf({ ...record, earlier: counted.toSpliced(2) }).compelling;
    expect(table?.rows.at(1)).toEqual([
      'IP',
      '203.0.113.42',
      '203.0.113.42',
      '198.51.100.7',
      '2 of 3',
    ]);
    expect(table?.rows.at(-1)).toEqual([
      'Counts',
      '',
      'disputed itself, has a fraud report',
      'yes',
      '',
    ]);
    const three = counted.map((payment) => ({ ...payment, disputed: true }));
    expect(metersOf({ ...record, earlier: three }).compelling.table?.columns).toEqual([
      '',
      'This payment',
      'Order T-1',
      'Order T-2',
      'Equal',
    ]);
  });

  test('shows the pair that counts, whatever was paid since, and a dash for a device that is not held', () => {
    const later = earlierPayment('T-0', { day: '2026-07-01', disputed: true });
    const { table } = metersOf({ ...record, earlier: [later, ...earlier] }).compelling;
    expect(table?.columns.slice(2, 4)).toEqual(['Order T-1', 'Order T-2']);
    const without = earlier.map((payment) => ({ ...payment, deviceId: null }));
    const { table: other } = metersOf({ ...record, earlier: without }).compelling;
    expect(other?.rows[2]).toEqual(['Device', 'dv_8f21…3d16', '—', '—', 'no']);
  });

  test('says what is equal of one payment alone, and of what nothing is', () => {
    const { table } = metersOf({
      ...record,
      earlier: [earlierPayment('T-1', { login: 'other@example.com' })],
    }).compelling;
    expect(table?.rows.map((row) => row.at(-1))).toEqual([
      '148 days',
      'both',
      'both',
      'no',
      'not held',
      '',
    ]);
    expect(metersOf({ ...record, earlier: [] }).compelling.table).toBeNull();
    expect(
      compellingTable(record, { ...compellingMeter(record), pair: [], counted: [] }),
    ).toBeNull();
  });

  test('shows a fingerprint where there is no device id, a short one whole, and no days without a day', () => {
    const { device_id: _, ...other } = purchase;
    const { table } = metersOf({
      ...record,
      paid_at: null,
      purchase: { ...other, fingerprint: 'f123456789012345' },
      earlier: [
        earlierPayment('T-1', { deviceId: null, fingerprint: 'g1234567890123456', ip: null }),
      ],
    }).compelling;
    expect(table?.rows.slice(0, 3)).toEqual([
      ['Date', '—', '19-06-2026', '? days'],
      ['IP', '203.0.113.42', '—', 'no'],
      ['Device', 'f123456789012345', 'g123456…3456', 'no'],
    ]);
  });
});

test('a meter for another reason says which this one is of', () => {
  const { compelling, two, trust } = metersOf(recordFor('mastercard', '4837', own));
  expect([compelling.why, compelling.table]).toEqual([
    'Only for Visa 10.4. This case is Mastercard 4837.',
    null,
  ]);
  expect(two.why).toMatch(/^Only for Visa 10\.4\. This case is Mastercard 4837\. A description/);
  expect(trust.why).toMatch(/^\d of 3 are held, missing: delivery\.$/);
  expect(metersOf(recordFor('visa', '')).trust.why).toBe(
    'Only for Mastercard 4837. This case is Visa.',
  );
});

describe('two of', () => {
  const full = heldRecord({
    ...own,
    purchase: { ...purchase, place: 'Norwich', user_agent: 'Firefox 140', disclosure_shown_at: at },
    full_name: 'Maren',
    downloads: [download],
    accesses: Array.from({ length: 5 }, () => ({ at, what: 'fetched' })),
    earlier,
  });
  const heldOf = (record: HeldRecord) =>
    twoOf(record)
      .elements.filter(({ held }) => held)
      .map(({ id }) => id);

  test('shows what is held, three facts of each', () => {
    const { two } = metersOf(full);
    expect(two).toMatchObject({
      id: 'two-of',
      name: 'Visa, two of',
      answer: 'yes',
      why: '5 of 6 are held, and 1 downloads.',
    });
    expect(two.table?.columns).toEqual(['', 'What counts', 'Held']);
    expect(two.table?.rows.map(([id, , held]) => [id, held])).toEqual([
      ['a', '203.0.113.42, Norwich'],
      ['b', `${device}, Firefox 140`],
      ['c', 'Maren, maren@example.com'],
      ['d', 'not held'],
      ['e', '15-11-2026 18:02 UTC, 15-11-2026 18:02 UTC, 15-11-2026 18:02 UTC and 2 more'],
      ['f', 'T-1, T-2'],
    ]);
    expect(two.table?.rows[4]?.[1]).toMatch(/^Page used/);
  });

  test('asks for a description and a download', () => {
    const { disclosure_shown_at: _, ...undisclosed } = full.purchase;
    expect(twoOf({ ...full, purchase: undisclosed }).why).toMatch(/^A description .* missing\.$/);
    expect(twoOf({ ...full, downloads: [] }).why).toMatch(/^A download .* missing\.$/);
    expect(twoOf({ ...full, paid_at: null }).answer).toBe('no');
    const shown = { ...full, purchase: undisclosed, accesses: [{ at, what: 'disclosed' }] };
    expect(twoOf(shown).answer).toBe('yes');
  });

  test('holds nothing of what did not come', () => {
    expect(heldOf(heldRecord())).toEqual([]);
    expect(
      heldOf({ ...full, purchase: { fingerprint: 'f'.repeat(20), user_agent: 'Firefox' } }),
    ).toEqual(['b', 'c', 'e']);
    const others = earlier.map((payment) => ({ ...payment, deviceId: 'dv_another_device' }));
    expect(heldOf({ ...full, earlier: others })).toEqual(['a', 'b', 'c', 'e']);
    const disputed = earlier.map((payment) => ({ ...payment, disputed: true }));
    expect(heldOf({ ...full, earlier: disputed })).toEqual(['a', 'b', 'c', 'e']);
  });

  test('is claimed for payments of Visa alone', () => {
    const other = { ...full, purchase: { ...full.purchase, network: 'amex' } };
    expect(twoOf(other)).toMatchObject({
      answer: 'no',
      why: 'The payment was by American Express.',
    });
  });
});

describe('First-Party Trust', () => {
  const { network: _, ...paidBy } = purchase;
  const trusted = (more: Partial<HeldRecord>) =>
    recordFor('mastercard', '4837', { ...own, purchase: paidBy, ...more });

  test('says both readings, and what is held of each part', () => {
    const record = trusted({
      purchase: { ...paidBy, fingerprint: 'f'.repeat(20) },
      phone_number: '+441',
      downloads: [download],
      mails: [mailWithDocument({ delivery: 'delivered', delivery_at: '2026-11-15T10:00:15.000Z' })],
      earlier: [...earlier, earlierPayment('T-3', { disputed: true })],
    });
    expect(trustMeter(record).history.payments).toEqual(['T-1', 'T-2']);
    expect(metersOf(record).trust).toEqual({
      id: 'first-party-trust',
      name: 'Mastercard First-Party Trust',
      answer: 'yes',
      why: '3 of 3 are held. 2 earlier payments with equal signs. How many and how old is not known.',
      table: {
        columns: ['', 'Held'],
        rows: [
          ['device', `${device}, ${'f'.repeat(20)}, 203.0.113.42`],
          ['delivery', '15-11-2026 18:02 UTC, 15-11-2026 10:00 UTC'],
          ['identity', 'maren@example.com, +441'],
        ],
      },
    });
  });

  test('takes no mail for delivered that was not accepted, and no payment that is like none', () => {
    const mails = [
      mailWithDocument({ delivery: 'deferred', delivery_at: at }),
      mailWithDocument({ delivery: 'delivered' }),
    ];
    const unlike = { ip: null, deviceId: null, login: null };
    const answer = trustMeter(trusted({ mails, earlier: [earlierPayment('T-1', unlike)] }));
    expect(answer).toMatchObject({ answer: 'no', history: { payments: [] } });
    expect(answer.parts.map(({ held }) => held)).toEqual([true, false, true]);
    expect(metersOf(trusted({ mails })).trust.table?.rows[1]).toEqual(['delivery', 'not held']);
    const bare = trustMeter(recordFor('mastercard', '4837'));
    expect(bare.parts.map(({ facts }) => facts)).toEqual([[], [], []]);
  });

  test('is claimed for payments of Mastercard alone', () => {
    const record = trusted({ purchase, downloads: [download] });
    expect(trustMeter(record)).toMatchObject({ answer: 'no', why: 'The payment was by Visa.' });
    expect(metersOf(record).trust.why).toBe('The payment was by Visa.');
  });
});
