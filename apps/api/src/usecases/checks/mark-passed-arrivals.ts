import type { Kysely } from 'kysely';
import type { CheckColumns, KeptCheck } from '../../core/checks/check-columns.ts';
import { keepChecks, lockPassedArrivals } from '../../db/queries/order-checks.ts';
import type { Database } from '../../db/schema.ts';
import { checksOf } from './recheck.ts';

const atOnce = 200;
/** One of them says so of an order whose day is over; both end the search for it. */
const rules: readonly string[] = ['arrival.past', 'arrival.before-order'];

/**
 * Checks open orders whose day of arrival is over since they were checked: it is the one rule that comes
 * true by the calendar alone. They are locked while that is done and another process passes them by.
 * @returns how many were checked
 */
export async function markPassedArrivals(db: Kysely<Database>, now = new Date()): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const pks = await lockPassedArrivals(trx, now, atOnce);
    if (pks.length === 0) return 0;
    const found = await checksOf(trx, pks, now);
    await keepChecks(
      trx,
      [...found].map(([id, { before, ...columns }]) => ({ id, ...onlyPassed(before, columns) })),
    );
    return pks.length;
  });
}

/** What another version of the scheme found stays as it is, with this one mark beside it (decision 026). */
function onlyPassed(before: KeptCheck | null, today: CheckColumns): CheckColumns {
  const { scheme, version, marks } = today.checked;
  const isOther = before !== null && (before.scheme !== scheme || before.version !== version);
  if (!isOther) return today;
  const all = [...marks.filter((one) => rules.includes(one.rule)), ...before.marks];
  const count = (severity: string) => all.filter((one) => one.severity === severity).length || null;
  return {
    checked: { ...before, marks: all },
    error_count: count('error'),
    warning_count: count('warning'),
  };
}
