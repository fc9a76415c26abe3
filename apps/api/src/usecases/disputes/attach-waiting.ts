import type { Kysely } from 'kysely';
import type { CaseActor } from '../../core/disputes/told-case.ts';
import { lockDispute } from '../../db/queries/disputes.ts';
import { findWaitingCases } from '../../db/queries/waiting-cases.ts';
import type { Database } from '../../db/schema.ts';
import { attachLate } from './attach-late.ts';

const system: CaseActor = { kind: 'system', id: null, name: 'The system', ip: null };

/**
 * Attaches open cases that came before their order or its payment, each in a transaction of its own: a case is locked
 * before its order. Intake itself looks for none, so an order that no case waits for costs nothing more.
 * @returns how many found their order
 */
export async function attachWaiting(db: Kysely<Database>): Promise<number> {
  let attached = 0;
  for (const disputeId of await findWaitingCases(db)) {
    attached += await db.transaction().execute(async (trx) => {
      const dispute = await lockDispute(trx, disputeId);
      // Somebody was first.
      if (dispute === undefined || dispute.order_pk !== null || dispute.state !== 'open') return 0;
      return (await attachLate(trx, dispute, {}, system)) === null ? 0 : 1;
    });
  }
  return attached;
}
