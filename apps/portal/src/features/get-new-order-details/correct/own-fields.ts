import type { CorrectedValue } from '@pabean/api-client/contract';
import {
  declarationKeys,
  type OrderField,
  orderFields,
  type SchemeFieldName,
  schemeFieldKeys,
  schemeFieldName,
  schemeFieldOf,
  schemeTyped,
} from '@pabean/domain';
import { dayShown } from '../day/day-shown.ts';
import type { MarkTexts } from '../marks/texts/en.ts';
import type { MissingTexts } from '../missing/texts/en.ts';
import type { OwnOrder } from '../own-order.ts';
import type { CorrectTexts } from './texts/en.ts';

/** A field of the order's own table, an answer or a list, by the name that corrections have. */
export type TableField = keyof CorrectTexts['fields'];

/** A field of the page, by the name that corrections have. */
export type OwnField = TableField | SchemeFieldName;

/** The texts of corrections, with those of the scheme's fields and of what was found. */
export interface OwnTexts extends CorrectTexts {
  readonly scheme: MissingTexts;
  readonly marks: MarkTexts;
}

/** The field's name in the language of the page. */
export function labelOf(field: OwnField, texts: Pick<OwnTexts, 'fields' | 'scheme'>): string {
  const key = schemeFieldOf(field);
  return key === undefined ? texts.fields[field as TableField] : texts.scheme.fields[key];
}

/** The fields in the order in which the page shows them. */
export const ownGroups = [
  {
    title: 'groupPerson',
    fields: ['full_name', 'dob', 'nationality', 'passport_number', 'occupation'],
  },
  {
    title: 'groupJourney',
    fields: ['doa', 'flight_voyage', 'place_of_arrival', 'address_in_indonesia'],
  },
  { title: 'groupContact', fields: ['country_code', 'phone_number'] },
  {
    title: 'groupGoods',
    fields: [
      'family_members_travelling',
      'familyMember',
      'accompanied_baggage',
      'unaccompanied_baggage_select',
      'unaccompanied_baggage',
      ...declarationKeys.map((key) => `importingGoods.${key}` as const),
      'goodsDetails',
    ],
  },
  { title: 'groupScheme', fields: schemeFieldKeys.map(schemeFieldName) },
] as const satisfies readonly { title: keyof CorrectTexts; fields: readonly OwnField[] }[];

/** How a field is typed and shown. */
export function kindOf(field: OwnField): OrderField['kind'] | 'family' | 'goods' | 'scheme' {
  if (schemeFieldOf(field) !== undefined) return 'scheme';
  if (field === 'familyMember') return 'family';
  if (field === 'goodsDetails') return 'goods';
  if (field.startsWith('importingGoods.')) return 'answer';
  return (orderFields as Record<string, OrderField>)[field]?.kind ?? 'text';
}

/** What was filed of a field; undefined where nothing is, or nobody says. */
export function filedOf(
  field: OwnField,
  { filed, values }: OwnOrder['correction'],
): CorrectedValue | undefined {
  if (filed === null) return undefined;
  return (field in filed ? filed[field] : values[field]) ?? null;
}

/** One correction as the call takes it. */
export function changeOf(field: OwnField, value: CorrectedValue) {
  const [list = '', answer] = field.split('.');
  return answer === undefined ? { [field]: value } : { [list]: { [answer]: value } };
}

type Person = Readonly<Record<string, string | null>>;

/** The people of a list; any other value has none. */
export function peopleOf(value: CorrectedValue): Person[] {
  if (!Array.isArray(value)) return [];
  return [...value].filter((entry) => typeof entry !== 'string') as Person[];
}

/** A value in one line, in the language of the page; an empty one is a dash. */
export function valueText(
  field: OwnField,
  value: CorrectedValue | undefined,
  texts: OwnTexts,
  tag: string,
): string {
  if (value === null || value === undefined || value === '') return '—';
  if (kindOf(field) === 'scheme') return schemeValueText(field, value, texts, tag);
  if (Array.isArray(value)) {
    const names = peopleOf(value).map((person) => person.family_member_name ?? '—');
    return names.join(', ') || texts.nobody;
  }
  if (typeof value === 'object') return detailsText(value);
  const kind = kindOf(field);
  if (kind === 'answer') return value === 'Yes' ? texts.yes : texts.no;
  if (kind === 'country-code') return `+${value}`;
  return kind === 'day' ? dayShown(String(value), tag) : String(value);
}

/** A list in one line; what was chosen in the words of the page. */
function schemeValueText(
  field: OwnField,
  value: CorrectedValue,
  { scheme }: OwnTexts,
  tag: string,
): string {
  const typed = schemeTyped(value);
  const key = schemeFieldOf(field);
  if (key === 'passport_expiry' || key === 'departure_date') return dayShown(typed, tag);
  const words: Readonly<Record<string, string>> = scheme.values;
  const entries = typed.split('\n').filter((entry) => entry !== '');
  return entries.map((entry) => words[entry] ?? entry).join(', ') || '—';
}

/** What the items are called; where nothing is, all that is said of them. */
function detailsText(details: Readonly<Record<string, string | number | null>>): string {
  const present = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  const names = present.filter(([key]) => key.startsWith('description_of_Goods'));
  return (names.length > 0 ? names : present).map(([, value]) => value).join(', ') || '—';
}
