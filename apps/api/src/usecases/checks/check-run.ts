import { type FileByRules, type Scheme, sentenceOfRule } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { newTally, nothingChecked } from '../../core/checks/checks-report.ts';
import type { Member } from '../../core/member.ts';
import {
  addCheckRun,
  changeCheckRun,
  findCheckRun,
  lockCheckRun,
} from '../../db/queries/check-runs.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { checkBatch, checkedAtOnce, openOrderPks } from './check-open-orders.ts';

/** A batch that fails so often ends the check: a rule is broken, and no time mends it. */
const mostTries = 5;

/**
 * Starts a check of all orders that are open now; the background work of any process goes on with it.
 * @returns whether it is new: while one goes on, there is no second
 */
export async function startCheckRun(
  { db }: Pick<Services, 'db'>,
  { id }: Pick<Member, 'id'>,
): Promise<boolean> {
  return addCheckRun(db, await openOrderPks(db), id, nothingChecked);
}

/** Ends the check that goes on; what was found until then stays. @returns whether there was one */
export const stopCheckRun = ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  changeCheckRun(db, { state: 'stopped', ended_at: new Date().toISOString() });

/** The newest check as the wire carries it; null before the first. */
export async function checkRunView({ db }: Pick<Services, 'db'>) {
  const run = await findCheckRun(db);
  if (run === undefined) return null;
  const { report, ...rest } = run;
  const rules = report.rules.map((one) => ({ ...one, words: sentenceOfRule(one.rule) }));
  return { ...rest, by_other_version: report.byOtherVersion, rules };
}

/**
 * Goes on with the check that goes on, for about so long, batch by batch; other calls are answered
 * between them. A process that dies leaves the batches that are done and no lock.
 */
export async function workOnCheckRun(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { forMs = 2_000, schemes }: { forMs?: number; schemes?: readonly Scheme[] } = {},
): Promise<void> {
  const end = performance.now() + forMs;
  try {
    const by = { schemes, fileBy: env.fileBy };
    while ((await nextBatch(db, by)) && performance.now() < end);
  } catch (error) {
    await noteFailure(db);
    throw error;
  }
}

/** @returns whether there is more */
function nextBatch(
  db: Kysely<Database>,
  by: { schemes?: readonly Scheme[] | undefined; fileBy: FileByRules },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const run = await lockCheckRun(trx, checkedAtOnce);
    if (run === undefined) return false;
    const tally = newTally(run.report);
    if (run.part.length > 0) await checkBatch(trx, run.part, tally, by);
    const done = run.done + run.part.length;
    const isDone = done >= run.orders;
    await changeCheckRun(trx, {
      done,
      tries: 0,
      report: JSON.stringify(tally.report()),
      ...(isDone && { state: 'done', ended_at: new Date().toISOString() }),
    });
    return !isDone;
  });
}

function noteFailure(db: Kysely<Database>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const run = await lockCheckRun(trx, 0);
    if (run === undefined) return;
    const tries = run.tries + 1;
    const failed = { state: 'failed', ended_at: new Date().toISOString() } as const;
    await changeCheckRun(trx, { tries, ...(tries >= mostTries && failed) });
  });
}
