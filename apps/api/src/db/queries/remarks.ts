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
  const { id } = await trx
    .insertInto('remark')
    .values({ ...remark, order_pk: order.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeHistory(trx, actor, [
    {
      orderPk: order.id,
      orderVersion: order.version,
      action: 'remarked',
      detail: { remarkId: id },
    },
  ]);
  return true;
}
