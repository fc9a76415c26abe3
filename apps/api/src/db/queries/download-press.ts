import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { forgetWholeDelivery, wasDeliveredWhole } from './document-delivery.ts';
import { countPress, lockDownloads, type Press } from './download-count.ts';
import type { TravellerOrder } from './traveller.ts';

/** Presses that are recorded one by one, of one order in one hour (issue "Faults", Travellers). */
export const pressesPerHour = 30;

/** One press of Download Now by a person, and from where. */
export interface NewPress {
  readonly session: string;
  /** When the person pressed, if the device's word about it can be true. */
  readonly pressedAt: string | null;
  /** Whether the device says that it has the file, or is receiving it, already. */
  readonly held: boolean;
  readonly fileName: string;
  readonly ip: string;
  readonly timezone: string | null;
  readonly browser: string;
  readonly os: string;
}

/**
 * Records a press. It counts as a download at once when the device holds a document that has left
 * for it whole, else when that happens (`recordDelivery`). Beyond the number at most presses are only
 * counted: evidence is worth what it can be flooded with.
 * @returns false when the order has changed and the document is no longer its current one
 */
export async function recordPress(
  trx: Transaction<Database>,
  order: Pick<TravellerOrder, 'id' | 'document_id'>,
  press: NewPress,
): Promise<boolean> {
  const documentId = await lockedCurrentDocument(trx, order);
  if (documentId === null) return false;
  const orderPk = order.id;
  await lockDownloads(trx, orderPk);
  const recorded = await recordedPress(trx, orderPk, press.pressedAt);
  if (recorded === 'counted') return true;
  if (recorded === null && (await isBeyondLimit(trx, orderPk))) {
    await countExcess(trx, orderPk);
    return true;
  }
  const { session, pressedAt, held, fileName, ...from } = press;
  const row =
    recorded ??
    (await trx
      .insertInto('download_press')
      .values({
        ...from,
        order_pk: orderPk,
        document_id: documentId,
        session,
        pressed_at: pressedAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow());
  if (!held) await forgetWholeDelivery(trx, { documentId, session });
  else if (await wasDeliveredWhole(trx, documentId)) await countPress(trx, row, fileName);
  return true;
}

/** A share lock: an erase or a replacement waits or is seen, another download does not wait. */
async function lockedCurrentDocument(
  trx: Transaction<Database>,
  order: Pick<TravellerOrder, 'id' | 'document_id'>,
): Promise<string | null> {
  const locked = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order.id)
    .where('process_status', '<>', 'Deleted')
    .forShare()
    .executeTakeFirst();
  if (locked === undefined) return null;
  const current = await trx
    .selectFrom('document')
    .select('id')
    .where('order_pk', '=', order.id)
    .where('id', '=', order.document_id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return current?.id ?? null;
}

/** The same press as it is known already: the answer to the first try may have been lost on the way. */
async function recordedPress(
  trx: Transaction<Database>,
  orderPk: number,
  pressedAt: string | null,
): Promise<Press | 'counted' | null> {
  if (pressedAt === null) return null;
  const press = await trx
    .selectFrom('download_press')
    .selectAll()
    .where('order_pk', '=', orderPk)
    .where('pressed_at', '=', pressedAt)
    .executeTakeFirst();
  if (press) return press.counted_at === null ? press : 'counted';
  // The release before recorded downloads without their presses.
  const earlierPress = await trx
    .selectFrom('order_history')
    .select('id')
    .where('order_pk', '=', orderPk)
    .where('action', '=', 'downloaded')
    .where(sql<string>`detail ->> 'pressedAt'`, '=', pressedAt)
    .executeTakeFirst();
  return earlierPress ? 'counted' : null;
}

async function isBeyondLimit(db: Kysely<Database>, orderPk: number): Promise<boolean> {
  const { presses } = await db
    .selectFrom('download_press')
    .select((eb) => eb.fn.countAll<number>().as('presses'))
    .where('order_pk', '=', orderPk)
    .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(presses) >= pressesPerHour;
}

async function countExcess(db: Kysely<Database>, orderPk: number): Promise<void> {
  await sql`
    insert into download_excess (order_pk, hour, presses)
    values (${orderPk}, date_trunc('hour', now()), 1)
    on conflict (order_pk, hour) do update set presses = download_excess.presses + 1
  `.execute(db);
}
