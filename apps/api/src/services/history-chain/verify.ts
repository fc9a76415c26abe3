import type { Kysely, Transaction } from 'kysely';
import type { HistoryHead } from '../../db/queries/order-history.ts';
import { countOrders, findOrphans, readChains } from '../../db/queries/verify-history.ts';
import type { Database } from '../../db/schema.ts';
import { type ChainJudge, type Flaw, judgeChain } from './judge.ts';

/** What to verify: one order, or all when `orderPk` is null. */
export interface VerifyRequest {
  readonly db: Kysely<Database>;
  readonly orderPk: number | null;
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
  { orderPk, signal, onProgress }: Omit<VerifyRequest, 'db'>,
): Promise<Verdict> {
  const total = orderPk === null ? await countOrders(trx) : 1;
  const counts = { orders: 0, rows: 0, broken: 0 };
  let firstFlaw: Flaw | null = null;
  const finish = (judge: ChainJudge) => {
    const flaw = judge.end();
    counts.orders += 1;
    if (flaw !== null) counts.broken += 1;
    firstFlaw ??= flaw;
  };
  let current: { pk: number; judge: ChainJudge } | undefined;
  for await (const rows of readChains(trx, orderPk)) {
    signal?.throwIfAborted();
    for (const row of rows) {
      if (current?.pk !== row.order_pk) {
        if (current !== undefined) finish(current.judge);
        current = { pk: row.order_pk, judge: judgeChain(row) };
      }
      if (row.position !== null) counts.rows += 1;
      current.judge.add(row);
    }
    onProgress?.(counts.orders, total);
  }
  if (current !== undefined) finish(current.judge);
  const orphans = orderPk === null ? await findOrphans(trx) : [];
  return { ...counts, firstFlaw, orphans, head: current?.judge.reached() ?? null };
}
