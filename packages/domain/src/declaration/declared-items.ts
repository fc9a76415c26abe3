import { formatDate } from '../dates/format-date.ts';
import { MISSING } from '../missing/missing.ts';
import {
  type DeclarationField,
  type DeclarationKey,
  declarationCategories,
} from './declaration.ts';

/** The yes/no answers of an order, as intake sends them or as the database keeps them. */
export type DeclarationAnswers = Partial<Record<DeclarationKey, boolean | 'Yes' | 'No'>>;

/** The item details of an order; blank counts as absent. */
export type GoodsDetails = Record<string, string | number | null | undefined>;

export type DeclaredField = { key: string; label: string; value: string };

export type DeclaredItem = {
  /** Number of the category, 1 to 8. */
  number: number;
  key: DeclarationKey;
  label: string;
  /** Only the fields that were filled in; may be empty. */
  fields: DeclaredField[];
};

/**
 * What a traveller declared, in the order of the form: the categories answered with yes, each with
 * the fields that are present (spec section 3: "each shown only if present"). Details of a
 * category answered with no are left out, since the answer is what was declared.
 * Amounts are written like 1,240.00 and dates like DD-MM-YYYY; anything unusual stays as typed.
 */
export function declaredItems(
  importingGoods: DeclarationAnswers,
  goodsDetails: GoodsDetails,
): DeclaredItem[] {
  return declarationCategories
    .filter(({ key }) => importingGoods[key] === true || importingGoods[key] === 'Yes')
    .map(({ number, key, label, fields }) => ({
      number,
      key,
      label,
      fields: fields.flatMap((field) => present(field, goodsDetails[field.key])),
    }));
}

function present(field: DeclarationField, raw: GoodsDetails[string]): DeclaredField[] {
  const text = raw === null || raw === undefined ? '' : String(raw).trim();
  if (text === '') return [];
  return [{ key: field.key, label: field.label, value: written(field, text) }];
}

// At least two decimals, and as many as were typed: a declared amount is never rounded.
const amounts = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
});

function written(field: DeclarationField, text: string): string {
  if (field.kind === 'amount' && isPlainNumber(text)) return amounts.format(text);
  if (field.kind !== 'date') return text;
  const date = formatDate(text);
  return date === MISSING ? text : date;
}

/** "10.000" may be ten and may be ten thousand, so it stays as typed too. */
function isPlainNumber(text: string): text is `${number}` {
  return !/^[1-9]\d{0,2}\.\d{3}$/.test(text) && /^\d+(?:\.\d{1,20})?$/.test(text);
}
