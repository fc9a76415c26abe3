import { schemeFieldOf, schemeFields } from '@pabean/domain';
import type { Language } from '../../../i18n/language.ts';
import { dayWords } from '../day/day-troubles.ts';
import type { OwnOrder } from '../own-order.ts';
import type { CorrectDraft } from './correct-draft.ts';
import { declaredCategories, detailsOf, storedDetails } from './declared-goods.ts';
import { kindOf } from './own-fields.ts';

type Values = OwnOrder['correction']['values'];

/** What is wrong with the days that are typed, by the paths that the server says; null where nothing is. */
export function wrongDay(draft: CorrectDraft, values: Values, language: Language) {
  const days = draft.field === 'goodsDetails' ? daysOfGoods(draft, values) : daysOf(draft);
  for (const [path, text] of days) {
    const words = dayWords(text, language);
    if (words !== undefined) return { words, wrongAt: `changes.${path}` };
  }
  return null;
}

type Days = readonly (readonly [path: string, text: string])[];

function daysOf({ field, value }: CorrectDraft): Days {
  const key = schemeFieldOf(field);
  const kind = key === undefined ? kindOf(field) : schemeFields[key].kind;
  return kind === 'day' ? [[field, String(value ?? '')]] : [];
}

/** Those that are typed here: a day of an item came in as any text. */
function daysOfGoods(draft: CorrectDraft, values: Values): Days {
  const [typed, stored] = [detailsOf(draft.value), storedDetails(draft, values)];
  return declaredCategories(values)
    .flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'date'))
    .filter(({ key }) => typed[key] !== stored[key])
    .map(({ key }) => [`goodsDetails.${key}`, String(typed[key] ?? '')]);
}
