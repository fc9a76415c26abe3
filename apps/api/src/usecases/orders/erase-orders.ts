import { setTimeout as sleep } from 'node:timers/promises';
import { can, isFinalState } from '@pabean/domain';
import type { Transaction } from 'kysely';
import { removeFromMailbox } from '../../adapters/mail/local-mailbox.ts';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockDisputesOfOrders, paidWithin } from '../../db/queries/dispute-case.ts';
import { type ChangeResult, changeOrders } from '../../db/queries/order-change.ts';
import { eraseOrders } from '../../db/queries/order-erase.ts';
import { noteStrays } from '../../db/queries/stray-documents.ts';
import type { Database } from '../../db/schema.ts';
import { dropStrays } from '../documents/strays.ts';
import type { Services } from '../services.ts';
import { staffActor } from './change-report.ts';
import type { DeleteRequest } from './delete-orders.ts';

type ErasingServices = 'db' | 'documents' | 'env' | 'erasureRecords';

/** So long an answer waits for the records of places that are slow: they go on by themselves. */
const recordPatienceMs = 3000;

/** Which orders to erase, and which of them were named once more. */
export interface EraseRequest extends DeleteRequest {
  readonly confirmDisputed?: readonly string[] | undefined;
}

/**
 * Erases personal data, documents and mails of deleted orders for good; an anonymous row stays for the
 * counts. Only an Admin (spec, Statuses and folders). One that a bank may still ask about is named
 * once more first (decision 033).
 * @returns how many of their files could not be removed at once, too: housekeeping goes on with them
 */
export async function eraseForGood(
  { db, documents, env, erasureRecords }: Pick<Services, ErasingServices>,
  member: Member,
  ip: string,
  request: EraseRequest,
): Promise<ChangeResult & { readonly filesLeft: number }> {
  if (!can(member.type, 'erase-orders')) {
    throw new Refusal(403, 'Only an Admin can erase an order.');
  }
  const { result, held, storageKeys, mailIds } = await db.transaction().execute(async (trx) => {
    const held = await heldByDisputes(trx, env, request);
    const result = await changeOrders(
      trx,
      staffActor(member, ip),
      { orderIds: request.orderId, versions: request.versions },
      {
        action: 'erased',
        set: { erased_at: new Date() },
        refuse: (order) =>
          order.process_status === 'Deleted'
            ? (held.get(order.order_id) ?? null)
            : `Order ${order.order_id} is not in Deleted Orders.`,
      },
    );
    const ids = result.changed.map((order) => order.id);
    const files = await eraseOrders(trx, ids);
    await noteStrays(trx, files.storageKeys);
    return { result, held, ...files };
  });
  const waiting = result.skipped.filter(({ orderId, reason }) => held.get(orderId) === reason);
  if (result.changed.length === 0 && waiting.length > 0) throw namedAgain(waiting);
  // A restore of a backup of before would bring them back. First: what a kill leaves of the files is noted.
  const recorded = result.changed.length > 0 ? erasureRecords.record().catch(() => {}) : null;
  // After the commit: a row without its file would be a lost document.
  const filesLeft = await dropStrays(db, documents, storageKeys);
  await removeFromMailbox(env.dataDir, mailIds);
  await Promise.race([recorded, sleep(recordPatienceMs, undefined, { ref: false })]);
  return { ...result, filesLeft };
}

/** Why an order is kept for a bank, by its id; those that were named once more are not kept. */
async function heldByDisputes(
  trx: Transaction<Database>,
  { disputes }: Services['env'],
  { orderId: orderIds, confirmDisputed = [] }: EraseRequest,
): Promise<ReadonlyMap<string, string>> {
  const cases = await lockDisputesOfOrders(trx, orderIds);
  const { daysAfterPayment: days } = disputes;
  const young = await paidWithin(trx, orderIds, days);
  const ends =
    'Erasing also removes the evidence for an answer. Type the order ID again to continue.';
  const reasons = [...young].map((orderId): [string, string] => [
    orderId,
    `Order ${orderId} was paid less than ${days} days ago, so a dispute can still come. ${ends}`,
  ]);
  const open = cases.filter(({ kind, state }) => !isFinalState(kind, state));
  const held = new Map(reasons);
  for (const { order_id: orderId, dispute_id, state } of open) {
    held.set(orderId, `Order ${orderId} has the case ${dispute_id}, which is ${state}. ${ends}`);
  }
  for (const orderId of confirmDisputed) held.delete(orderId);
  return held;
}

/** "No" to who has not named the orders once more; a screen goes on from the error's path. */
function namedAgain(skipped: ChangeResult['skipped']): Refusal {
  const errors = skipped.map(({ orderId }) => ({ path: 'confirmDisputed', message: orderId }));
  return new Refusal(409, skipped.map(({ reason }) => reason).join(' '), { errors });
}
