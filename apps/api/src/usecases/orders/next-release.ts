import { portZones } from '@pabean/domain';
import { nextRelease } from '../../core/release-hour.ts';
import { countReleasable, firstWindow, mostCounted } from '../../db/queries/arrival-clocks.ts';
import type { Services } from '../services.ts';

/** When the job puts future orders among the new ones next, and how many. */
export interface NextRelease {
  readonly at: string;
  readonly count: number;
  /** There are more than were counted. */
  readonly more: boolean;
  /** The zone whose clock it goes by: the configured one, or that of the first place. */
  readonly zone: string;
}

/** The next release of future orders; null where none has a window that is known to open. */
export async function findNextRelease(
  { db, env }: Pick<Services, 'db' | 'env'>,
  now = new Date(),
): Promise<NextRelease | null> {
  const first = await firstWindow(db);
  if (first === undefined || first.opens_at === null) return null;
  const at = nextRelease(new Date(first.opens_at), now, env.releaseAt);
  const count = await countReleasable(db, at);
  return {
    at: at.toISOString(),
    count,
    more: count >= mostCounted,
    zone: env.releaseAt?.zone ?? portZones[first.arrival_zone ?? 'WIB'],
  };
}
