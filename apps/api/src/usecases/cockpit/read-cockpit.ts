import { type Call, type CallReply, notKnown, type ParsedInput } from '@pabean/api-client/contract';
import { countryName, lackWords } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { type CockpitFilter, type CockpitSide, filteringSides } from '../../core/cockpit-counts.ts';
import {
  type CockpitPartOf,
  cockpitGateways,
  cockpitSums,
  firstCockpitMonth,
  memberNames,
} from '../../db/queries/cockpit.ts';
import { lackedEvidence } from '../../db/queries/cockpit-rows.ts';
import type { Database } from '../../db/schema.ts';
import { monthOf, monthsAfter, monthsBetween } from './cockpit-months.ts';
import { addedUp, partsOf } from './cockpit-parts.ts';
import { programmeLine } from './programme-line.ts';

type Query = ParsedInput<Call<'getCockpit'>>['query'];
type Cockpit = CallReply<Call<'getCockpit'>>['data'];

/** What is not known has a key in the address and is an empty text in the counts. */
export function cockpitFilter({ gateway, mode, country, source, member }: Query): CockpitFilter {
  const of = (key: string | undefined) => (key === notKnown ? '' : key);
  return {
    gateway: of(gateway || undefined),
    mode,
    country: of(country),
    source: of(source || undefined),
    member: of(member),
  };
}

/** How a country, a source and a member are called; '' is what is not known. */
export const namesOf = (members: ReadonlyMap<string, string>) => ({
  country: (key: string) => (key === '' ? 'Not known' : countryName(key)),
  source: (key: string) => key || 'Not known',
  member: (key: string) => (key === '' ? 'Not processed' : (members.get(key) ?? `Member ${key}`)),
});

/** The owner's figures of a month, with the year up to it (decision 035). */
export async function readCockpit(db: Kysely<Database>, query: Query, now: Date): Promise<Cockpit> {
  const month = query.month === undefined ? monthOf(now) : `${query.month}-01`;
  const span = { from: monthsAfter(month, -11), to: month };
  const filter = cockpitFilter(query);
  const [sums, gateways, first, lacked] = await Promise.all([
    cockpitSums(db, span, filter),
    cockpitGateways(db, span),
    firstCockpitMonth(db),
    lackedEvidence(db, filter),
  ]);
  const of = (part: CockpitPartOf) => sums.filter((sum) => sum.of === part);
  const own = of('total');
  const ofMonth = (wanted: string) => addedUp(own.filter((sum) => sum.month === wanted));
  const isFiltered = filteringSides(filter).length > 0;
  /** What can be chosen is of the whole month, whatever else filters. */
  const any = (side: CockpitSide) => of(isFiltered ? `any ${side}` : side);
  const people = new Set([...any('member').map(({ value }) => value), filter.member ?? '']);
  const named = namesOf(await memberNames(db, [...people].filter(Boolean)));
  const tableOf = (side: CockpitSide) => {
    const { [side]: chosen } = filter;
    return chosen === undefined
      ? partsOf(of(side), ({ value }) => value, named[side])
      : partsOf(
          own.filter((sum) => sum.month === month),
          () => chosen,
          named[side],
        );
  };
  const choices = (side: CockpitSide) =>
    withChosen(
      partsOf(any(side), ({ value }) => value, named[side]),
      filter[side],
      named[side],
    );
  const gatewayName = (key: string) => key || 'Not known';
  const months = monthsBetween(span.from, span.to).reverse();
  return {
    counted_at: now.toISOString(),
    month: month.slice(0, 7),
    total: ofMonth(month),
    before: ofMonth(monthsAfter(month, -1)),
    months: months.map((one) => ({
      month: one.slice(0, 7),
      line_share: programmeLine(lastDayOf(one)).share,
      ...ofMonth(one),
    })),
    by_country: tableOf('country'),
    by_source: tableOf('source'),
    by_member: tableOf('member'),
    line: programmeLine(lastDayOf(month)),
    lacked: {
      cases: lacked.cases,
      what: lacked.what.map(({ what, count }) => ({ key: what, name: lackWords(what), count })),
    },
    lists: ['approved', 'others'],
    choices: {
      months: choosableMonths(first, month, now),
      gateways: withChosen(
        gateways.map((key) => ({
          key: key || notKnown,
          name: gatewayName(key),
        })),
        filter.gateway,
        gatewayName,
      ),
      countries: choices('country'),
      sources: choices('source'),
      members: choices('member'),
    },
  };
}

const lastDayOf = (month: string) =>
  new Date(Date.parse(`${monthsAfter(month, 1)}T00:00:00Z`) - 1).toISOString().slice(0, 10);

/** Months that anything is counted of, newest first, with the one that was asked for. */
function choosableMonths(first: string | null, asked: string, now: Date): string[] {
  const months = monthsBetween(first ?? monthOf(now), monthOf(now));
  return [...new Set([...months, asked])]
    .sort()
    .reverse()
    .map((month) => month.slice(0, 7));
}

/** What can be chosen, and what is chosen though the month has none of it. */
function withChosen(
  rows: readonly { key: string; name: string }[],
  chosen: string | undefined,
  nameOf: (key: string) => string,
) {
  const listed = rows.filter(({ key }) => key !== '').map(({ key, name }) => ({ key, name }));
  if (chosen === undefined || listed.some(({ key }) => key === (chosen || notKnown))) return listed;
  return [...listed, { key: chosen || notKnown, name: nameOf(chosen) }];
}
