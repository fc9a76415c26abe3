import type { ProcessStatus } from '@pabean/domain';
import type { Transaction } from 'kysely';
import { changedTwins } from '../../core/checks/changed-twins.ts';
import { countsAsTwin } from '../../core/checks/counts-as-twin.ts';
import type { LockedOrder } from '../../db/queries/order-change.ts';
import { findTwiceOrders } from '../../db/queries/order-checks.ts';
import { takeTravellerTurns } from '../../db/queries/traveller-turns.ts';
import type { Database } from '../../db/schema.ts';
import { recheck } from './recheck.ts';

type Moved = Pick<LockedOrder, 'id' | 'process_status' | 'checked'>;

const isMarkedTwice = ({ checked }: Moved) =>
  checked?.marks.some(({ rule }) => rule.startsWith('twice.')) ?? false;

/**
 * Checks those whose mark of another order of the same traveller and day changes because orders were
 * moved: a deleted or refunded one is nobody's twin any more, and is again when it comes back.
 * @param moved as they were before
 */
export async function recheckMoved(
  trx: Transaction<Database>,
  moved: readonly Moved[],
  to: ProcessStatus,
): Promise<void> {
  const turnedOrders = moved.filter(
    (order) => countsAsTwin(order.process_status) !== countsAsTwin(to),
  );
  // One without a mark has no other to leave: nothing is asked of nearly all that are deleted.
  const leavingOrJoining = countsAsTwin(to) ? turnedOrders : turnedOrders.filter(isMarkedTwice);
  if (leavingOrJoining.length === 0) return;
  const pks = leavingOrJoining.map(({ id }) => id);
  await takeTravellerTurns(trx, { pks });
  const twins = await findTwiceOrders(trx, { pks });
  // Who comes back with a mark may have lost its other meanwhile, as nobody checks a deleted one.
  const changedPks = countsAsTwin(to)
    ? [
        ...leavingOrJoining.filter(isMarkedTwice).map(({ id }) => id),
        ...twins.map(({ pk }) => pk),
        ...changedTwins([], twins),
      ]
    : pks.flatMap((pk) =>
        changedTwins(
          twins.filter((twin) => twin.pk === pk),
          [],
        ),
      );
  await recheck(
    trx,
    [...new Set(changedPks)].sort((one, other) => one - other),
  );
}
