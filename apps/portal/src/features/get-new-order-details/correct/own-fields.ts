import type { CorrectedValue } from '@pabean/api-client/contract';
import { declarationKeys, type OrderField, orderFields } from '@pabean/domain';
import type { CorrectTexts } from './texts/en.ts';

/** A field of the page, by the name that corrections have. */
export type OwnField = keyof CorrectTexts['fields'];

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
] as const satisfies readonly { title: keyof CorrectTexts; fields: readonly OwnField[] }[];

/** How a field is typed and shown. */
export function kindOf(field: OwnField): OrderField['kind'] | 'family' | 'goods' {
  if (field === 'familyMember') return 'family';
  if (field === 'goodsDetails') return 'goods';
  if (field.startsWith('importingGoods.')) return 'answer';
  return (orderFields as Record<string, OrderField>)[field]?.kind ?? 'text';
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
  texts: CorrectTexts,
  tag: string,
): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) {
    const names = peopleOf(value).map((person) => person.family_member_name ?? '—');
    return names.join(', ') || texts.nobody;
  }
  if (typeof value === 'object') return detailsText(value);
  const kind = kindOf(field);
  if (kind === 'answer') return value === 'Yes' ? texts.yes : texts.no;
  if (kind === 'country-code') return `+${value}`;
  if (kind === 'day') {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    const day = new Date(`${value}T00:00:00Z`);
    return Number.isNaN(day.getTime()) ? String(value) : format.format(day);
  }
  return String(value);
}

/** What the items are called; where nothing is, all that is said of them. */
function detailsText(details: Readonly<Record<string, string | number | null>>): string {
  const present = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  const names = present.filter(([key]) => key.startsWith('description_of_Goods'));
  return (names.length > 0 ? names : present).map(([, value]) => value).join(', ') || '—';
}
