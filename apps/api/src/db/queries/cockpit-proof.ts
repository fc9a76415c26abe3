import { sql } from 'kysely';
import { cockpitMoney, cockpitNumbers } from '../../core/cockpit-counts.ts';

const names = [...cockpitNumbers, ...cockpitMoney];
const columns = sql.raw(names.join());
/** The sums of rows of one kind, in the order of the names; money to the hundredth. */
const sumsOf = (kind: 0 | 1) =>
  sql.raw(
    `array[${names.map((name) => `sum(${name} * ${kind === 1 ? 'x' : '(1 - x)'} * 100)`)}]::numeric[]`,
  );
/** Numbers are told as they are and money in hundredths. */
const printed = (side: 'counted' | 'real') =>
  sql.raw(`case when measure in ('amount', 'refunded') then ${side} else ${side} / 100 end`);

/** Where a count differs from what the tables say, as rows of place, counted and real. */
function comparisonOf(table: string, cuts: string, sides: string, place: string) {
  const cut = sql.raw(`month, cut, ${sides}, gateway, mode, currency`);
  const places = sql.raw(`month, cut, ${sides.replaceAll('of_', '')}, gateway, mode, currency`);
  const cutting = sql.raw(`${cuts}(country, source, member)`);
  return sql`
    select concat_ws(' ', month, cut, ${sql.raw(place)}, gateway, mode, currency, measure) as place,
      ${printed('counted')} as counted, ${printed('real')} as real
    from (
      select ${places}, ${sumsOf(1)} as counts, ${sumsOf(0)} as reals
      from (
        select ${places}, ${columns}, 1 as x from ${sql.table(table)}
        union all select ${cut}, ${columns}, 1 from cockpit_count_change, ${cutting}
        union all select ${cut}, ${columns}, 0 from cockpit_real(), ${cutting}
      ) every group by ${places}
    ) compared, unnest(${sql.val(names)}::text[], counts, reals) measures (measure, counted, real)
    where counted <> real`;
}

/** The cockpit's numbers against the tables, by one and by several sides. No place names a source. */
export const cockpitComparison = sql`
  ${comparisonOf(
    'cockpit_count',
    'cockpit_cuts',
    'value',
    `case when cut = 'source' then left(md5(value), 6) else value end`,
  )}
  union all
  ${comparisonOf(
    'cockpit_joint_count',
    'cockpit_joint_cuts',
    'of_country, of_source, of_member',
    'country, left(md5(source), 6), member',
  )}`;
