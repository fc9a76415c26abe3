import { type FileByRules, isSettled, processStatuses, type Scheme } from '@pabean/domain';
import type { Kysely, Transaction } from 'kysely';
import { type ChecksReport, isOfOtherVersion, newTally } from '../../core/checks/checks-report.ts';
import { holdOrders } from '../../db/queries/check-runs.ts';
import { findOrderPks, keepChecks } from '../../db/queries/order-checks.ts';
import type { Database } from '../../db/schema.ts';
import { remakeClocks } from '../orders/fill-clocks.ts';
import { checksOf } from './recheck.ts';

interface Options {
  readonly now?: Date;
  readonly schemes?: readonly Scheme[] | undefined;
  /** The clocks are made anew by these; none: they stay. */
  readonly fileBy?: FileByRules | undefined;
  /** Called after each batch. */
  readonly progress?: (done: number, all: number) => void;
}

/** Orders of one transaction: others wait for them, and calls for this process, no longer than that takes. */
export const checkedAtOnce = 500;

const openStatuses = processStatuses.filter((status) => !isSettled(status));

/** The keys of the orders that are open, oldest first. */
export const openOrderPks = (db: Kysely<Database>) => findOrderPks(db, openStatuses);

/**
 * Checks all open orders by the rules of today. What an order was found to be by another version of
 * its scheme is not written anew: the report says what would differ (decision 026).
 */
export async function checkOpenOrders(
  db: Kysely<Database>,
  { progress, ...by }: Options = {},
): Promise<ChecksReport & { readonly orders: number; readonly clocks: number }> {
  const pks = await openOrderPks(db);
  const tally = newTally();
  let clocks = 0;
  for (let from = 0; from < pks.length; from += checkedAtOnce) {
    const part = pks.slice(from, from + checkedAtOnce);
    clocks += await db.transaction().execute((trx) => checkBatch(trx, part, tally, by));
    progress?.(Math.min(from + checkedAtOnce, pks.length), pks.length);
  }
  return { orders: pks.length, clocks, ...tally.report() };
}

/**
 * Checks some orders and keeps what was found of those of the same version.
 * @returns how many have another clock now
 */
export async function checkBatch(
  trx: Transaction<Database>,
  part: readonly number[],
  tally: ReturnType<typeof newTally>,
  { now = new Date(), schemes, fileBy }: Omit<Options, 'progress'> = {},
): Promise<number> {
  // A correction that comes meanwhile waits, and checks the order itself.
  await holdOrders(trx, part);
  const clocks = fileBy === undefined ? 0 : await remakeClocks(trx, part, fileBy);
  const found = [...(await checksOf(trx, part, now, schemes))];
  for (const [, { before, checked }] of found) tally.add(before, checked);
  const sameVersion = found.filter(([, one]) => !isOfOtherVersion(one.before, one.checked));
  await keepChecks(
    trx,
    sameVersion.map(([id, { before: _, ...columns }]) => ({ id, ...columns })),
  );
  return clocks;
}
