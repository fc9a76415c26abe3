import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { countPress, lockDownloads } from './download-count.ts';

/** Whose bytes: a document, for one opening of its order. */
export interface DeliveryKey {
  readonly documentId: string;
  readonly session: string;
}

/** What has just left of a document, and how it ended. */
export interface Delivery extends DeliveryKey {
  readonly orderPk: number;
  readonly fileName: string;
  /** Size of the whole document. */
  readonly size: number;
  /** The first byte that was asked for, and the one behind the last that left. */
  readonly from: number;
  readonly to: number;
  /** The connection ended before the answer did. */
  readonly isCut: boolean;
}

/**
 * Adds up what left of a document. Once all of it has, the presses that waited for it are downloads:
 * each of them, or where every one was cut, the last, which the pieces have gone on with.
 */
export async function recordDelivery(
  trx: Transaction<Database>,
  delivery: Delivery,
): Promise<void> {
  const { documentId, session, orderPk, size } = delivery;
  // An order that is erased meanwhile has no document any more.
  const document = await trx
    .selectFrom('orders as o')
    .innerJoin('document as d', 'd.order_pk', 'o.id')
    .select('d.id')
    .where('o.id', '=', orderPk)
    .where('d.id', '=', documentId)
    .forShare()
    .executeTakeFirst();
  if (document === undefined) return;
  await lockDownloads(trx, orderPk);
  const isWhole = await addUp(trx, delivery);
  const waiting = await trx
    .selectFrom('download_press')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('session', '=', session)
    .where('counted_at', 'is', null)
    .orderBy('id')
    .execute();
  if (isWhole && size > 0) {
    const going = waiting.filter((press) => press.cut_at === null);
    const counted = going.length > 0 ? going : waiting.slice(-1);
    for (const press of counted) await countPress(trx, press, delivery.fileName);
  } else if (delivery.isCut && waiting.length > 0) {
    await trx
      .updateTable('download_press')
      .set({ cut_at: new Date() })
      .where(
        'id',
        'in',
        waiting.map(({ id }) => id),
      )
      .where('cut_at', 'is', null)
      .execute();
  }
}

/** @returns whether all bytes have left by now */
async function addUp(
  trx: Transaction<Database>,
  { documentId, session, orderPk, size, from, to }: Delivery,
): Promise<boolean> {
  const piece = sql`int8multirange(int8range(${from}::bigint, ${to}::bigint))`;
  const all = sql`int8range(0, ${size}::bigint)`;
  const { rows } = await sql<{ whole: boolean }>`
    insert into document_delivery as d (document_id, session, order_pk, sent, whole_at)
    values (${documentId}, ${session}, ${orderPk}, ${piece},
      case when ${piece} @> ${all} then now() end)
    on conflict (document_id, session) do update set
      sent = d.sent + excluded.sent,
      whole_at = coalesce(d.whole_at, case when d.sent + excluded.sent @> ${all} then now() end)
    returning sent @> ${all} as whole
  `.execute(trx);
  return rows[0]?.whole ?? false;
}

/**
 * A press that will fetch the document waits for its own bytes: the bytes of an
 * earlier download do not count when it arrived whole, and count when it was cut and goes on.
 */
export async function forgetWholeDelivery(
  trx: Transaction<Database>,
  { documentId, session }: DeliveryKey,
): Promise<void> {
  await sql`
    update document_delivery d set sent = '{}'
    from document f
    where d.document_id = ${documentId} and d.session = ${session}
      and f.id = d.document_id and d.sent @> int8range(0, f.size::bigint)
  `.execute(trx);
}

/** Whether the whole document has left for the order's traveller before, in this opening or another. */
export async function wasDeliveredWhole(
  db: Kysely<Database>,
  documentId: string,
): Promise<boolean> {
  const whole = await db
    .selectFrom('document_delivery')
    .select('session')
    .where('document_id', '=', documentId)
    .where('whole_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return whole !== undefined;
}
