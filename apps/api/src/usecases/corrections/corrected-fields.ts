import type { CorrectedValue, CorrectedValues, SchemeValue } from '@pabean/api-client/contract';
import {
  answerName,
  type Corrector,
  correctableKeys,
  correctedLists,
  type DeclaredFieldKey,
  declarationKeys,
  schemeFieldKeys,
  schemeFieldName,
} from '@pabean/domain';
import { familyValues, storedDetails, storedField } from '../../db/queries/intake-order-rows.ts';
import type { CorrectableOrder } from '../../db/queries/order-correction.ts';

/** What is corrected, field by field, each as the database keeps it. */
export function correctedFields(values: CorrectedValues): Map<string, CorrectedValue> {
  const fields = new Map<string, CorrectedValue>();
  for (const key of correctableKeys('staff')) {
    if (key in values) fields.set(key, storedField(key, values[key]));
  }
  if (values.familyMember) fields.set('familyMember', values.familyMember.map(familyValues));
  for (const key of declarationKeys) {
    const answer = values.importingGoods?.[key];
    if (answer !== undefined) fields.set(answerName(key), answer);
  }
  for (const key of schemeFieldKeys) {
    const value = values.scheme_fields?.[key];
    if (value !== undefined) fields.set(schemeFieldName(key), plain(value));
  }
  if (values.goodsDetails) fields.set('goodsDetails', storedDetails(values.goodsDetails));
  return fields;
}

/** A value of a scheme's field as a correction holds it: a sum is a record of texts. */
const plain = (value: SchemeValue): CorrectedValue => {
  if (!Array.isArray(value)) return value === '' ? null : value;
  return value.map((entry) => (typeof entry === 'string' ? entry : { ...entry })) as CorrectedValue;
};

/** All that this person may correct, by the names of corrections. */
export const correctableNames = (who: Corrector): string[] => [
  ...correctableKeys(who),
  ...declarationKeys.map(answerName),
  ...schemeFieldKeys.map(schemeFieldName),
  ...Object.keys(correctedLists),
];

/** An order as far as it was declared. */
export type DeclaredOrder = Pick<CorrectableOrder, 'family' | 'declaration'> & {
  readonly order: Pick<CorrectableOrder['order'], DeclaredFieldKey | 'scheme_fields'>;
};

/** The same fields as an order has them now; null where nothing came in. */
export function presentFields(
  { order, family, declaration }: DeclaredOrder,
  names: Iterable<string>,
): Map<string, CorrectedValue> {
  const present = new Map<string, CorrectedValue>([
    ...correctableKeys('staff').map((key): [DeclaredFieldKey, CorrectedValue] => [key, order[key]]),
    ['familyMember', family],
    ...declarationKeys.map((key): [string, CorrectedValue] => [
      answerName(key),
      declaration ? (declaration[key] ? 'Yes' : 'No') : null,
    ]),
    ...schemeFieldKeys.map((key): [string, CorrectedValue] => [
      schemeFieldName(key),
      plain(order.scheme_fields?.[key] ?? null),
    ]),
    ['goodsDetails', declaration?.goods_details ?? null],
  ]);
  return new Map([...names].map((name) => [name, present.get(name) ?? null]));
}
