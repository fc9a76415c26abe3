import { sql } from 'kysely';
import { cockpitMoney, cockpitNumbers } from '../../core/cockpit-counts.ts';

const columns = sql.raw(
  `month, cut, value, gateway, mode, currency, ${[...cockpitNumbers, ...cockpitMoney]}`,
);

/** Names with what is compared; money to the hundredth. */
const values = sql.raw(
  [
    ...cockpitNumbers.map((name) => `('${name}', ${name})`),
    ...cockpitMoney.map((name) => `('${name}', ${name} * 100)`),
  ].join(),
);

/** The cockpit's numbers and what the tables say, as rows of place, counted and real. */
export const cockpitComparison = sql`
  select concat_ws(' ', month, cut, case when cut = 'source' then left(md5(value), 6) else value end, gateway, mode,
      currency, measure) as place, sum(x * n) as counted, sum((1 - x) * n) as real
  from (
    select ${columns}, 1 as x from cockpit_count
    union all select ${columns}, 1 from cockpit_count_change, cockpit_cuts(country, source, member)
    union all select ${columns}, 0 from cockpit_real(), cockpit_cuts(country, source, member)
  ) every, lateral (values ${values}) measures (measure, n) group by 1`;
