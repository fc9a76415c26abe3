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
 * moved: a deleted or refunded one is nobody's twin any more, and is again when it comes back. Call it
 * once for all that a transaction moves, as it takes the turns of their travellers.
 * @param moved as they were before
 * @param to where they are now, all or each
 */
export async function recheckMoved<One extends Moved>(
  trx: Transaction<Database>,
  moved: readonly One[],
  to: ProcessStatus | ((order: One) => ProcessStatus),
): Promise<void> {
  const countsNow = (order: One) => countsAsTwin(typeof to === 'function' ? to(order) : to);
  const turned = moved.filter((order) => countsAsTwin(order.process_status) !== countsNow(order));
  const joining = turned.filter(countsNow);
  // One without a mark has no other to leave: nothing is asked of nearly all that are deleted.
  const leaving = turned.filter((order) => !countsNow(order) && isMarkedTwice(order));
  const pks = [...joining, ...leaving].map(({ id }) => id);
  if (pks.length === 0) return;
  await takeTravellerTurns(trx, { pks });
  const twins = await findTwiceOrders(trx, { pks });
  const joiningPks = new Set(joining.map(({ id }) => id));
  const joined = twins.filter(({ pk }) => joiningPks.has(pk));
  const changedPks = [
    // Who comes back with a mark may have lost its other meanwhile, as nobody checks a deleted one.
    ...joining.filter(isMarkedTwice).map(({ id }) => id),
    ...joined.map(({ pk }) => pk),
    ...changedTwins([], joined),
    ...leaving.flatMap(({ id }) =>
      changedTwins(
        twins.filter(({ pk }) => pk === id),
        [],
      ),
    ),
  ];
  await recheck(
    trx,
    [...new Set(changedPks)].sort((one, other) => one - other),
  );
}
