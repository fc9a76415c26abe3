import type { DeclarationField, FamilyFieldKey } from '@pabean/domain';
import type { CorrectTexts } from './texts/en.ts';

/** What is asked of each person who travels along. */
export const familyLabels = (texts: CorrectTexts): Readonly<Record<FamilyFieldKey, string>> => ({
  family_member_name: texts.fields.full_name,
  family_passport_number: texts.fields.passport_number,
  family_nationality: texts.fields.nationality,
  family_other_nationalities: texts.otherNationalities,
  family_relationship: texts.relationship,
});

/** The keys of a category end with its own letters; what stands before them says what is meant. */
export function goodsLabel(
  { key, label }: DeclarationField,
  suffix: string,
  texts: CorrectTexts,
): string {
  const labels: Readonly<Record<string, string>> = {
    description_of_Goods: texts.goodsDescription,
    quantityofGoods: texts.goodsQuantity,
    units: texts.goodsUnits,
    value: texts.goodsValue,
    currency: texts.goodsCurrency,
    category: texts.goodsCategory,
    currencyoption: texts.goodsMoneyForm,
    foreignoption: texts.goodsMoneyForm,
    amountofmoney: texts.goodsMoneyAmount,
    number: texts.goodsImportNumber,
    date_month_year_import: texts.goodsImportDate,
  };
  return labels[key.endsWith(suffix) ? key.slice(0, key.length - suffix.length) : key] ?? label;
}
