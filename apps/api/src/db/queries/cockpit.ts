import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type CockpitFilter,
  type CockpitSide,
  type CockpitSpan,
  cockpitMoney,
  cockpitNumbers,
  cockpitSides,
  filteringSides,
} from '../../core/cockpit-counts.ts';
import type { Database } from '../schema.ts';
import type { CockpitTables } from '../schema-cockpit.ts';

/** Everything together, a country, source or member of what is filtered, or one of the whole month. */
export type CockpitPartOf = 'total' | CockpitSide | `any ${CockpitSide}`;

/** The numbers of a part of a month, of one currency. */
export type CockpitSum = Omit<CockpitTables['cockpit_count'], 'gateway' | 'mode' | 'cut'> & {
  readonly of: CockpitPartOf;
};

const numbers = sql.join([...cockpitNumbers, ...cockpitMoney].map((key) => sql.ref(key)));
const measures = sql.join([
  ...cockpitNumbers.map((key) => sql`sum(${sql.ref(key)})::int as ${sql.ref(key)}`),
  ...cockpitMoney.map((key) => sql`sum(${sql.ref(key)})::text as ${sql.ref(key)}`),
]);

/** What is read of the counts: some sides have a value, one may be told apart. */
interface Wanted {
  readonly of: CockpitPartOf;
  readonly by?: CockpitSide;
  readonly filter: CockpitFilter;
  readonly span: CockpitSpan;
}

function wantedOf(span: CockpitSpan, filter: CockpitFilter): Wanted[] {
  const month = { from: span.to, to: span.to };
  const sides = filteringSides(filter);
  const free = cockpitSides.filter((side) => !sides.includes(side));
  const { gateway, mode } = filter;
  return [
    { of: 'total', filter, span },
    ...free.map((by): Wanted => ({ of: by, by, filter, span: month })),
    ...(sides.length === 0 ? [] : cockpitSides).map(
      (by): Wanted => ({ of: `any ${by}`, by, filter: { gateway, mode }, span: month }),
    ),
  ];
}

const inSpan = ({ from, to }: CockpitSpan) => sql`month between ${from}::date and ${to}::date`;

/** What is folded is kept by every combination of sides, what is not folded yet by all of them. */
function rowsOf({ of, by, filter, span }: Wanted): RawBuilder<unknown> {
  const sides = filteringSides(filter);
  const cut = cockpitSides.filter((side) => side === by || sides.includes(side));
  const isJoint = cut.length > 1;
  const table = sql.table(isJoint ? 'cockpit_joint_count' : 'cockpit_count');
  const columnOf = (side: CockpitSide) => sql.ref(isJoint ? side : 'value');
  const where = (name: (side: CockpitSide) => RawBuilder<unknown>) =>
    sql.join(
      [
        inSpan(span),
        ...(['gateway', 'mode'] as const)
          .filter((key) => filter[key] !== undefined)
          .map((key) => sql`${sql.ref(key)} = ${filter[key]}`),
        ...sides.map((side) => sql`${name(side)} = ${filter[side]}`),
      ],
      sql` and `,
    );
  const row = (value: RawBuilder<unknown> | undefined) =>
    sql`${of}::text as of, month, ${value ?? sql`''`} as value, currency, ${numbers}`;
  return sql`
    select ${row(by && columnOf(by))} from ${table}
      where cut = ${cut.join(' ') || 'all'} and ${where(columnOf)}
    union all
    select ${row(by && sql.ref(by))} from pending where ${where(sql.ref)}`;
}

/**
 * The numbers of each month of the span, and of every country, source and member of its last one. They are
 * read from counts alone, so the number of orders is no matter (0065 and 0073_cockpit_joint_counts.sql).
 */
export async function cockpitSums(
  db: Kysely<Database>,
  span: CockpitSpan,
  filter: CockpitFilter,
): Promise<CockpitSum[]> {
  return sumsOf(db, span, wantedOf(span, filter));
}

/** The numbers of every country, source or member of a month. */
export async function cockpitPartSums(
  db: Kysely<Database>,
  month: string,
  filter: CockpitFilter,
  by: CockpitSide,
): Promise<CockpitSum[]> {
  const span = { from: month, to: month };
  return sumsOf(db, span, [{ of: by, by, filter, span }]);
}

async function sumsOf(db: Kysely<Database>, span: CockpitSpan, wanted: readonly Wanted[]) {
  const { rows } = await sql<CockpitSum>`
    with pending as (select * from cockpit_count_change where ${inSpan(span)})
    select of, month::text as month, value, currency, ${measures}
    from (${sql.join(wanted.map(rowsOf), sql` union all `)}) every
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
  `.execute(db);
  return rows;
}

/** The gateways of the span. */
export async function cockpitGateways(db: Kysely<Database>, span: CockpitSpan): Promise<string[]> {
  const { rows } = await sql<{ gateway: string }>`
    select gateway from cockpit_count where cut = 'all' and ${inSpan(span)}
    union select gateway from cockpit_count_change where ${inSpan(span)} order by 1
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
