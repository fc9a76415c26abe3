import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database, DownloadPressTable } from '../schema.ts';
import { writeHistory } from './order-history.ts';

/** One press of Download Now, as it is recorded. */
export type Press = Selectable<DownloadPressTable>;

/**
 * Presses and arriving bytes of one order wait for each other: a press that is being recorded must
 * see bytes that are, and the same press may come twice at once.
 */
export async function lockDownloads(trx: Transaction<Database>, orderPk: number): Promise<void> {
  const name = `download ${orderPk}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Makes a press a download, with its history row. The history outlives an erased order, so it names
 * no person and no address; those stand in the download's own row.
 */
export async function countPress(
  trx: Transaction<Database>,
  press: Press,
  fileName: string,
): Promise<void> {
  const { id, order_pk, document_id, pressed_at, ip, timezone, browser, os } = press;
  const { version } = await trx
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order_pk)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('download')
    .values({ order_pk, document_id, ip, timezone, browser, os })
    .execute();
  await trx
    .updateTable('download_press')
    .set({ counted_at: new Date() })
    .where('id', '=', id)
    .execute();
  await writeHistory(trx, { kind: 'traveller', id: null, name: 'Traveller', ip: null }, [
    {
      orderPk: order_pk,
      orderVersion: version,
      action: 'downloaded',
      detail: {
        file: fileName,
        ...(pressed_at !== null && { pressedAt: new Date(pressed_at).toISOString() }),
      },
    },
  ]);
}
