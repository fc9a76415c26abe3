import type { Kysely, Transaction } from 'kysely';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import type { HistoryHead } from '../../db/queries/order-history.ts';
import {
  type ChainRow,
  countOrders,
  findOrderPk,
  findOrphans,
  readChains,
} from '../../db/queries/verify-history.ts';
import type { Database } from '../../db/schema.ts';
import { type HeadsWriter, type KnownHead, staffEventsName } from './heads-file.ts';
import { type ChainJudge, judgeChain, type RowFlaw } from './judge-chain.ts';
import { type KnownHeads, knownHeads } from './known-heads.ts';
import { type StaffVerdict, verifyStaffEvents } from './verify-staff.ts';

/** What to verify: one order, or all when `order` is null. */
export interface VerifyRequest {
  readonly db: Kysely<Database>;
  readonly order: { readonly pk: number; readonly id: string } | null;
  /** Heads that were written down earlier, in the order in which they were. */
  readonly against?: AsyncIterator<KnownHead, undefined> | undefined;
  /** Gets the heads of unbroken chains. */
  readonly heads?: HeadsWriter | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: (orders: number, ofOrders: number) => void;
}

/** The first broken row of an order. */
export interface Flaw extends RowFlaw {
  readonly orderId: string;
}

/** What came out. */
export interface Verdict {
  readonly orders: number;
  readonly rows: number;
  /** How many orders have a broken chain. */
  readonly broken: number;
  readonly firstFlaw: Flaw | null;
  /** Internal numbers of orders that are gone while their history is still here. */
  readonly orphans: readonly number[];
  /** Where the last chain ends; the one chain's, when one order was asked for. */
  readonly head: HistoryHead | null;
  /** The chain of the staff events; null when one order was asked for. */
  readonly staff: StaffVerdict | null;
  /** How many heads that were written down earlier the chains were held against; null without a file. */
  readonly heldAgainst: number | null;
}

/**
 * Proves chains unbroken as they are at one moment; the server goes on writing meanwhile.
 * @throws the reason of `signal` when that was aborted
 */
export function verifyHistory({ db, ...request }: VerifyRequest): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => verify(trx, request));
}

async function verify(
  trx: Transaction<Database>,
  request: Omit<VerifyRequest, 'db'>,
): Promise<Verdict> {
  const { order, signal } = request;
  const total = order === null ? await countOrders(trx) : 1;
  const anchors = request.against && knownHeads(request.against, order?.id ?? null);
  const tally = startTally(request.heads);
  let current: { pk: number; orderId: string; judge: ChainJudge } | undefined;
  for await (const rows of readChains(trx, order?.pk ?? null)) {
    signal?.throwIfAborted();
    for (const row of rows) {
      if (current?.pk !== row.order_pk) {
        tally.finish(current);
        const heads = await headsOf(row.order_id, anchors, order !== null);
        current = { pk: row.order_pk, orderId: row.order_id, judge: judgeOrder(row, heads) };
      }
      tally.row(row);
      current.judge.add(row);
    }
    await request.heads?.flush();
    request.onProgress?.(tally.orders(), total);
  }
  tally.finish(current);
  const head = current?.judge.reached() ?? null;
  if (order !== null) {
    tally.flaw(await goneOrder(trx, anchors));
    const heldAgainst = anchors?.count() ?? null;
    return { ...tally.result(), orphans: [], head, staff: null, heldAgainst };
  }
  // Its line is the last one of a file of heads.
  const staff = await verifyStaffEvents(trx, {
    known: await staffHeads(anchors),
    heads: request.heads,
    signal,
  });
  tally.flaw(await goneOrder(trx, anchors));
  const heldAgainst = anchors?.count() ?? null;
  return { ...tally.result(), orphans: await findOrphans(trx), head, staff, heldAgainst };
}

function judgeOrder(row: ChainRow, anchors: readonly HistoryHead[]): ChainJudge {
  const genesis = `pabean order history ${row.order_id}`;
  const whenEmpty = 'the order has no history';
  return judgeChain({ genesis, head: row, whenEmpty }, anchors);
}

/** Counts what passes by and keeps the first flaw; heads of unbroken chains go to the writer. */
function startTally(heads: HeadsWriter | undefined) {
  const counts = { orders: 0, rows: 0, broken: 0 };
  let firstFlaw: Flaw | null = null;
  const addFlaw = (flaw: Flaw | null) => {
    if (flaw !== null) counts.broken += 1;
    firstFlaw ??= flaw;
  };
  return {
    row({ position }: ChainRow) {
      if (position !== null) counts.rows += 1;
    },
    finish(chain: { orderId: string; judge: ChainJudge } | undefined) {
      if (chain === undefined) return;
      const { orderId, judge } = chain;
      counts.orders += 1;
      const flaw = judge.end();
      if (flaw === null) heads?.write(orderId, judge.reached());
      addFlaw(flaw && { orderId, ...flaw });
    },
    flaw: addFlaw,
    orders: () => counts.orders,
    result: () => ({ ...counts, firstFlaw }),
  };
}

async function headsOf(orderId: string, anchors: KnownHeads | undefined, required: boolean) {
  const heads = (await anchors?.take(orderId)) ?? [];
  if (anchors !== undefined && required && heads.length === 0) {
    throw new ExpectedFailure(`The file has no head of order ${orderId}.`);
  }
  return heads;
}

/** Their line ends a file of heads: without it nobody knows how many lines are gone above it. */
async function staffHeads(anchors: KnownHeads | undefined) {
  const heads = (await anchors?.take(staffEventsName)) ?? [];
  const isCut = heads.length === 0 && anchors && (await anchors.left()) === undefined;
  if (!isCut) return heads;
  throw new ExpectedFailure(
    'The file of heads is cut: the line of the staff events, its last one, is missing.',
  );
}

/** An order that was written down and is not there any more. */
async function goneOrder(db: Kysely<Database>, anchors: KnownHeads | undefined) {
  const left = await anchors?.left();
  if (left === undefined) return null;
  const { orderId, rows: row, line } = left;
  if ((await findOrderPk(db, orderId)) !== null) {
    throw new ExpectedFailure(
      `Line ${line} of the file is out of order; without it nothing is proved about order ${orderId} and those below.`,
    );
  }
  return { orderId, row, kind: 'anchor', words: 'the order is gone' } satisfies Flaw;
}
