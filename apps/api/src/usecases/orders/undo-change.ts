import type { Kysely } from 'kysely';
import type { Member } from '../../core/member.ts';
import {
  type ChangeResult,
  changeOrders,
  type LockedOrder,
} from '../../db/queries/order-change.ts';
import {
  type LastChange,
  lastChanges,
  undoneBy,
  writeFormer,
} from '../../db/queries/order-former.ts';
import type { Database } from '../../db/schema.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import { staffActor } from './change-report.ts';
import { undoRefusal } from './undo-refusal.ts';

export interface UndoRequest {
  readonly orderId: readonly string[];
  /** The version that the change gave each order: what was changed again since is left alone. */
  readonly versions: Readonly<Record<string, number>>;
}

/**
 * Undoes the last move or assignment of each order, if the member made it and nobody changed the order
 * since: it stands again where it stood, with its assignee, its marks and its open question (decision 062).
 * What the same undoing has put back already counts as put back: the answer was lost.
 */
export function undoChange(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  request: UndoRequest,
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx) => {
    // Read once the orders are locked.
    let reading: ReturnType<typeof lastChanges> | undefined;
    let last: Awaited<ReturnType<typeof lastChanges>> = new Map();
    let undone: ReturnType<typeof undoneBy> | undefined;
    const changeOf = (order: LockedOrder): LastChange => {
      const found = last.get(order.id);
      if (found === undefined) throw new Error('An order without a change is refused.');
      return found;
    };
    const result = await changeOrders(
      trx,
      staffActor(member, ip),
      { orderIds: request.orderId, versions: request.versions },
      {
        action: 'undone',
        async isMade({ id }) {
          undone ??= undoneBy(trx, request.orderId, member.id);
          return (await undone).has(id);
        },
        async refuse(order) {
          reading ??= lastChanges(trx, request.orderId);
          last = await reading;
          const change = last.get(order.id);
          return change === undefined
            ? `The last change of order ${order.order_id} cannot be undone.`
            : undoRefusal(change, member.id);
        },
        write: (changed) => writeFormer(trx, changed.map(changeOf)),
        detail: (order) => ({
          undone: changeOf(order).action,
          from: order.process_status,
          to: changeOf(order).former.process_status,
        }),
      },
    );
    // In one go, as it takes the turns of travellers: in several, it could wait for an import that waits for it.
    await recheckMoved(trx, result.changed, (order) => changeOf(order).former.process_status);
    const { repeated = [] } = result;
    return { ...result, changed: [...repeated, ...result.changed] };
  });
}
