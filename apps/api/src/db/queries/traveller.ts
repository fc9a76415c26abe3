import {
  type ClockWire,
  type CodeOutcome,
  type CodePlace,
  isAnswerable,
  isFiling,
  type ProcessStatus,
  processStatuses,
  questionStates,
} from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';

/** What a traveller may learn of an order, and what decides about it. */
export interface TravellerOrder extends ClockWire {
  readonly id: number;
  readonly order_id: string;
  readonly version: number;
  readonly process_status: ProcessStatus;
  readonly status_since: string;
  /** The member who took it; null until somebody has. */
  readonly assigned_to: number | null;
  readonly refund_date: string | null;
  readonly refunded: string | null;
  readonly full_name: string | null;
  readonly email: string | null;
  /** Of its letters, a BCP 47 tag; null is English. */
  readonly language: string | null;
  readonly flight_voyage: string | null;
  readonly place_of_arrival: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  /** Since when a question waits for the traveller; null while none does. */
  readonly asked_at: string | null;
  /** The current document; null while there is none. */
  readonly document_id: string | null;
  readonly file_name: string | null;
  readonly media_type: string | null;
  readonly storage_key: string | null;
  readonly file_size: number | null;
  readonly code_outcome: CodeOutcome | null;
  readonly code_place: CodePlace | null;
}

const openStates = questionStates.filter(isAnswerable).map((state) => sql.lit(state));

const travellerOrder = statement<{ orderId: string }, TravellerOrder>((db, value) =>
  db
    .selectFrom('orders as o')
    .leftJoin('document as d', (join) =>
      join.onRef('d.order_pk', '=', 'o.id').on('d.replaced_at', 'is', null),
    )
    .leftJoin('order_question as q', (join) =>
      join.onRef('q.order_pk', '=', 'o.id').on('q.state', 'in', openStates),
    )
    .select([
      'o.id',
      'o.order_id',
      'o.version',
      'o.process_status',
      'o.status_since',
      'o.assigned_to',
      'o.refund_date',
      'o.refunded',
      'o.full_name',
      'o.email',
      'o.language',
      'o.doa',
      'o.opens_at',
      'o.file_by_at',
      'o.arrival_zone',
      'o.flight_voyage',
      'o.place_of_arrival',
      'o.amount',
      'o.currency',
      'q.asked_at',
      'd.id as document_id',
      'd.file_name',
      'd.media_type',
      'd.storage_key',
      'd.size as file_size',
      'd.code_outcome',
      'd.code_place',
    ])
    .where('o.order_id', '=', value('orderId'))
    .where('o.process_status', '<>', 'Deleted')
    .where('o.erased_at', 'is', null),
);

/** An order as its traveller may see it; one that was deleted or erased is unknown. */
export async function findTravellerOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<TravellerOrder | undefined> {
  const [order] = await travellerOrder(db, { orderId });
  return order;
}

/** The e-mail that opens the order with this id. @param orderId the id, or its place in a statement */
export const travellerEmailOf = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('orders')
    .select('email')
    .where('order_id', '=', orderId)
    .where('process_status', '<>', 'Deleted')
    .where('erased_at', 'is', null);

const travellerEmail = statement<{ orderId: string }, { email: string | null }>((db, value) =>
  db.selectNoFrom(travellerEmailOf(db, value('orderId')).as('email')),
);

/**
 * The e-mail that opens an order; null for an order that is unknown, deleted or erased. One row in
 * both cases, by the same single look-up: an answer's time must not tell which orders exist.
 */
export async function findTravellerEmail(
  db: Kysely<Database>,
  orderId: string,
): Promise<string | null> {
  const [row] = await travellerEmail(db, { orderId });
  return row?.email ?? null;
}

/** Which of these orders their travellers may see, with the e-mail that opens each. */
export async function knownTravellerOrders(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'email'])
    .where('order_id', 'in', orderIds)
    .where('process_status', '<>', 'Deleted')
    .where('erased_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.email]));
}

/** The downloads of an order that count, latest first. */
export async function listDownloads(db: Kysely<Database>, orderPk: number) {
  return db
    .selectFrom('download')
    .select(['id', 'created_at', 'ip', 'timezone', 'browser', 'os'])
    .where('order_pk', '=', orderPk)
    .orderBy('id', 'desc')
    .execute();
}

const filedStatuses = processStatuses.filter(isFiling);

/**
 * Whether an order was filed at some time, as its history says: a document came, or it went to a status
 * of what is filed, or from one. A filing that was undone counts: nothing is claimed that may be wrong.
 */
export async function wasFiled(db: Kysely<Database>, orderPk: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_history')
    .select('id')
    .where('order_pk', '=', orderPk)
    .where((eb) =>
      eb.or([
        eb('action', '=', 'uploaded'),
        eb(sql<string>`detail ->> 'to'`, 'in', filedStatuses),
        eb(sql<string>`detail ->> 'from'`, 'in', filedStatuses),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
