import type { ProcessStatus } from '@pabean/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { writeHistory } from './order-history.ts';

/** What a traveller may learn of an order, and what decides about it. */
export interface TravellerOrder {
  readonly id: number;
  readonly order_id: string;
  readonly version: number;
  readonly process_status: ProcessStatus;
  readonly status_since: string;
  readonly full_name: string | null;
  readonly email: string | null;
  readonly doa: string | null;
  /** The current document; null while there is none. */
  readonly document_id: string | null;
  readonly file_name: string | null;
  readonly media_type: string | null;
}

/** An order as its traveller may see it; one that was deleted or erased is unknown. */
export async function findTravellerOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<TravellerOrder | undefined> {
  return db
    .selectFrom('orders as o')
    .leftJoin('document as d', (join) =>
      join.onRef('d.order_pk', '=', 'o.id').on('d.replaced_at', 'is', null),
    )
    .select([
      'o.id',
      'o.order_id',
      'o.version',
      'o.process_status',
      'o.status_since',
      'o.full_name',
      'o.email',
      'o.doa',
      'd.id as document_id',
      'd.file_name',
      'd.media_type',
    ])
    .where('o.order_id', '=', orderId)
    .where('o.process_status', '<>', 'Deleted')
    .where('o.erased_at', 'is', null)
    .executeTakeFirst();
}

/** The downloads of an order, latest first. */
export async function listDownloads(db: Kysely<Database>, orderPk: number) {
  return db
    .selectFrom('download')
    .select(['id', 'created_at', 'ip', 'timezone', 'browser', 'os'])
    .where('order_pk', '=', orderPk)
    .orderBy('id', 'desc')
    .execute();
}

/** One download by a person. */
export interface NewDownload {
  readonly ip: string;
  readonly timezone: string | null;
  readonly browser: string;
  readonly os: string;
}

/**
 * Records a download with its history row. The history outlives an erased order, so it names no
 * person and no address; those stand in the download's own row.
 * @returns false when the order has changed and the document is no longer its current one
 */
export async function recordDownload(
  trx: Transaction<Database>,
  order: Pick<TravellerOrder, 'id' | 'document_id'>,
  fileName: string,
  download: NewDownload,
): Promise<boolean> {
  // A share lock: an erase or a replacement waits or is seen, another download does not wait.
  const locked = await trx
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order.id)
    .where('process_status', '<>', 'Deleted')
    .forShare()
    .executeTakeFirst();
  const current = await trx
    .selectFrom('document')
    .select('id')
    .where('order_pk', '=', order.id)
    .where('id', '=', order.document_id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (locked === undefined || current === undefined) return false;
  await trx
    .insertInto('download')
    .values({ ...download, order_pk: order.id, document_id: current.id })
    .execute();
  await writeHistory(trx, { kind: 'traveller', id: null, name: 'Traveller', ip: null }, [
    {
      orderPk: order.id,
      orderVersion: locked.version,
      action: 'downloaded',
      detail: { file: fileName },
    },
  ]);
  return true;
}
