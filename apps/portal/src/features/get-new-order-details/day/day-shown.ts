import { dayWritten } from '../keeping/moment.ts';
import { isBlank, partOrder, partsOf, wholeDay } from './day-parts.ts';

/** A day as the page's language writes it; of one that is half typed what is there, in its order: "3 / 12 / —". */
export function dayShown(text: string, tag: string): string {
  const parts = partsOf(text);
  const isHalf = text !== '' && wholeDay(parts) === undefined && parts.day !== text;
  if (!isHalf) return dayWritten(text, tag);
  return partOrder(tag)
    .map((part) => (isBlank(parts[part]) ? '—' : parts[part]))
    .join(' / ');
}
