import type { Kysely, Transaction } from 'kysely';
import type { HistoryHead } from '../../db/queries/order-history.ts';
import {
  type ChainRow,
  countOrders,
  findOrderPk,
  findOrphans,
  readChains,
} from '../../db/queries/verify-history.ts';
import type { Database } from '../../db/schema.ts';
import { ExpectedFailure } from '../../expected-failure.ts';
import type { HeadsWriter, KnownHead } from './heads-file.ts';
import { type ChainJudge, type Flaw, judgeChain } from './judge.ts';
import { type KnownHeads, knownHeads } from './known-heads.ts';

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
  const known = request.against && knownHeads(request.against, order?.id ?? null);
  const tally = startTally(request.heads);
  let current: { pk: number; judge: ChainJudge } | undefined;
  for await (const rows of readChains(trx, order?.pk ?? null)) {
    signal?.throwIfAborted();
    for (const row of rows) {
      if (current?.pk !== row.order_pk) {
        tally.finish(current?.judge);
        const judge = judgeChain(row, await headsOf(row.order_id, known, order !== null));
        current = { pk: row.order_pk, judge };
      }
      tally.row(row);
      current.judge.add(row);
    }
    await request.heads?.flush();
    request.onProgress?.(tally.orders(), total);
  }
  tally.finish(current?.judge);
  tally.flaw(await goneOrder(trx, known));
  const orphans = order === null ? await findOrphans(trx) : [];
  return { ...tally.result(), orphans, head: current?.judge.reached() ?? null };
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
    finish(judge: ChainJudge | undefined) {
      if (judge === undefined) return;
      counts.orders += 1;
      const flaw = judge.end();
      if (flaw === null) heads?.write(judge.orderId, judge.reached());
      addFlaw(flaw);
    },
    flaw: addFlaw,
    orders: () => counts.orders,
    result: () => ({ ...counts, firstFlaw }),
  };
}

async function headsOf(orderId: string, known: KnownHeads | undefined, required: boolean) {
  const heads = (await known?.take(orderId)) ?? [];
  if (known !== undefined && required && heads.length === 0) {
    throw new ExpectedFailure(`The file has no head of order ${orderId}.`);
  }
  return heads;
}

/** An order that was written down and is not there any more. */
async function goneOrder(db: Kysely<Database>, known: KnownHeads | undefined) {
  const left = await known?.left();
  if (left === undefined) return null;
  const { orderId, rows: row, line } = left;
  if ((await findOrderPk(db, orderId)) !== null) {
    throw new ExpectedFailure(
      `Line ${line} of the file is out of order; without it nothing is proved about order ${orderId} and those below.`,
    );
  }
  return { orderId, row, kind: 'anchor', words: 'the order is gone' } satisfies Flaw;
}
