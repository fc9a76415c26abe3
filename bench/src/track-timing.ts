import type { TestApp } from '@pabean/api/testing';
import { median } from './measure.ts';
import { rankTest } from './rank.ts';

const tries = 200;
const warmUp = 40;

/**
 * Whether the time of Track Order's answer tells which orders exist: a wrong e-mail for orders that
 * do, and ids that do not, turn by turn. Every try has an address and an order of its own, so the
 * limits of production stay on and are never reached.
 */
export async function measureTracking(server: TestApp): Promise<string[]> {
  const orders = await server.db
    .selectFrom('orders')
    .select('order_id')
    .where('process_status', '<>', 'Deleted')
    .where('email', 'is not', null)
    .limit(tries + warmUp)
    .execute();
  const times = { known: [] as number[], unknown: [] as number[] };
  let calls = 0;
  const time = async (orderId: string) => {
    calls += 1;
    const address = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
    const start = performance.now();
    const response = await fetch(`${server.url}/api/front/track-order`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ orderId, email: 'nobody-at-all@example.com' }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    if (response.status !== 404) throw new Error(`${response.status} from track-order`);
    return performance.now() - start;
  };
  for (const [turn, { order_id }] of orders.entries()) {
    const ids = { known: order_id, unknown: `${order_id.slice(0, -1)}x` };
    // Who goes first changes, or the second would always have the warmer caches.
    const sides =
      turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const side of sides) {
      const ms = await time(ids[side]);
      if (turn >= warmUp) times[side].push(ms);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const { chance, z } = rankTest(times.known, times.unknown);
  const told = Math.abs(z) < 3 ? 'cannot be told apart' : 'BROKEN: can be told apart';
  return [
    `${'wrong e-mail / unknown order id'.padEnd(34)} ${known.toFixed(2)} ms, ${unknown.toFixed(2)} ms, ratio ${(known / unknown).toFixed(2)}, ` +
      `slower in ${(100 * chance).toFixed(0)} of 100 pairs (z ${z.toFixed(1)}: ${told})`,
  ];
}
