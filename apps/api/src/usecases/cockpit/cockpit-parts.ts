import { type CockpitCounted, type CockpitPart, notKnown } from '@pabean/api-client/contract';
import { cockpitNumbers } from '../../core/cockpit-counts.ts';
import type { CockpitSum } from '../../db/queries/cockpit.ts';

/** Parts of a month that are named one by one; a shop may send any number of sources. */
export const mostParts = 300;

const none: CockpitCounted = {
  orders: 0,
  payments: 0,
  amounts: [],
  on_time: 0,
  late: 0,
  refunds: 0,
  refunded: [],
  disputes: 0,
  fraud_reports: 0,
  won: 0,
  lost: 0,
  prevented: 0,
};

/** Adds up numbers; sums of different currencies stay apart. */
export function addedUp(sums: readonly CockpitSum[]): CockpitCounted {
  const total = { ...none, amounts: money(sums, 'amount'), refunded: money(sums, 'refunded') };
  for (const sum of sums) {
    for (const key of cockpitNumbers) total[key] += sum[key];
  }
  return total;
}

/** The sums of each currency, to the hundredth. */
function money(sums: readonly CockpitSum[], key: 'amount' | 'refunded') {
  const hundredths = new Map<string, bigint>();
  for (const sum of sums) {
    const added = (hundredths.get(sum.currency) ?? 0n) + asHundredths(sum[key]);
    hundredths.set(sum.currency, added);
  }
  return [...hundredths]
    .filter(([, amount]) => amount !== 0n)
    .map(([currency, amount]) => ({ currency, amount: asText(amount) }));
}

/** PostgreSQL's decimals are added as they are: a number of JavaScript would round them. */
function asHundredths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const size = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
  return decimal.startsWith('-') ? -size : size;
}

function asText(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

const byName = new Intl.Collator('en');

/** Parts of a month, most orders first, each with what it is called in the counts. */
function ranked(
  sums: readonly CockpitSum[],
  keyOf: (sum: CockpitSum) => string,
  nameOf: (key: string) => string,
) {
  return [...Map.groupBy(sums, keyOf)]
    .map(([value, own]) => ({
      value,
      own,
      part: { key: value || notKnown, name: nameOf(value), ...addedUp(own) },
    }))
    .filter(({ part }) => cockpitNumbers.some((key) => part[key] !== 0))
    .sort(({ part: a }, { part: b }) => b.orders - a.orders || byName.compare(a.name, b.name));
}

/** How many of so many parts have a row of their own. */
const ownRows = (parts: number) => (parts <= mostParts ? parts : mostParts - 1);

/** Parts of a month by their key, most orders first; those beyond the limit in one row of their own. */
export function partsOf(
  sums: readonly CockpitSum[],
  keyOf: (sum: CockpitSum) => string,
  nameOf: (key: string) => string,
): CockpitPart[] {
  const parts = ranked(sums, keyOf, nameOf);
  const others = parts.slice(ownRows(parts.length));
  const named = parts.slice(0, ownRows(parts.length)).map(({ part }) => part);
  if (others.length === 0) return named;
  const rest = addedUp(others.flatMap(({ own }) => own));
  return [...named, { key: '', name: `${others.length} others`, ...rest }];
}

/** What has a row of its own, as the counts call it: the others are all but these. */
export function namedValues(
  sums: readonly CockpitSum[],
  nameOf: (key: string) => string,
): string[] {
  const parts = ranked(sums, ({ value }) => value, nameOf);
  return parts.slice(0, ownRows(parts.length)).map(({ value }) => value);
}
