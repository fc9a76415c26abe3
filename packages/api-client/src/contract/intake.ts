import {
  declarationCategories,
  type FamilyFieldKey,
  familyFieldKeys,
  familyFields,
  goodsDetailKeys,
  isOrderId,
  parseInstant,
  processingModes,
} from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { orderFieldSchemas } from './intake-fields.ts';
import { answer, filled, optionalText, orBlank, string, text } from './intake-kinds.ts';

/** Says of an object which part is missing, unknown or no object at all. */
const objectTrouble = (issue: v.StrictObjectIssue): string => {
  if (issue.expected === 'never') return 'is not a field that is known here';
  return issue.path && issue.received === 'undefined' ? 'is missing' : 'is not an object';
};

const FamilyMember = v.strictObject(
  Object.fromEntries(
    familyFieldKeys.map((key) => {
      const { required, max } = familyFields[key];
      return [key, required ? filled(max) : optionalText(max)];
    }),
  ) as {
    [Key in FamilyFieldKey]: (typeof familyFields)[Key]['required'] extends true
      ? ReturnType<typeof filled>
      : ReturnType<typeof optionalText>;
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
    v.nullable(
      v.union(
        [text(500), v.pipe(v.number(), v.finite('is not a finite number'))],
        'is neither text nor number',
      ),
    ),
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
      ...orderFieldSchemas,
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
