import { type DeclarationKey, declarationCategories } from '../declaration/declaration.ts';

/** Where money of a question stands in the item details: its currency, and its amount in the first that has one. */
export interface MoneyFields {
  readonly currency: string;
  readonly amounts: readonly string[];
}

/** The names of what the checks read of one question. */
export interface QuestionFields extends MoneyFields {
  readonly key: DeclarationKey;
  readonly quantity: string;
  /** What tells that something is listed; a currency alone is a form's choice. */
  readonly telling: readonly string[];
}

const tells = /^(description_of_Goods|quantityofGoods|value|amountofmoney|number)/;

/** The eight questions. Their names are put together once: thousands of orders are checked at a time. */
export const questions: readonly QuestionFields[] = /* @__PURE__ */ declarationCategories.map(
  ({ key, suffix, fields }) => ({
    key,
    currency: `currency${suffix}`,
    amounts: [`amountofmoney${suffix}`, `value${suffix}`],
    quantity: `quantityofGoods${suffix}`,
    telling: fields.flatMap((field) => (tells.test(field.key) ? [field.key] : [])),
  }),
);

const byKey: ReadonlyMap<DeclarationKey, QuestionFields> = /* @__PURE__ */ new Map(
  questions.map((one) => [one.key, one]),
);

/** The names of one question. */
export function questionOf(key: DeclarationKey): QuestionFields {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`There is no question "${key}".`);
  return found;
}
