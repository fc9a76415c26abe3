import { type DeclarationKey, declarationCategories } from '../declaration/declaration.ts';
import { type OrderFieldKey, orderFieldKeys, orderFields } from '../order-fields/order-fields.ts';
import { type SchemeFieldKey, schemeFieldKeys, schemeFields } from '../schemes/scheme-fields.ts';

/** Who can correct an order. */
export const correctors = ['staff', 'traveller'] as const;

export type Corrector = (typeof correctors)[number];

/** The fields of the table that somebody may correct: what the traveller declared. */
export type DeclaredFieldKey = {
  [Key in OrderFieldKey]: (typeof orderFields)[Key]['correctedBy'] extends readonly []
    ? never
    : Key;
}[OrderFieldKey];

/** Whether this person may correct a field of the table. */
export const mayCorrect = (key: OrderFieldKey, who: Corrector): key is DeclaredFieldKey =>
  (orderFields[key].correctedBy as readonly Corrector[]).includes(who);

/** The fields of the table that this person may correct. */
export const correctableKeys = (who: Corrector): DeclaredFieldKey[] =>
  orderFieldKeys.filter((key) => mayCorrect(key, who));

/** The lists that are corrected as a whole, with their names for people. */
export const correctedLists = {
  familyMember: 'Family Information',
  goodsDetails: 'Items brought',
} as const;

/** An answer of the declaration as corrections name it: the fields of an order have a `currency` too. */
export type AnswerName = `importingGoods.${DeclarationKey}`;

export const answerName = (key: DeclarationKey): AnswerName => `importingGoods.${key}`;

/** A field of the scheme as corrections name it. */
export type SchemeFieldName = `scheme_fields.${SchemeFieldKey}`;

export const schemeFieldName = (key: SchemeFieldKey): SchemeFieldName => `scheme_fields.${key}`;

/** The field of the scheme that a correction is of; undefined for anything else. */
export const schemeFieldOf = (name: string): SchemeFieldKey | undefined =>
  schemeFieldKeys.find((key) => schemeFieldName(key) === name);

/** What one correction is of: a field, one of the eight answers, a field of the scheme or a whole list. */
export type CorrectedField =
  | DeclaredFieldKey
  | AnswerName
  | SchemeFieldName
  | keyof typeof correctedLists;

const labels = new Map<string, string>([
  ...orderFieldKeys.map((key) => [key, orderFields[key].label] as const),
  ...declarationCategories.map(({ key, number }) => [answerName(key), `Answer ${number}`] as const),
  ...schemeFieldKeys.map((key) => [schemeFieldName(key), schemeFields[key].label] as const),
  ...Object.entries(correctedLists),
]);

/** The name of a corrected field for people; of one that is not known here, its key. */
export const correctedLabel = (field: string): string => labels.get(field) ?? field;

/** `A`, `A and B`, `A, B and C`. */
export function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
