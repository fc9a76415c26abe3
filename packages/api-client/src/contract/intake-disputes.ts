import { disputeKinds, disputeStates, isOrderId, parseInstant } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { currency, filled, optionalText, orBlank, string, text } from './intake-kinds.ts';
import { objectTrouble } from './intake-lists.ts';

const moment = v.pipe(
  string,
  v.transform((iso) => parseInstant(iso.trim())?.toISOString() ?? ''),
  v.check((iso) => iso >= '1900' && iso < '2200', 'is not a moment (ISO 8601 with zone)'),
);

/**
 * One case as a shop or a gateway's connection tells it (decision 033). Strict, as orders are. The
 * case is known by `gateway`, `dispute_id` and `kind`: told again it changes nothing, told with a later
 * state it moves on.
 */
export const IntakeDisputeSchema = v.strictObject(
  {
    /** The gateway's own number. */
    dispute_id: filled(200),
    gateway: filled(100),
    /** The first of the three that names exactly one order finds it; what names none waits. */
    order_id: orBlank(
      v.pipe(
        string,
        v.check((id) => isOrderId(id), 'is not an order id'),
      ),
    ),
    transaction_id: optionalText(200),
    payment_id: optionalText(200),
    last_four: orBlank(v.pipe(text(4), v.regex(/^\d{4}$/, 'is not four digits'))),
    network: filled(40),
    /** As the network writes it; one that is not known is kept as it came. */
    reason_code: optionalText(40),
    sub_reason: optionalText(60),
    /** The gateway's own word for the reason. */
    category: optionalText(60),
    kind: v.picklist(disputeKinds, `is not one of ${disputeKinds.join(', ')}`),
    state: v.optional(
      v.picklist(disputeStates, `is not one of ${disputeStates.join(', ')}`),
      'open',
    ),
    /** In the currency's own unit, "69.00" and not 6900. */
    amount: orBlank(
      v.pipe(text(20), v.regex(/^\d{1,11}(\.\d{1,3})?$/, 'is not a sum like 69.00 (a text)')),
    ),
    currency: orBlank(currency),
    /** Now, when it is not told. */
    opened_at: orBlank(moment),
    /** As the gateway says; it is never computed. */
    answer_due_at: orBlank(moment),
    /** What the gateway says of the outcome. */
    outcome: optionalText(2000),
  },
  objectTrouble,
);
/** One case after parsing. */
export type IntakeDispute = v.InferOutput<typeof IntakeDisputeSchema>;

const DisputeList = v.pipe(
  v.array(IntakeDisputeSchema),
  v.minLength(1, 'The list is empty.'),
  v.maxLength(200, 'At most 200 cases a call.'),
);

/** One case or a list of at most 200. Each is taken by itself, so a list that broke off is sent again. */
export const intakeDisputes = defineCall({
  method: 'POST',
  path: '/intake/disputes',
  access: { kind: 'intake' },
  body: v.lazy((input): typeof DisputeList | typeof IntakeDisputeSchema =>
    Array.isArray(input) ? DisputeList : IntakeDisputeSchema,
  ),
  reply: dataOf(
    v.array(
      v.object({
        /** Ours. */
        dispute_id: v.string(),
        /** Null: it fits no order, and waits. */
        order_id: v.nullable(v.string()),
        state: v.picklist(disputeStates),
        created: v.boolean(),
      }),
    ),
  ),
});
