import {
  holdsCardNumber,
  networkOf,
  type PurchaseField,
  type PurchaseFieldKey,
  type PurchaseValues,
  parseInstant,
  purchaseFieldKeys,
  purchaseFields,
} from '@pabean/domain';
import * as v from 'valibot';
import { ip, orBlank, string, text } from './intake-kinds.ts';
import { objectTrouble } from './intake-lists.ts';

/** Said of the whole, never of its part: the name of a part may be the number. */
export const cardNumberTrouble =
  'holds a full card number; send a token of the gateway and the last four digits';

const filledText = ({ max = 0, min = 0 }: PurchaseField) =>
  v.pipe(text(max), v.minLength(min, `has fewer than ${min} characters`));

const lastFour = v.pipe(string, v.trim(), v.regex(/^\d{4}$/, 'is not four digits'));

const hash = v.pipe(
  string,
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 hash (64 hexadecimal digits)'),
);

const moment = v.pipe(
  string,
  v.transform((iso) => parseInstant(iso.trim())?.toISOString() ?? ''),
  v.check((iso) => iso >= '1900' && iso < '2200', 'is not a moment (ISO 8601 with zone)'),
);

/** What intake takes of a field of this kind. */
function ruleOf(field: PurchaseField): v.GenericSchema<string, string> {
  const rules: Record<PurchaseField['kind'], () => v.GenericSchema<string, string>> = {
    text: () => filledText(field),
    ip: () => ip,
    // One that is not known is kept as it came.
    network: () =>
      v.pipe(
        filledText(field),
        v.transform((word) => networkOf(word) ?? word),
      ),
    'last-four': () => lastFour,
    hash: () => hash,
    moment: () => moment,
  };
  return rules[field.kind]();
}

const fields = Object.fromEntries(
  purchaseFieldKeys.map((key) => [key, orBlank(ruleOf(purchaseFields[key]))]),
) as Record<PurchaseFieldKey, ReturnType<typeof orBlank<v.GenericSchema<string, string>>>>;

/**
 * What a shop knew when the traveller paid: all optional, and taken once. A full card number
 * anywhere in it refuses the order before anything else is said of it.
 */
export const purchaseEvidence = v.pipe(
  v.unknown(),
  v.check((value) => !holdsCardNumber(value), cardNumberTrouble),
  v.strictObject(fields, objectTrouble),
  v.transform(
    (values): PurchaseValues =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? '') !== '')),
  ),
);

/** The evidence as the detail of an order answers it; what did not come in is left out. */
export const PurchaseReply = v.partial(
  v.object(
    Object.fromEntries(purchaseFieldKeys.map((key) => [key, v.string()])) as Record<
      PurchaseFieldKey,
      v.StringSchema<undefined>
    >,
  ),
);
