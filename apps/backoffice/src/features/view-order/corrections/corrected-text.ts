import type { CorrectedValue } from '@pabean/api-client/contract';
import {
  declarationCategories,
  familyFieldKeys,
  formatDate,
  languageName,
  MISSING,
  type OrderField,
  type OrderFieldKey,
  orderFields,
  schemeFieldOf,
  schemeText,
} from '@pabean/domain';

const isField = (field: string): field is OrderFieldKey => field in orderFields;

/** A value of a correction in one line, lists too; a dash for none. */
export function correctedText(field: string, value: CorrectedValue): string {
  if (value === null || value === '') return MISSING;
  const schemeField = schemeFieldOf(field);
  if (schemeField !== undefined) return schemeText(schemeField, value) || MISSING;
  if (Array.isArray(value)) return people(value).map(personText).join('; ') || 'Nobody';
  if (typeof value === 'object') return detailsText(value);
  const kind = isField(field) ? (orderFields[field] as OrderField).kind : undefined;
  if (kind === 'day') return formatDate(String(value));
  if (kind === 'language') return languageName(String(value));
  return kind === 'country-code' ? `+${value}` : String(value);
}

type Person = Readonly<Record<string, string | null>>;

/** The people of a list; a list of texts is one of the scheme. */
const people = (list: readonly (string | Person)[]): Person[] =>
  list.filter((entry) => typeof entry !== 'string');

function personText(person: Person): string {
  return familyFieldKeys.flatMap((key) => person[key] ?? []).join(', ');
}

function detailsText(details: Readonly<Record<string, string | number | null>>): string {
  const parts = declarationCategories.flatMap(({ number, fields }) =>
    fields
      .filter(({ key }) => (details[key] ?? '') !== '')
      .map(({ key, label }) => `${number}. ${label}: ${details[key]}`),
  );
  return parts.join('; ') || 'No details';
}
