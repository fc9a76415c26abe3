import {
  declarationCategories,
  diallingCode,
  goodsDetailKeys,
  isCalendarDate,
  isOrderId,
  parseInstant,
  processingModes,
} from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { storable } from './fields.ts';

const string = v.string('is not a text');
const storableText = storable('has a character that can not be stored');
const text = (max: number) =>
  v.pipe(string, v.trim(), v.maxLength(max, `has more than ${max} characters`), storableText);
const filled = (max: number) => v.pipe(text(max), v.minLength(1, 'is missing'));
const optionalText = (max: number) => v.optional(v.nullable(text(max)));
const blank = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
/** May be absent, null or an empty text, as a spreadsheet or a form leaves it. */
const orBlank = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(v.lazy((input): typeof blank | S => (input === '' ? blank : schema))));
const day = v.pipe(
  filled(20),
  v.check(
    (date) => isCalendarDate(date) && date >= '1900' && date < '2200',
    'is not a calendar date (YYYY-MM-DD)',
  ),
);
const mail = v.pipe(filled(254), v.email('is not an e-mail address'));
/** A number, or its text as a spreadsheet exports it. */
const number = (min: number, max: number) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/, 'is not a number'))],
      'is not a number',
    ),
    v.transform(Number),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  );
const count = orBlank(v.pipe(number(0, 999), v.integer('is not a whole number')));
const answer = v.picklist(['Yes', 'No'], 'is neither Yes nor No');
const timeZone = v.check(
  (zone: string) => zone === '' || isTimeZone(zone),
  'is not an IANA time zone',
);

// Asking Intl costs more than all the rest of an order, and a file names the same few zones.
const knownZones = new Set<string>();

function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // Zones are not case sensitive: without a bound, their spellings would fill the memory.
  if (knownZones.size < 1000) knownZones.add(zone);
  return true;
}

/** Says of an object which part is missing, unknown or no object at all. */
const objectTrouble = (issue: v.StrictObjectIssue): string => {
  if (issue.expected === 'never') return 'is not a field that is known here';
  return issue.path && issue.received === 'undefined' ? 'is missing' : 'is not an object';
};

/** Country name or code becomes the code; what is neither is refused. */
const countryCode = v.pipe(
  filled(60),
  v.transform((typed) => diallingCode(typed.replace(/^\+/, ''))),
  v.regex(/^\d{1,7}$/, 'is neither a dialling code nor a known country'),
);

const FamilyMember = v.strictObject(
  {
    family_member_name: filled(500),
    family_passport_number: optionalText(40),
    family_nationality: optionalText(100),
    family_other_nationalities: optionalText(200),
    family_relationship: optionalText(60),
  },
  objectTrouble,
);

const ImportingGoods = v.strictObject(
  Object.fromEntries(
    declarationCategories.map((category) => [category.key, v.optional(answer, 'No')]),
  ) as Record<(typeof declarationCategories)[number]['key'], v.OptionalSchema<typeof answer, 'No'>>,
  objectTrouble,
);

const GoodsDetails = v.pipe(
  v.record(
    v.picklist(goodsDetailKeys, 'is not a field of a declaration'),
    v.nullable(v.union([text(500), v.pipe(v.number(), v.finite())], 'is neither text nor number')),
    'is not an object',
  ),
);

/**
 * One order as shops and files bring it (decisions, Orders come in). Strict on purpose: a mistyped
 * field name would otherwise lose a traveller's answer without a word.
 */
export const IntakeOrderSchema = v.pipe(
  v.strictObject(
    {
      order_id: v.optional(
        v.pipe(
          string,
          v.check((id) => isOrderId(id), 'is not an order id (6 to 32 letters, digits, dashes)'),
        ),
      ),
      created_at: v.optional(
        v.pipe(
          string,
          v.transform((iso) => parseInstant(iso.trim())?.toISOString() ?? ''),
          v.check((iso) => iso >= '1900' && iso < '2200', 'is not a moment (ISO 8601 with zone)'),
        ),
      ),
      processing_mode: v.picklist(processingModes, 'is not Standard, Priority or Future'),
      paid: v.optional(v.boolean('is neither true nor false'), false),
      amount: orBlank(
        v.pipe(
          number(0, 1_000_000),
          v.check((amount) => /^\d+(\.\d\d?)?$/.test(String(amount)), 'has more than two decimals'),
        ),
      ),
      currency: orBlank(v.pipe(text(10), v.regex(/^[A-Z]{3}$/, 'is not a currency code'))),
      merchant_name: optionalText(200),
      transaction_id: optionalText(200),
      gateway: optionalText(100),
      full_name: filled(500),
      email: mail,
      confirm_email: v.optional(mail),
      country_code: countryCode,
      // Kept as digits: one number has one form to search for, to dial and to show.
      phone_number: v.pipe(
        filled(30),
        v.regex(/^[\d\s().-]+$/, 'is not a telephone number'),
        v.transform((typed) => typed.replace(/\D/g, '')),
        v.minLength(1, 'is not a telephone number'),
      ),
      dob: day,
      nationality: filled(100),
      passport_number: filled(40),
      occupation: optionalText(200),
      place_of_arrival: filled(200),
      doa: day,
      flight_voyage: optionalText(60),
      address_in_indonesia: optionalText(1000),
      accompanied_baggage: count,
      unaccompanied_baggage_select: orBlank(answer),
      unaccompanied_baggage: count,
      family_members_travelling: count,
      // An address with a zone (fe80::1%eth0) means something on one machine only.
      applicant_ip: orBlank(
        v.pipe(text(45), v.ip('is not an IP address'), v.excludes('%', 'is not an IP address')),
      ),
      applicant_timezone: v.optional(v.nullable(v.pipe(text(64), timeZone))),
      familyMember: v.optional(
        v.pipe(v.array(FamilyMember, 'is not a list'), v.maxLength(50, 'has more than 50 people')),
        [],
      ),
      importingGoods: v.optional(ImportingGoods, {}),
      goodsDetails: v.optional(GoodsDetails, {}),
      /** PNG or SVG data URL of what the traveller drew. */
      signature: orBlank(
        v.pipe(
          text(300_000),
          v.regex(/^data:image\/(png|svg\+xml)[;,]/, 'is not a PNG or SVG data URL'),
        ),
      ),
    },
    objectTrouble,
  ),
  v.forward(
    v.partialCheck(
      [['email'], ['confirm_email']],
      (order) => order.confirm_email === undefined || sameAddress(order.email, order.confirm_email),
      'differs from email',
    ),
    ['confirm_email'],
  ),
);
/** One order after parsing. */
export type IntakeOrder = v.InferOutput<typeof IntakeOrderSchema>;

function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const IntakeResult = v.object({ order_id: v.string(), created: v.boolean() });

const OrderList = v.pipe(
  v.array(IntakeOrderSchema),
  v.minLength(1, 'The list is empty.'),
  v.maxLength(500, 'At most 500 orders a call.'),
);

/** One order or a list of at most 500; all or none of a list is taken. */
export const intakeOrders = defineCall({
  method: 'POST',
  path: '/intake/orders',
  access: { kind: 'intake' },
  // Not a union: that would say "neither" where the one that was meant knows what is wrong.
  body: v.lazy((input): typeof OrderList | typeof IntakeOrderSchema =>
    Array.isArray(input) ? OrderList : IntakeOrderSchema,
  ),
  reply: dataOf(v.array(IntakeResult)),
});

/** Confirms a payment: a Pending order becomes New. */
export const intakePayments = defineCall({
  method: 'POST',
  path: '/intake/payments',
  access: { kind: 'intake' },
  body: v.strictObject(
    {
      order_id: v.pipe(
        string,
        v.check((id) => isOrderId(id), 'is not an order id'),
      ),
      transaction_id: filled(200),
      merchant_name: optionalText(200),
      gateway: optionalText(100),
    },
    objectTrouble,
  ),
  reply: dataOf(v.object({ order_id: v.string(), process_status: v.string() })),
});
