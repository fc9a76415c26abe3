import type { Insertable, Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Database, RemarkTable } from '../schema.ts';
import { writeHistory } from './order-history.ts';

/** Adds a remark with its history row. @returns false when there is no such order */
export async function addRemark(
  trx: Transaction<Database>,
  actor: Actor,
  orderId: string,
  remark: Omit<Insertable<RemarkTable>, 'order_pk'>,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'version'])
    .where('order_id', '=', orderId)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (order === undefined) return false;
  const versions = new Map([[order.id, order.version]]);
  await keepRemarks(trx, actor, [{ ...remark, order_pk: order.id }], versions);
  return true;
}

/** Adds remarks to locked orders, at most one to each, with a row of history for each. */
export async function keepRemarks(
  trx: Transaction<Database>,
  actor: Actor,
  remarks: readonly Insertable<RemarkTable>[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  if (remarks.length === 0) return;
  const inserted = await trx
    .insertInto('remark')
    .values(remarks)
    .returning(['id', 'order_pk'])
    .execute();
  await writeHistory(
    trx,
    actor,
    inserted.map(({ id, order_pk }) => ({
      orderPk: order_pk,
      orderVersion: versions.get(order_pk) ?? 0,
      action: 'remarked',
      detail: { remarkId: id },
    })),
  );
}
