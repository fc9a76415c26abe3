import { IntakeOrderSchema } from '@pabean/api-client/contract';
import { orderFieldKeys } from '@pabean/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { least, take, wrong, wrongs } from './testing/intake-order.ts';

test('the least that an order has to have is enough; each part of it is needed', () => {
  expect(take()).toMatchObject({ full_name: 'Maren Ostrowick-Vale', paid: false });
  for (const key of Object.keys(least)) {
    const { [key]: _, ...rest } = { ...least } as Record<string, unknown>;
    expect(wrongs(rest), key).toHaveLength(1);
    expect(wrongs({ ...least, [key]: '' }), key).not.toEqual([]);
    expect(wrongs({ ...least, [key]: { a: 1 } }), key).not.toEqual([]);
  }
});

test('what was left out is nothing, no family and no goods', () => {
  expect(take()).toMatchObject({ paid: false, familyMember: [], importingGoods: {} });
  expect(take({ occupation: null, amount: '', signature: '' })).toMatchObject({
    occupation: null,
    amount: null,
    signature: null,
  });
});

test.each([
  ['nothing', undefined],
  ['a text', 'order'],
  ['a number', 7],
])('%s in the place of an order is no object', (_, order) => {
  const read = v.safeParse(IntakeOrderSchema, order);
  expect(read.issues?.map(({ message }) => message)).toEqual(['is not an object']);
});

test('every field of the table may come in, and none that is unknown', () => {
  for (const key of orderFieldKeys) {
    expect(wrong({ [key]: [] }), key).not.toEqual([`${key} is not a field that is known here`]);
  }
  expect(wrong({ passport: 'X1234567' })).toEqual(['passport is not a field that is known here']);
  expect(wrong({ familyMember: [{ name: 'Adi' }] })).toEqual([
    'familyMember.0.family_member_name is missing',
    'familyMember.0.name is not a field that is known here',
  ]);
  expect(wrong({ familyMember: ['Adi'] })).toEqual(['familyMember.0 is not an object']);
});

describe('texts', () => {
  test('lose the space around them and keep what is inside', () => {
    expect(take({ full_name: '  Maren  O.  ' }).full_name).toBe('Maren  O.');
  });

  test('have an end, and characters that can be stored', () => {
    const long = (length: number) => 'x'.repeat(length);
    expect(take({ passport_number: long(40) }).passport_number).toHaveLength(40);
    expect(wrong({ passport_number: long(41) })).toEqual([
      'passport_number has more than 40 characters',
    ]);
    for (const character of ['\0', '\ud83d']) {
      expect(wrong({ occupation: `a${character}` })).toEqual([
        'occupation has a character that cannot be stored',
      ]);
    }
    expect(take({ occupation: '😀' }).occupation).toBe('😀');
    expect(wrong({ full_name: '   ' })).toEqual(['full_name is missing']);
    expect(wrong({ occupation: 7 })).toEqual(['occupation is not a text']);
  });
});

describe('days', () => {
  test.each(['1900-01-01', '2199-12-31', ' 2026-11-23 '])('%j is one', (doa) => {
    expect(take({ doa }).doa).toBe(doa.trim());
  });

  test.each(['1899-12-31', '2200-01-01', '31/02/2026', '2026-02-30'])('%j is none', (doa) => {
    expect(wrong({ doa })).toEqual(['doa is not a calendar date (YYYY-MM-DD)']);
  });
});

describe('numbers', () => {
  test.each([0, 7, 999, '12', ' 3 '])('%j pieces of baggage', (accompanied_baggage) => {
    expect(take({ accompanied_baggage }).accompanied_baggage).toBe(Number(accompanied_baggage));
  });

  test.each([
    [-1, 'is below 0'],
    [1000, 'is above 999'],
    [1.5, 'is not a whole number'],
    ['two', 'is not a number'],
    ['1e2', 'is not a number'],
    ['1,5', 'is not a number'],
    ['5.', 'is not a number'],
    ['x5', 'is not a number'],
    [true, 'is not a number'],
  ])('%j pieces: %s', (accompanied_baggage, words) => {
    expect(wrong({ accompanied_baggage })).toEqual([`accompanied_baggage ${words}`]);
  });

  test.each([0, 49, '49.5', '49.00', '1150000', 9_999_999_999.99, '123.45'])(
    'an amount of %j',
    (amount) => {
      expect(take({ amount }).amount).toBe(Number(amount));
    },
  );

  test.each([
    ['-1', 'is below 0'],
    [10_000_000_000, 'is above 9999999999.99'],
    ['1.005', 'has more than two decimals'],
    [1e-7, 'has more than two decimals'],
    ['USD 5', 'is not a number'],
  ])('an amount of %j %s', (amount, words) => {
    // A number below 0 is also none of at most two decimals.
    expect(wrong({ amount })[0]).toBe(`amount ${words}`);
  });
});

test('an amount with thousandths is taken where they are 0, and never rounded', () => {
  expect(take({ amount: '12.500', currency: 'KWD' }).amount).toBe(12.5);
  expect(wrong({ amount: '12.345', currency: 'KWD' })).toEqual([
    'amount has more than two decimals',
  ]);
});

test.each([
  ['JPY', 6900.5],
  ['KRW', '6900.50'],
])('an amount of %s has no decimals', (currency, amount) => {
  expect(wrong({ amount, currency })).toEqual(['amount has decimals, and its currency has none']);
  expect(wrong({ amount, currency, full_name: 7 })).toHaveLength(2);
  expect(take({ amount: '6900.00', currency }).amount).toBe(6900);
  for (const other of ['IDR', 'HUF', 'KWD', '', null])
    expect(wrong({ amount, currency: other })).toEqual([]);
  expect(wrong({ amount })).toEqual([]);
});

describe('ways to reach somebody', () => {
  test.each([
    ['United Kingdom', '44'],
    ['+44', '44'],
    ['62', '62'],
    ['1234567', '1234567'],
    ['\u200eIndia\u200f', '91'],
    ['\u202a+٦٢\u202c', '62'],
  ])('country %j is %s', (country_code, code) => {
    expect(take({ country_code }).country_code).toBe(code);
  });

  test.each(['Atlantis', '+', '12345678', '4 4', '44x', '6+2'])(
    'country %j is none',
    (country_code) => {
      expect(wrong({ country_code })).toEqual([
        'country_code is neither a dialling code nor a known country',
      ]);
    },
  );

  test.each([
    ['7700 900-187', '7700900187'],
    ['(0)7700.900187', '07700900187'],
    // As lists of contacts, telephones and other keyboards write it.
    ['\u202a7700 900187\u202c', '7700900187'],
    ['7700‑900–187', '7700900187'],
    ['٧٧٠٠ ٩٠٠١٨٧', '7700900187'],
    ['７７００９００１８７', '7700900187'],
  ])('number %j is %s', (phone_number, digits) => {
    expect(take({ phone_number }).phone_number).toBe(digits);
  });

  test.each(['+44 7700', 'none', '()', '77 ext 5', 'x77', '77x'])(
    'number %j is none',
    (phone_number) => {
      expect(wrong({ phone_number })).toEqual(['phone_number is not a telephone number']);
    },
  );

  test('an e-mail address is one, at most of 254 characters', () => {
    expect(wrong({ email: 'nobody' })).toEqual(['email is not an e-mail address']);
    const long = `${'a'.repeat(243)}@example.com`;
    expect(wrong({ email: long })).toEqual(['email has more than 254 characters']);
  });

  test.each(["m.o'neill@example.com", 'r&d@my--shop.example', 'm_o+1@xn--e1afmkfd.xn--p1ai'])(
    'the e-mail address %j is one',
    (email) => expect(wrong({ email })).toEqual([]),
  );

  test.each([
    ...["'maren@example.com", "maren@example.com'", '.m@example.com', 'm..o@example.com'],
    ...['m@example', 'm@-example.com', 'm,o@example.com', '<m@example.com>', 'm@example.com\n,o'],
  ])('the e-mail address %j is none', (email) => {
    expect(wrong({ email })).toEqual(['email is not an e-mail address']);
  });

  test.each(['\u200em.ostrowick@example.com', 'm.ostrowick＠example.com\u200b'])(
    'an e-mail address %j is what is seen of it',
    (email) => {
      expect(take({ email, confirm_email: 'm.ostrowick@example.com' }).email).toBe(
        'm.ostrowick@example.com',
      );
    },
  );

  test('the confirmed address is the same, in whatever case', () => {
    expect(wrong({ confirm_email: 'M.Ostrowick@Example.com' })).toEqual([]);
    expect(wrong({ confirm_email: 'other@example.com' })).toEqual([
      'confirm_email differs from email',
    ]);
  });

  test('an address that is no text is not compared with the other one', () => {
    const other = 'other@example.com';
    expect(wrong({ email: 7, confirm_email: other })).toEqual(['email is not a text']);
    expect(wrong({ confirm_email: 7 })).toEqual(['confirm_email is not a text']);
    // A fault elsewhere does not hide it: the sender is told of both at once.
    expect(wrong({ full_name: 7, confirm_email: 'other@example.com' })).toEqual([
      'full_name is not a text',
      'confirm_email differs from email',
    ]);
  });
});

describe('what a shop knows of the device', () => {
  test.each(['192.0.2.7', '2001:db8::1', '', null])('address %j', (applicant_ip) => {
    expect(take({ applicant_ip }).applicant_ip).toBe(applicant_ip === '' ? null : applicant_ip);
  });

  test.each(['192.0.2', 'fe80::1%eth0', 'localhost'])('address %j is none', (applicant_ip) => {
    expect(new Set(wrong({ applicant_ip }))).toEqual(
      new Set(['applicant_ip is not an IP address']),
    );
  });

  test('a time zone that Intl knows, however often it comes', () => {
    for (const zone of ['Asia/Jakarta', 'Asia/Jakarta', 'europe/london', '', null]) {
      expect(take({ applicant_timezone: zone }).applicant_timezone).toBe(zone);
    }
    for (let time = 0; time < 2; time += 1) {
      expect(wrong({ applicant_timezone: 'Atlantis/Capital' })).toEqual([
        'applicant_timezone is not an IANA time zone',
      ]);
    }
  });
});
