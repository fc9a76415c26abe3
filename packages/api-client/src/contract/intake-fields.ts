import { type OrderField, type OrderFieldKey, orderFieldKeys, orderFields } from '@pabean/domain';
import * as v from 'valibot';
import * as kinds from './intake-kinds.ts';

/** The rule of a field that an order has to have. */
const requiredRule = (max: number) => ({
  text: kinds.filled(max),
  email: kinds.mail,
  'country-code': kinds.countryCode,
  telephone: kinds.telephoneDigits,
  day: kinds.day,
  count: kinds.count,
  answer: kinds.answer,
  amount: kinds.amount,
  currency: kinds.currency,
  ip: kinds.ip,
  'time-zone': kinds.timeZone,
  language: kinds.language,
});

/** The rule of a field that may be left out. */
const optionalRule = (max: number) => ({
  text: kinds.optionalText(max),
  email: v.optional(kinds.mail),
  'country-code': kinds.orBlank(kinds.countryCode),
  telephone: kinds.orBlank(kinds.telephoneDigits),
  day: kinds.orBlank(kinds.day),
  count: kinds.orBlank(kinds.count),
  answer: kinds.orBlank(kinds.answer),
  amount: kinds.orBlank(kinds.amount),
  currency: kinds.orBlank(kinds.currency),
  ip: kinds.orBlank(kinds.ip),
  'time-zone': v.optional(v.nullable(kinds.timeZone)),
  language: kinds.orBlank(kinds.language),
});

type Rule<Field extends OrderField> = Field['required'] extends true
  ? ReturnType<typeof requiredRule>[Field['kind']]
  : ReturnType<typeof optionalRule>[Field['kind']];

/** What intake takes of each field of the table. */
export const orderFieldSchemas = Object.fromEntries(
  orderFieldKeys.map((key) => {
    const { kind, required, max = 0, identifier }: OrderField = orderFields[key];
    if (identifier) return [key, kinds.filledIdentifier(max)];
    return [key, (required ? requiredRule : optionalRule)(max)[kind]];
  }),
) as { [Key in OrderFieldKey]: Rule<(typeof orderFields)[Key]> };
