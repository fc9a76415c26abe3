import pg from 'pg';
import { type Figure, p95Figure, ratioFigure } from './figure.ts';
import { pairsOfCalls } from './pairs.ts';
import type { Stand } from './stand.ts';

/** Milliseconds that the owner's figures may take at any size (issue "A session", Shows 4). */
const promise = { limit: 50 };
/** Every so many orders have a case. */
const ordersOfCase = 70;

/** The owner's figures and what is behind them, turn by turn with the yardstick. */
export async function measureCockpit(stand: Stand): Promise<Figure[]> {
  await addCases(stand.databaseUrl);
  const month = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 7);
  const calls = [
    ['cockpit', 'get-cockpit'],
    ['cockpit, one country', 'get-cockpit?country=GB'],
    ['cockpit, gateway and mode', 'get-cockpit?mode=Priority'],
    ['cockpit, two filters', 'get-cockpit?country=GB&source=display'],
    ['cockpit, all filters', 'get-cockpit?country=GB&source=display&mode=Standard&member=-'],
    ['orders behind a number', `get-cockpit-orders?measure=orders&month=${month}`],
    ['late orders of a source', `get-cockpit-orders?measure=late&month=${month}&source=display`],
    ['cases behind the ratio', `get-cockpit-disputes?measure=ratio&month=${month}`],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, path] of calls) {
    const call = () => stand.staff.timeOf('GET', `/api/admin/${path}`);
    const { ours, yardstick } = await pairsOfCalls(call, stand.yardstick);
    figures.push(
      p95Figure(name, ours, promise),
      ratioFigure(`${name}, to yardstick`, ours, yardstick),
    );
  }
  return figures;
}

/** Cases of every so many orders that have none yet, as many as an order brings. */
async function addCases(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      insert into dispute (dispute_id, order_pk, came_by, gateway, gateway_dispute_id, network, kind, state, opened_at)
      select 'DP-' || (900000000 + id), id, 'hand', '', 'bench-' || id, 'visa',
        case when id % 3 = 0 then 'fraud_report' else 'chargeback' end,
        case when id % 3 = 0 then 'open' when id % 2 = 0 then 'won' else 'lost' end, created_at
      from orders where id % ${ordersOfCase} = 0 on conflict do nothing`);
    await client.query('select fold_cockpit_counts(); analyze dispute');
  } finally {
    await client.end();
  }
}
