import {
  declarationCategories,
  diallingCode,
  goodsDetailKeys,
  isCalendarDate,
  isOrderId,
  processingModes,
} from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';

const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `at most ${max} characters`));
const filled = (max: number) => v.pipe(text(max), v.minLength(1, 'is missing'));
const optionalText = (max: number) => v.optional(v.nullable(text(max)));
const day = v.pipe(
  v.string(),
  v.trim(),
  v.check((date) => isCalendarDate(date), 'is not a calendar date (YYYY-MM-DD)'),
);
const mail = v.pipe(filled(254), v.email('is not an e-mail address'));
/** A number, or its text as a spreadsheet exports it. */
const number = (min: number, max: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/, 'is not a number')),
    ]),
    v.transform(Number),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  );
const count = v.optional(v.nullable(v.pipe(number(0, 999), v.integer('is not a whole number'))));
const answer = v.picklist(['Yes', 'No'], 'is neither Yes nor No');
const timeZone = v.check(
  (zone: string) => zone === '' || isTimeZone(zone),
  'is not an IANA time zone',
);

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Country name or code becomes the code; what is neither is refused. */
const countryCode = v.pipe(
  filled(60),
  v.transform((typed) => diallingCode(typed.replace(/^\+/, ''))),
  v.regex(/^\d{1,7}$/, 'is neither a dialling code nor a known country'),
);

const FamilyMember = v.strictObject({
  family_member_name: filled(500),
  family_passport_number: optionalText(40),
  family_nationality: optionalText(100),
  family_other_nationalities: optionalText(200),
  family_relationship: optionalText(60),
});

const ImportingGoods = v.strictObject(
  Object.fromEntries(
    declarationCategories.map((category) => [category.key, v.optional(answer, 'No')]),
  ) as Record<(typeof declarationCategories)[number]['key'], v.OptionalSchema<typeof answer, 'No'>>,
);

const GoodsDetails = v.pipe(
  v.record(v.string(), v.nullable(v.union([text(500), v.number()]))),
  v.check(
    (details) => Object.keys(details).every((key) => goodsDetailKeys.includes(key)),
    'has a field that no declaration knows',
  ),
);

/**
 * One order as shops and files bring it (decisions, Orders come in). Strict on purpose: a mistyped
 * field name would otherwise lose a traveller's answer without a word.
 */
export const IntakeOrderSchema = v.pipe(
  v.strictObject({
    order_id: v.optional(
      v.pipe(
        v.string(),
        v.check((id) => isOrderId(id), 'is not an order id (6 to 32 letters, digits, dashes)'),
      ),
    ),
    created_at: v.optional(
      v.pipe(
        v.string(),
        v.isoTimestamp('is not a moment (ISO 8601)'),
        v.transform((iso) => new Date(iso).toISOString()),
      ),
    ),
    processing_mode: v.picklist(processingModes, 'is not Standard, Priority or Future'),
    paid: v.optional(v.boolean('is neither true nor false'), false),
    amount: v.optional(v.nullable(number(0, 1_000_000))),
    currency: v.optional(
      v.nullable(v.pipe(text(3), v.regex(/^[A-Z]{3}$/, 'is not a currency code'))),
    ),
    merchant_name: optionalText(200),
    transaction_id: optionalText(200),
    gateway: optionalText(100),
    full_name: filled(500),
    email: mail,
    confirm_email: v.optional(mail),
    country_code: countryCode,
    phone_number: v.pipe(filled(30), v.regex(/^[\d\s().-]+$/, 'is not a telephone number')),
    dob: day,
    nationality: filled(100),
    passport_number: filled(40),
    occupation: optionalText(200),
    place_of_arrival: filled(200),
    doa: day,
    flight_voyage: optionalText(60),
    address_in_indonesia: optionalText(1000),
    accompanied_baggage: count,
    unaccompanied_baggage_select: v.optional(v.nullable(answer)),
    unaccompanied_baggage: count,
    family_members_travelling: count,
    applicant_ip: v.optional(
      v.nullable(v.union([v.literal(''), v.pipe(text(45), v.ip('is not an IP address'))])),
    ),
    applicant_timezone: v.optional(v.nullable(v.pipe(text(64), timeZone))),
    familyMember: v.optional(
      v.pipe(v.array(FamilyMember), v.maxLength(50, 'has more than 50 people')),
      [],
    ),
    importingGoods: v.optional(ImportingGoods, {}),
    goodsDetails: v.optional(GoodsDetails, {}),
    /** PNG or SVG data URL of what the traveller drew. */
    signature: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.maxLength(300_000, 'is larger than 300 kB'),
          v.regex(/^data:image\/(png|svg\+xml)[;,]/, 'is not a PNG or SVG data URL'),
        ),
      ),
    ),
  }),
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

/** One order or a list of at most 500; all or none of a list is taken. */
export const intakeOrders = defineCall({
  method: 'POST',
  path: '/intake/orders',
  access: { kind: 'intake' },
  body: v.union([
    IntakeOrderSchema,
    v.pipe(
      v.array(IntakeOrderSchema),
      v.minLength(1),
      v.maxLength(500, 'At most 500 orders a call.'),
    ),
  ]),
  reply: dataOf(v.array(IntakeResult)),
});

/** Confirms a payment: a Pending order becomes New. */
export const intakePayments = defineCall({
  method: 'POST',
  path: '/intake/payments',
  access: { kind: 'intake' },
  body: v.strictObject({
    order_id: v.pipe(
      v.string(),
      v.check((id) => isOrderId(id), 'is not an order id'),
    ),
    transaction_id: filled(200),
    merchant_name: optionalText(200),
    gateway: optionalText(100),
  }),
  reply: dataOf(v.object({ order_id: v.string(), process_status: v.string() })),
});
