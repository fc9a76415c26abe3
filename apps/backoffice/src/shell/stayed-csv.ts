import { folders } from '@pabean/domain';
import { csvOf, saveCsv } from '../shared/csv.ts';
import type { Stayed } from '../shared/orders/in-parts.ts';

/** The orders that stayed by the reason, that of most first. */
export function byReason(stayed: readonly Stayed[]): [string, Stayed[]][] {
  const groups = new Map<string, Stayed[]>();
  for (const one of stayed) {
    const words = withoutId(one);
    const group = groups.get(words);
    if (group) group.push(one);
    else groups.set(words, [one]);
  }
  return [...groups].sort(([, some], [, others]) => others.length - some.length);
}

/** A reason that names its order is the same one as that of the next. */
const withoutId = ({ reason, orderId }: Stayed) =>
  reason
    .replaceAll(new RegExp(`\\bOrder ${orderId}(?![\\w-])`, 'g'), 'This order')
    .replaceAll(new RegExp(`\\border ${orderId}(?![\\w-])`, 'g'), 'this order');

/** The same rows in the same order as a table for spreadsheets. */
export const stayedCsv = (stayed: readonly Stayed[]): string =>
  csvOf([
    ['Order', 'Reason', 'Folder'],
    ...byReason(stayed).flatMap(([reason, orders]) =>
      orders.map(({ orderId, folder }) => [
        orderId,
        reason,
        folder === undefined ? null : folders[folder].title,
      ]),
    ),
  ]);

/** Nothing of a traveller stands in it, so that nobody has to write down who takes it along. */
export const saveStayed = (stayed: readonly Stayed[]): void =>
  saveCsv('orders-that-stayed.csv', stayedCsv(stayed));
