import type { Env } from '../../core/env.ts';
import { type Meters, silentMeters } from '../../core/metric-events.ts';

/** Meters, where metrics are configured; the library is loaded for these alone. */
export async function openMeters({ metrics }: Pick<Env, 'metrics'>): Promise<Meters> {
  if (metrics.port === undefined && metrics.token === undefined) return silentMeters;
  const { makeMeters } = await import('./make-meters.ts');
  return makeMeters();
}
