import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type CockpitFilter,
  type CockpitSpan,
  cockpitMoney,
  cockpitNumbers,
  filteringCut,
} from '../../core/cockpit-counts.ts';
import type { Database } from '../schema.ts';
import type { CockpitTables } from '../schema-cockpit.ts';

/** The numbers of a cut of a month, of one currency. */
export type CockpitSum = Omit<CockpitTables['cockpit_count'], 'gateway' | 'mode'>;

const measures = sql.join([
  ...cockpitNumbers.map((key) => sql`sum(${sql.ref(key)})::int as ${sql.ref(key)}`),
  ...cockpitMoney.map((key) => sql`sum(${sql.ref(key)})::text as ${sql.ref(key)}`),
]);

/** The counts, folded and not folded yet, of some months. */
function countsOf({ from, to }: CockpitSpan): RawBuilder<unknown> {
  const columns = sql.join(
    [
      'month',
      'cut',
      'value',
      'gateway',
      'mode',
      'currency',
      ...cockpitNumbers,
      ...cockpitMoney,
    ].map((name) => sql.ref(name)),
  );
  return sql`(
    select ${columns} from cockpit_count where month between ${from}::date and ${to}::date
    union all
    select ${columns} from cockpit_count_change, cockpit_cuts(country, source, member)
      where month between ${from}::date and ${to}::date
  )`;
}

const both = ({ gateway, mode }: CockpitFilter): RawBuilder<boolean> => sql<boolean>`
  (${gateway ?? null}::text is null or gateway = ${gateway ?? null})
  and (${mode ?? null}::text is null or mode = ${mode ?? null})`;

/**
 * The numbers of each month of the span, and of every country, source and member of its last one. They are
 * read from counts alone, so the number of orders is no matter (0065_cockpit_counts.sql).
 */
export async function cockpitSums(
  db: Kysely<Database>,
  span: CockpitSpan,
  filter: CockpitFilter,
): Promise<CockpitSum[]> {
  const of = filteringCut(filter) ?? { cut: 'all', value: '' };
  const { rows } = await sql<CockpitSum>`
    select month::text as month, cut, value, currency, ${measures}
    from ${countsOf(span)} every
    where ((cut = ${of.cut} and value = ${of.value}) or (month = ${span.to}::date and cut <> 'all'))
      and ${both(filter)}
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
  `.execute(db);
  return rows;
}

/** The gateways of the span. */
export async function cockpitGateways(db: Kysely<Database>, span: CockpitSpan): Promise<string[]> {
  const { rows } = await sql<{ gateway: string }>`
    select distinct gateway from ${countsOf(span)} every where cut = 'all' order by 1
  `.execute(db);
  return rows.map(({ gateway }) => gateway);
}

/** The first month that anything is counted of; null for none. */
export async function firstCockpitMonth(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select least((select min(month) from cockpit_count), (select min(month) from cockpit_count_change))::text
      as month
  `.execute(db);
  return rows[0]?.month ?? null;
}

/** Names of members by id. */
export async function memberNames(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('staff_member')
    .select(['id', 'name'])
    .where('id', 'in', ids.map(Number))
    .execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
