import pg from 'pg';
import { type Figure, ratioFigure } from './figure.ts';
import { pairsOfCalls } from './pairs.ts';
import type { Stand } from './stand.ts';

/** Marks of every so many open orders; bulk orders have none. */
const everySo = { error_count: 33, warning_count: 10, answered_at: 100 } as const;

/** As a list's address says them. */
const filters: Readonly<Record<string, string>> = {
  'With errors': '&withErrors=1',
  Answered: '&answered=1',
  Late: '&due=late',
  'Late and With errors': '&due=late&withErrors=1',
  'With errors and With warnings': '&withErrors=1&withWarnings=1',
  'Answered and With errors': '&answered=1&withErrors=1',
};

/** Page 1 of New Orders by chips, and by the clock, turn by turn with page 1 that has neither. */
export async function measureChips({ staff, databaseUrl }: Stand): Promise<Figure[]> {
  await markOrders(databaseUrl);
  const page = '/api/admin/get-orders-list/newOrder?limit=10&page=1';
  const calls = {
    'New Orders as it begins, by the clock': '&sort=fileBy',
    ...Object.fromEntries(
      Object.entries(filters).flatMap(([name, query]) => [
        [`${name}, newest first`, query],
        [`${name}, by the clock`, `${query}&sort=fileBy`],
      ]),
    ),
  };
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(calls)) {
    const ours = () => staff.timeOf('GET', page + query);
    const times = await pairsOfCalls(ours, staff, page);
    figures.push(ratioFigure(name, times.ours, times.yardstick));
  }
  return figures;
}

async function markOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Those of a smaller size have theirs.
    await client.query(`update orders set
      error_count = case when id % ${everySo.error_count} = 0 then 1 end,
      warning_count = case when id % ${everySo.warning_count} = 0 then 2 end,
      answered_at = case when id % ${everySo.answered_at} = 0 then now() end
      where process_status in ('New', 'Pending', 'Awaiting', 'Contact Customer', 'Customer Called')
        and num_nonnulls(error_count, warning_count, answered_at) = 0
        and (id % ${everySo.error_count} = 0 or id % ${everySo.warning_count} = 0
          or id % ${everySo.answered_at} = 0)`);
    await client.query('vacuum analyze orders');
  } finally {
    await client.end();
  }
}
