import { languages } from '../../../i18n/languages.ts';
import { dayWritten } from '../keeping/moment.ts';
import { isBlank, partOrder, partsOf, wholeDay } from './day-parts.ts';

/** Numbers alone run from the left, also among words of a language that runs from the right. */
const fromTheRight = '\u200f';

/** A day as the page's language writes it; of one that is half typed what is there, in its order: "3 / 12 / —". */
export function dayShown(text: string, tag: string): string {
  const parts = partsOf(text);
  const isHalf = text !== '' && wholeDay(parts) === undefined && parts.day !== text;
  if (!isHalf) return dayWritten(text, tag);
  const inOrder = partOrder(tag).map((part) => (isBlank(parts[part]) ? '—' : parts[part]));
  const isFromRight = languages.some((one) => one.tag === tag && one.dir === 'rtl');
  return (isFromRight ? fromTheRight : '') + inOrder.join(' / ');
}
