import {
  isOrderId,
  isWholeCurrency,
  parseInstant,
  processingModes,
  schemeIds,
} from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { orderFieldSchemas } from './intake-fields.ts';
import { filled, optionalText, orBlank, string, text } from './intake-kinds.ts';
import { familyMembers, goodsDetails, importingGoods, objectTrouble } from './intake-lists.ts';
import { purchaseEvidence } from './intake-purchase.ts';
import { schemeFieldValues } from './intake-scheme.ts';

/** A shop's clock may go wrong by as much. What lies further ahead would lead every list for good. */
const dayMs = 24 * 60 * 60 * 1000;

/**
 * One order as shops and files bring it (spec, Orders come in). Strict on purpose: a mistyped
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
          v.check((iso) => iso >= '1900', 'is not a moment (ISO 8601 with zone)'),
          v.check((iso) => !(Date.parse(iso) > Date.now() + dayMs), 'is more than a day ahead'),
        ),
      ),
      processing_mode: v.picklist(processingModes, 'is not Standard, Priority or Future'),
      paid: v.optional(v.boolean('is neither true nor false'), false),
      /** Whether the traveller gets the letter "order received" when the order is new here. */
      notify: v.optional(v.boolean('is neither true nor false')),
      ...orderFieldSchemas,
      familyMember: v.optional(familyMembers, []),
      importingGoods: v.optional(importingGoods, {}),
      goodsDetails: v.optional(goodsDetails, {}),
      /** The declaration that the shop asked for; without it the day and the place say which counts. */
      scheme: orBlank(v.picklist(schemeIds, `is not one of ${schemeIds.join(', ')}`)),
      scheme_fields: v.optional(schemeFieldValues, {}),
      /** Evidence at purchase: kept as it came, never corrected (decision 032). */
      purchase: v.optional(purchaseEvidence, {}),
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
  v.forward(
    v.partialCheck(
      [['amount'], ['currency']],
      ({ amount, currency }) => !isWholeCurrency(currency) || Number.isInteger(amount ?? 0),
      'has decimals, and its currency has none',
    ),
    ['amount'],
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

/**
 * One order or a list of at most 500; all or none of a list is taken. One whose id is on record changes nothing.
 * 409, with its whole list: it is another traveller's, by its e-mail, or says `paid` while the order is not.
 */
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
