import type { Call, ParsedInput } from '@pabean/api-client/contract';
import { networkName } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type {
  CockpitPage,
  CockpitPlace,
  CockpitSide,
  CockpitValues,
} from '../../core/cockpit-counts.ts';
import { cockpitPartSums, memberNames } from '../../db/queries/cockpit.ts';
import {
  cockpitDisputes,
  cockpitOrders,
  disputePlace,
  orderPlace,
} from '../../db/queries/cockpit-rows.ts';
import type { Database } from '../../db/schema.ts';
import { namedValues } from './cockpit-parts.ts';
import { cockpitFilter, namesOf } from './read-cockpit.ts';

/** One page of the orders that a number counts. */
export async function ordersBehind(
  db: Kysely<Database>,
  query: ParsedInput<Call<'getCockpitOrders'>>['query'],
) {
  const { after } = query;
  const place = after === undefined ? undefined : await orderPlace(db, after);
  const page = pageAsked(query, place, await namedBeside(db, query));
  return pageOf(await cockpitOrders(db, query.measure, page), query.limit);
}

/** One page of the cases that a number counts, with their networks as people read them. */
export async function disputesBehind(
  db: Kysely<Database>,
  query: ParsedInput<Call<'getCockpitDisputes'>>['query'],
) {
  const { after, what } = query;
  const place = after === undefined ? undefined : await disputePlace(db, after);
  const page = { ...pageAsked(query, place, await namedBeside(db, query)), what };
  const { data, more } = pageOf(await cockpitDisputes(db, query.measure, page), query.limit);
  return {
    data: data.map((row) => ({
      ...row,
      network: networkName(row.network),
      amount: money(row.amount),
    })),
    more,
  };
}

/** Some currencies have three digits behind the point; where the third says nothing it is left out. */
const money = (amount: string | null) => amount?.replace(/(\.\d\d)0$/, '$1') ?? null;

type PageQuery = ParsedInput<Call<'getCockpit'>>['query'] & {
  readonly month: string;
  readonly page: number;
  readonly limit: number;
  readonly others?: CockpitSide | undefined;
};

/** What stands beside the others in the cockpit, as it counts now; undefined where all are asked for. */
async function namedBeside(db: Kysely<Database>, { month, others, ...filters }: PageQuery) {
  if (others === undefined) return undefined;
  const sums = await cockpitPartSums(db, `${month}-01`, cockpitFilter(filters), others);
  const ids = others === 'member' ? sums.map(({ value }) => value).filter(Boolean) : [];
  const names = namesOf(await memberNames(db, [...new Set(ids)]));
  return { side: others, values: namedValues(sums, names[others]) };
}

/** A row that is not there leads nowhere, so the page counts. */
const pageAsked = (
  { month, page, limit, others: _, ...filters }: PageQuery,
  after: CockpitPlace | undefined,
  but: CockpitValues | undefined,
): CockpitPage => ({
  month: `${month}-01`,
  filter: cockpitFilter(filters),
  but,
  after,
  offset: after === undefined ? (page - 1) * limit : 0,
  limit,
});

const pageOf = <Row>(rows: readonly Row[], limit: number) => ({
  data: rows.slice(0, limit),
  more: rows.length > limit,
});
