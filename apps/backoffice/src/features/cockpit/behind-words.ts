import type {
  Cockpit,
  CockpitCounted,
  CockpitDisputeMeasure,
  CockpitOrderMeasure,
} from '@pabean/api-client/contract';
import { groupDigits } from '@pabean/ui/numbers';
import type { Behind, Measure } from './cockpit-address.ts';
import { events, monthName, ratioLook, ratioOf } from './cockpit-figures.ts';

const orderTitles: Readonly<Record<CockpitOrderMeasure, string>> = {
  orders: 'Orders',
  payments: 'Payments',
  on_time: 'On time',
  late: 'Late',
  approved: 'Approved',
  refunds: 'Refunds',
};

const disputeTitles: Readonly<Record<CockpitDisputeMeasure, string>> = {
  ratio: 'Disputes and fraud reports',
  disputes: 'Disputes',
  fraud_reports: 'Fraud reports',
  won: 'Won',
  lost: 'Lost',
  ended: 'Won and lost',
  prevented: 'Prevented',
  lacked: 'Lost for want of evidence',
};

export const isOrderMeasure = (measure: Measure): measure is CockpitOrderMeasure =>
  Object.hasOwn(orderTitles, measure);

const isMeasure = (measure: string): measure is Measure =>
  Object.hasOwn({ ...orderTitles, ...disputeTitles }, measure);

/** Whether the server lists these. One of the release before lists neither, and all orders in place of the others. */
export const canList = ({ lists }: Cockpit, { measure, by, key }: Behind): boolean =>
  (measure !== 'approved' || lists?.includes('approved') === true) &&
  (by === undefined || key !== '' || lists?.includes('others') === true);

/** The number whose rows are listed; null where only the rows can tell. */
export function countBehind(cockpit: Cockpit, { measure, by, key, what }: Behind): number | null {
  if (measure === 'lacked') {
    const one = cockpit.lacked.what.find((named) => named.key === what);
    return what === undefined ? cockpit.lacked.cases : (one?.count ?? null);
  }
  const numbers = numbersBehind(cockpit, by, key);
  if (numbers === undefined) return null;
  if (measure === 'ratio') return events(numbers);
  if (measure === 'approved') return numbers.on_time + numbers.late;
  return measure === 'ended' ? numbers.won + numbers.lost : numbers[measure];
}

function numbersBehind(cockpit: Cockpit, by?: string, key?: string): CockpitCounted | undefined {
  if (by === undefined) return cockpit.total;
  return partBehind(cockpit, by, key);
}

function partBehind({ by_country, by_source, by_member }: Cockpit, by?: string, key?: string) {
  const parts = { country: by_country, source: by_source, member: by_member }[by ?? ''];
  return parts?.find((part) => part.key === key);
}

/** The heading of a list and the sentence below it; null for a list that an address makes up. */
export function wordsBehind(cockpit: Cockpit, behind: Behind) {
  const { measure, by, key } = behind;
  if (!isMeasure(measure) || !canList(cockpit, behind)) return null;
  const name = { ...orderTitles, ...disputeTitles }[measure];
  const part = partBehind(cockpit, by, key);
  const title = part === undefined ? name : `By ${by}: ${part.name}`;
  const count = countBehind(cockpit, behind);
  const numbers = numbersBehind(cockpit, by, key);
  const when = measure === 'lacked' ? 'last 90 days' : monthName(cockpit.month);
  const counted = count === null ? '' : `${groupDigits(count)} `;
  const over = measure === 'ratio' ? numbers : undefined;
  return {
    title,
    line: `${counted}${name.toLowerCase()}`,
    when,
    /** What a ratio is over. */
    payments: over === undefined ? null : over.payments,
    ratio: over === undefined ? null : ratioOf(over),
    look: numbers === undefined ? 'usual' : ratioLook(numbers, cockpit.line.share),
    count,
  };
}
