import type { Call, HandlerReply } from '@pabean/api-client/contract';
import {
  actionsOfKind,
  type TimelineKind,
  timelineActions,
  timelineKindOf,
  timelineKinds,
  timelineSentence,
} from '@pabean/domain';
import type { Kysely } from 'kysely';
import { noSuchOrder, Refusal } from '../../core/refusal.ts';
import { lastChanges, withoutFormer } from '../../db/queries/order-former.ts';
import { readHistoryHead } from '../../db/queries/order-history.ts';
import {
  countTimeline,
  hasTimelineRow,
  readTimeline,
  type TimelineRecord,
} from '../../db/queries/timeline.ts';
import { findOrderPk } from '../../db/queries/verify-history.ts';
import type { Database } from '../../db/schema.ts';
import { verifyHistory } from '../history-chain/verify.ts';
import { undoRefusal } from '../orders/undo-refusal.ts';

type Timeline = HandlerReply<Call<'getOrderHistory'>>;

/** What of the timeline is asked for. */
export interface TimelineAsked {
  readonly orderId: string;
  /** Who asks: the last change is theirs to undo if they made it. */
  readonly memberId: number;
  readonly kind: TimelineKind | undefined;
  /** Goes on below the row of this id, instead of a page. */
  readonly after?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Rows of history that are proved while somebody waits for the page. */
const provedAtOnce = 5000;

/**
 * Everything that happened to an order, newest first, with the state of its chain on the first page.
 * Erased orders have one too: what is left of it names fields, numbers and members.
 * @throws Refusal 404 for an unknown order, 409 when the row to go on from was erased meanwhile
 */
export async function orderTimeline(
  db: Kysely<Database>,
  { orderId, memberId, kind, after, page, limit }: TimelineAsked,
): Promise<Timeline> {
  const orderPk = await findOrderPk(db, orderId);
  if (orderPk === null) throw noSuchOrder(orderId);
  const isFirst = page === 1 && after === undefined;
  const [records, counts, chain, last] = await Promise.all([
    readTimeline(db, {
      orderPk,
      orderId,
      actions: kind === undefined ? timelineActions : actionsOfKind(kind),
      after,
      offset: after === undefined ? (page - 1) * limit : 0,
      limit,
    }),
    countTimeline(db, { orderPk, orderId }),
    isFirst ? proveChain(db, orderPk, orderId) : null,
    isFirst ? lastChanges(db, [orderId]).then((changes) => changes.get(orderPk)) : undefined,
  ]);
  const own = last !== undefined && undoRefusal(last, memberId) === null ? last : undefined;
  // Below a row that is gone there is nothing, and that would read as the end.
  if (after !== undefined && records.length === 0)
    await requireRow(db, { orderPk, orderId }, after);
  const kinds = timelineKinds
    .map((name) => ({ kind: name, count: sum(counts.filter(of(name))) }))
    .filter(({ count }) => count > 0);
  return {
    data: records.map((record) => ({
      ...timelineRow(record),
      ...(own?.position === record.position && { undo: own.version }),
    })),
    total: sum(kind === undefined ? counts : counts.filter(of(kind))),
    kinds,
    chain,
  };
}

async function requireRow(
  db: Kysely<Database>,
  order: { readonly orderPk: number; readonly orderId: string },
  id: string,
): Promise<void> {
  if (await hasTimelineRow(db, order, id)) return;
  throw new Refusal(
    409,
    'The history of this order has changed in the meantime. Please try again.',
  );
}

type Counts = Awaited<ReturnType<typeof countTimeline>>;

const of =
  (kind: TimelineKind) =>
  ({ action }: Counts[number]) =>
    timelineKindOf(action) === kind;

const sum = (counts: Counts) => counts.reduce((total, { count }) => total + count, 0);

function timelineRow({ at, ...record }: TimelineRecord): Timeline['data'][number] {
  const { action, actor_name: actor, detail } = record;
  return {
    ...record,
    detail: withoutFormer(detail),
    create_ts: at,
    kind: timelineKindOf(action),
    words: timelineSentence({ action, actor, detail }),
  };
}

async function proveChain(
  db: Kysely<Database>,
  pk: number,
  id: string,
): Promise<NonNullable<Timeline['chain']>> {
  const written = await readHistoryHead(db, pk);
  if (written !== null && written.rows > provedAtOnce) {
    return { state: 'too-long', ...written, flaw: null };
  }
  const { firstFlaw, rows, head } = await verifyHistory({ db, order: { pk, id } });
  return {
    state: firstFlaw === null ? 'unbroken' : 'broken',
    rows,
    digest: head?.digest ?? null,
    flaw: firstFlaw && `Row ${firstFlaw.row}: ${firstFlaw.words}.`,
  };
}
