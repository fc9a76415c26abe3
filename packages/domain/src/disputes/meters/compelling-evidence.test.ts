import { describe, expect, it } from 'vitest';
import type { CompelledElement } from '../programmes/compelling-evidence.ts';
import { type ComparedCase, compellingEvidenceMeter } from './compelling-evidence.ts';
import type { EarlierPayment } from './payment.ts';

const disputedDay = '2026-11-14';

/** The day so many days before the disputed payment. */
const daysAgo = (days: number) =>
  new Date(Date.parse(disputedDay) - days * 86_400_000).toISOString().slice(0, 10);

const held = {
  ip: '203.0.113.42',
  deviceId: 'dv_8f21c07be49a3d16',
  fingerprint: null,
  login: 'petra@example.com',
  address: '7 Example Road, Norwich',
};
const payment = { orderId: '103418', day: disputedDay, card: 'tok_4417', ...held };
const disputed: ComparedCase = {
  network: 'visa',
  code: '10.4',
  payment,
  disputedOn: null,
  loginIsLookup: false,
};

/** An earlier payment with these elements as in the disputed one, and all others different. */
function earlier(days: number, equal: readonly CompelledElement[], more = {}): EarlierPayment {
  return {
    orderId: `9${String(days).padStart(5, '0')}`,
    day: daysAgo(days),
    card: 'tok_4417',
    ip: equal.includes('ip') ? held.ip : '198.51.100.7',
    deviceId: equal.includes('device') ? held.deviceId : `other-device-of-${days}`,
    fingerprint: null,
    login: equal.includes('login') ? held.login : `other${days}@example.com`,
    address: equal.includes('address') ? held.address : `${days} Other Road`,
    paid: true,
    disputed: false,
    fraudReport: false,
    amount: 69,
    ...more,
  };
}
const both = (days: readonly number[], equal: readonly CompelledElement[]) =>
  days.map((one) => earlier(one, equal));
const answerOf = (payments: readonly EarlierPayment[], change: Partial<ComparedCase> = {}) =>
  compellingEvidenceMeter({ ...disputed, ...change }, payments);

describe('days, with two of four equal', () => {
  it.each<[number, number, string]>([
    [119, 200, 'no'],
    [120, 200, 'yes'],
    [120, 120, 'yes'],
    [121, 364, 'yes'],
    [120, 364, 'yes'],
    [120, 365, 'border case'],
    [365, 365, 'border case'],
    [120, 366, 'no'],
    [119, 366, 'no'],
    [365, 366, 'no'],
    [119, 365, 'no'],
    [0, 200, 'no'],
    [-130, 200, 'no'],
  ])('%i and %i days before: %s', (one, other, answer) => {
    const payments = [
      earlier(one, ['ip', 'login'], { orderId: 'ONE-PAYMENT' }),
      earlier(other, ['ip', 'login'], { orderId: 'OTHER-PAYMENT' }),
    ];
    expect(answerOf(payments).answer).toBe(answer);
  });

  it('crosses a leap day and the change of the clock by the calendar', () => {
    const leap = { ...disputed, payment: { ...payment, day: '2028-06-28' } };
    const on = (day: string) => earlier(0, ['ip', 'device'], { orderId: day, day });
    // 121 days with 29 February, 120 from 29 February itself.
    expect(compellingEvidenceMeter(leap, [on('2028-02-28'), on('2028-02-29')]).answer).toBe('yes');
    expect(compellingEvidenceMeter(leap, [on('2028-02-29'), on('2028-03-01')]).answer).toBe('no');
  });
});

describe('elements, at 130 and 200 days', () => {
  it.each<[readonly CompelledElement[], string]>([
    [[], 'no'],
    [['ip'], 'no'],
    [['device'], 'no'],
    [['login'], 'no'],
    [['ip', 'login'], 'yes'],
    [['ip', 'address'], 'yes'],
    [['ip', 'device'], 'yes'],
    [['device', 'login'], 'yes'],
    [['device', 'address'], 'yes'],
    [['login', 'address'], 'no'],
    [['ip', 'device', 'login', 'address'], 'yes'],
  ])('%j equal: %s', (equal, answer) => {
    expect(answerOf(both([130, 200], equal)).answer).toBe(answer);
  });

  it('wants the same two in all three payments', () => {
    const payments = [earlier(130, ['ip', 'login']), earlier(200, ['device', 'login'])];
    expect(answerOf(payments)).toMatchObject({
      answer: 'no',
      why: 'No two earlier payments have the same 2 elements with ip or device among them.',
    });
    expect(answerOf([...payments, earlier(300, ['ip', 'login'])])).toMatchObject({
      answer: 'yes',
      equal: ['ip', 'login'],
    });
  });

  it('takes a device by its fingerprint too, and none that is too short', () => {
    const long = 'f'.repeat(20);
    const by = (fingerprint: string, deviceId: string | null) => {
      const payments = both([130, 200], ['login']).map((one) => ({
        ...one,
        fingerprint,
        deviceId,
      }));
      const own = { ...payment, fingerprint, deviceId };
      return answerOf(payments, { payment: own }).answer;
    };
    expect(by(long, null)).toBe('yes');
    expect(by(long.slice(1), null)).toBe('no');
    expect(by('', 'a'.repeat(15))).toBe('yes');
    expect(by('', 'a'.repeat(14))).toBe('no');
  });

  it('compares an address of IPv6 in every spelling, and none of a home network', () => {
    const by = (ip: string, own: string) => {
      const payments = both([130, 200], ['login']).map((one) => ({ ...one, ip }));
      return answerOf(payments, { payment: { ...payment, ip: own } }).answer;
    };
    expect(by('2001:db8::1', '2001:0DB8:0:0:0:0:0:1')).toBe('yes');
    expect(by('2001:db8::1', '2001:db8::2')).toBe('no');
    for (const home of ['192.168.1.7', '10.0.0.1', '172.16.0.9', '127.0.0.1', '::1', 'fd00::7']) {
      expect(by(home, home), home).toBe('no');
    }
    expect(by('172.32.0.9', '172.32.0.9')).toBe('yes');
  });

  it('never calls equal what is not held', () => {
    const nothing = { ip: null, deviceId: null, fingerprint: null, login: null, address: null };
    const payments = both([130, 200], []).map((one) => ({ ...one, ...nothing }));
    expect(answerOf(payments, { payment: { ...payment, ...nothing } }).counted[0]?.equal).toEqual(
      [],
    );
  });
});

describe('payments that do not count', () => {
  it.each<[string, object]>([
    ['has a fraud report', { fraudReport: true }],
    ['disputed itself', { disputed: true }],
    ['not paid', { paid: false }],
    ['a card check of zero', { amount: 0 }],
    ['not of the same card', { card: 'tok_other' }],
    ['not of the same card', { card: null }],
  ])('one that %s', (trouble, change) => {
    const answer = answerOf([
      earlier(130, ['ip', 'device'], change),
      earlier(200, ['ip', 'device']),
    ]);
    expect(answer).toMatchObject({ answer: 'no', pair: [], equal: [] });
    expect(answer.why).toBe(`1 of 2 earlier payments count: order 900130 ${trouble}.`);
  });

  it('knows no card of the disputed payment: nothing is of the same card', () => {
    const payments = both([130, 200], ['ip', 'device']).map((one) => ({ ...one, card: null }));
    expect(answerOf(payments, { payment: { ...payment, card: null } }).answer).toBe('no');
  });

  it('does not count the disputed order itself, nor one without a day', () => {
    expect(
      answerOf([
        earlier(130, ['ip', 'device']),
        { ...earlier(200, ['ip', 'device']), orderId: '103418' },
      ]).counted,
    ).toHaveLength(1);
    expect(
      answerOf([earlier(130, ['ip', 'device']), earlier(200, ['ip', 'device'], { day: '' })])
        .answer,
    ).toBe('no');
  });

  it.each([
    ['visa', '13.1'],
    ['mastercard', '4837'],
    ['visa', '99.9'],
  ])('%s %s: only for Visa 10.4', (network, code) => {
    const answer = answerOf(both([130, 200], ['ip', 'device']), { network, code });
    expect(answer).toMatchObject({ answer: 'no', why: 'Only for Visa 10.4.', counted: [] });
  });
});

describe('where sources disagree', () => {
  const on = (disputedOn: string | null, days: readonly number[]) =>
    answerOf(both(days, ['ip', 'device']), { disputedOn });

  it('is at the border when only one of the two counts fits', () => {
    // Ten days from payment to dispute: 119 days before the one, 129 before the other.
    expect(on('2026-11-24', [119, 200])).toMatchObject({ answer: 'border case' });
    expect(on('2026-11-24', [119, 200]).why).toContain(
      'Order 900119 is at the border: 119 days before the payment, 129 before the dispute, where sources disagree.',
    );
    expect(on('2026-11-24', [120, 354]).answer).toBe('yes');
    expect(on('2026-11-24', [120, 356]).answer).toBe('border case');
    expect(on('2026-11-24', [109, 200]).answer).toBe('no');
    expect(on('2026-11-24', [120, 366]).answer).toBe('no');
  });

  it('prefers a pair that no source doubts', () => {
    expect(on(null, [365, 130, 200])).toMatchObject({ answer: 'yes' });
    // The newest one is at the border.
    expect(on('2026-11-24', [119, 130, 200])).toMatchObject({ answer: 'yes' });
    // The other two have less that is equal.
    const doubted = both([119, 356], ['ip', 'device', 'login']);
    const sure = both([200, 210], ['device', 'address']);
    expect(answerOf([...doubted, ...sure], { disputedOn: '2026-11-24' })).toMatchObject({
      answer: 'yes',
      equal: ['device', 'address'],
    });
  });

  it('does not lean on the e-mail of a look-up alone', () => {
    const lookup = (equal: readonly CompelledElement[]) =>
      answerOf(both([130, 200], equal), { loginIsLookup: true });
    expect(lookup(['ip', 'login']).answer).toBe('border case');
    expect(lookup(['ip', 'login']).why).toContain('It is not known whether a bank takes');
    expect(lookup(['ip', 'device', 'login']).answer).toBe('yes');
  });
});

it('takes the pair with the most that is equal in all three', () => {
  const two = both([130, 140], ['ip', 'login']);
  const three = both([200, 210], ['device', 'login', 'address']);
  const { pair, equal } = answerOf([...two, ...three]);
  expect(pair.map(({ orderId }) => orderId)).toEqual(['900200', '900210']);
  expect(equal).toEqual(['device', 'login', 'address']);
  const more = [earlier(130, ['ip', 'device']), earlier(200, ['ip', 'device', 'login'])];
  expect(answerOf(more).equal).toEqual(['ip', 'device']);
});

it('says all doubts after the pair', () => {
  const lookup = { loginIsLookup: true, disputedOn: '2026-11-24' };
  expect(answerOf(both([119, 200], ['ip', 'login']), lookup).why).toBe(
    'Orders 900200 and 900119: ip, login equal in all three. ' +
      'Order 900119 is at the border: 119 days before the payment, 129 before the dispute, where sources disagree. ' +
      'It is not known whether a bank takes the e-mail of a look-up as a login.',
  );
});

it('names four troubles at most, and orders of one day by their ids', () => {
  const bad = { card: null, paid: false, disputed: true };
  const payments = [
    earlier(130, ['ip', 'device'], { ...bad, orderId: '900002' }),
    earlier(130, ['ip', 'device'], { ...bad, orderId: '900001' }),
  ];
  expect(answerOf(payments).why).toBe(
    '0 of 2 earlier payments count: order 900001 not of the same card; order 900001 not paid; ' +
      'order 900001 disputed itself; order 900002 not of the same card.',
  );
});

it('says what it counted of every payment, newest first', () => {
  const answer = answerOf([earlier(200, ['ip']), earlier(130, ['ip', 'device'])]);
  expect(
    answer.counted.map(({ orderId, days, equal }) => [orderId, days.ofPayment, equal]),
  ).toEqual([
    ['900130', 130, ['ip', 'device']],
    ['900200', 200, ['ip']],
  ]);
  expect(answer.why).toBe('1 of 2 earlier payments have 2 equal elements.');
  expect(answerOf([]).why).toBe('There is no earlier payment.');
  expect(answerOf(both([130, 200], ['ip', 'device'])).why).toBe(
    'Orders 900130 and 900200: ip, device equal in all three.',
  );
});
