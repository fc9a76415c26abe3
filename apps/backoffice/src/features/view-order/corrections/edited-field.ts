import type { TypedValues } from '@pabean/api-client/contract';
import {
  correctedLabel,
  type DeclarationKey,
  type DeclaredFieldKey,
  declarationKeys,
  mayCorrect,
  type OrderFieldKey,
  orderFieldKeys,
  type SchemeFieldName,
  schemeFieldKeys,
  schemeFieldName,
  schemeFieldOf,
  schemeTyped,
} from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

/** What one editor is of: a field with what is shown beside it, or a whole section. */
export type EditedField = DeclaredFieldKey | SchemeFieldName | 'familyMember' | 'goods';

/** What an editor holds: the values of `changes` as they are typed. */
export type EditedValues = TypedValues;

/** A field that is shown in one fact with another is corrected with it. */
const together: { readonly [Key in DeclaredFieldKey]?: readonly DeclaredFieldKey[] } = {
  phone_number: ['country_code', 'phone_number'],
  unaccompanied_baggage_select: ['unaccompanied_baggage_select', 'unaccompanied_baggage'],
};

/** The keys of an editor of fields. */
export const keysOf = (field: DeclaredFieldKey): readonly DeclaredFieldKey[] =>
  together[field] ?? [field];

/** Whether staff may correct what is shown under this key. */
export const isEditable = (key: OrderFieldKey): key is DeclaredFieldKey => mayCorrect(key, 'staff');

/** What has an editor of one value: everything but the lists. */
export type CorrectableField = DeclaredFieldKey | SchemeFieldName;

/** All of them, each once; those of a scheme where the order has them. */
export function correctableFields(withScheme: boolean): readonly CorrectableField[] {
  const declared = orderFieldKeys.filter(isEditable);
  const own = declared.filter(
    (key) => !declared.some((other) => other !== key && keysOf(other).includes(key)),
  );
  return withScheme ? [...own, ...schemeFieldKeys.map(schemeFieldName)] : own;
}

/** The name of an editor for people. */
export const editedLabel = (field: EditedField): string =>
  field === 'goods' ? correctedLabel('goodsDetails') : correctedLabel(field);

/** The id of the button that opens it; the focus comes back there. */
export const editButtonId = (field: EditedField): string => `correct-${field}`;

/** What an editor begins with: what the order holds, with a text for each empty field. */
export function valuesOf(field: EditedField, order: OrderDetail): EditedValues {
  if (field === 'familyMember') return { familyMember: order.familyMember };
  if (field === 'goods') {
    return { importingGoods: order.importingGoods, goodsDetails: order.goodsDetails };
  }
  const schemeField = schemeFieldOf(field);
  if (schemeField !== undefined) {
    const typed = schemeTyped(order.scheme_fields[schemeField]);
    return { scheme_fields: { [schemeField]: typed } };
  }
  return Object.fromEntries(
    keysOf(field as DeclaredFieldKey).map((key) => [key, String(order[key] ?? '')]),
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was changed of it, as `changes` of the call; an empty object for nothing. */
export function changesOf(before: EditedValues, values: EditedValues): EditedValues {
  const changed = Object.entries(values).filter(
    ([key, value]) => !same(value, before[key as keyof EditedValues]),
  );
  const changes: Record<string, unknown> = Object.fromEntries(changed);
  if (!('importingGoods' in changes)) return changes;
  const answers = answersOf(values);
  const earlier = answersOf(before);
  const keys = declarationKeys.filter((key) => answers[key] !== earlier[key]);
  return { ...changes, importingGoods: Object.fromEntries(keys.map((key) => [key, answers[key]])) };
}

type Answers = { readonly [Key in DeclarationKey]?: 'Yes' | 'No' };

/** The answers that an editor of items holds. */
export const answersOf = (values: EditedValues): Answers =>
  (values.importingGoods ?? {}) as Answers;
