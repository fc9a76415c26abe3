import type { Insertable, Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../schema.ts';
import type { RemarkTable } from '../schema-conversation.ts';
import { writeHistory } from './order-history.ts';

type NewRemark = Omit<Insertable<RemarkTable>, 'order_pk'>;

/**
 * Adds a remark with its history row, once for each key. Two sends with a key wait for each other at the order.
 * @returns false when there is no such order
 */
export async function addRemark(
  trx: Transaction<Database>,
  actor: Actor,
  orderId: string,
  remark: NewRemark,
): Promise<boolean> {
  const { send_key: key = null } = remark;
  const hasKey = key !== null;
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'version'])
    .where('order_id', '=', orderId)
    .where('erased_at', 'is', null)
    .$if(hasKey, (query) => query.forNoKeyUpdate())
    .$if(!hasKey, (query) => query.forShare())
    .executeTakeFirst();
  if (order === undefined) return false;
  if (hasKey && (await isSent(trx, order.id, key, remark))) return true;
  const versions = new Map([[order.id, order.version]]);
  await keepRemarks(trx, actor, [{ ...remark, order_pk: order.id }], versions);
  return true;
}

/**
 * Whether this very remark came with its key. Other words under the same key are no repeat: the first send may
 * have come through unheard, and its writer have gone on writing.
 */
async function isSent(
  trx: Transaction<Database>,
  orderPk: number,
  key: string,
  remark: NewRemark,
): Promise<boolean> {
  const sent = await trx
    .selectFrom('remark')
    .select('id')
    .where('order_pk', '=', orderPk)
    .where('send_key', '=', key)
    .where('member_id', 'is not distinct from', remark.member_id ?? null)
    .where('remark', '=', remark.remark)
    .where((eb) =>
      eb.and({
        whatsapp: remark.whatsapp ?? false,
        telephone: remark.telephone ?? false,
        status_refund: remark.status_refund ?? false,
        voided: remark.voided ?? false,
        chargeback: remark.chargeback ?? false,
      }),
    )
    .executeTakeFirst();
  return sent !== undefined;
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
