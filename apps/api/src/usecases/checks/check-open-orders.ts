import { isSettled, processStatuses, type Scheme } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { KeptCheck } from '../../core/checks/check-columns.ts';
import { findOrderPks, keepChecks } from '../../db/queries/order-checks.ts';
import type { Database } from '../../db/schema.ts';
import { checksOf } from './recheck.ts';

/** How often a rule marks open orders, and how often a newer version of a scheme would judge otherwise. */
export interface RuleReport {
  readonly rule: string;
  readonly marks: number;
  /** Marks that the newer version would add, and those that it would take away. */
  readonly added: number;
  readonly removed: number;
}

/** What became of a check of all open orders. */
export interface ChecksReport {
  readonly orders: number;
  /** Orders that were checked by another version: their results stay as they are. */
  readonly byOtherVersion: number;
  readonly rules: readonly RuleReport[];
}

interface Options {
  readonly now?: Date;
  readonly schemes?: readonly Scheme[];
  /** Called after each batch. */
  readonly progress?: (done: number, all: number) => void;
}

/** Orders of one transaction: others wait for them no longer than that takes. */
const atOnce = 1_000;

const openStatuses = processStatuses.filter((status) => !isSettled(status));

/**
 * Checks all open orders by the rules of today. What an order was found to be by another version of
 * its scheme is not written anew: the report says what would differ (decision 026).
 */
export async function checkOpenOrders(
  db: Kysely<Database>,
  { now = new Date(), schemes, progress }: Options = {},
): Promise<ChecksReport> {
  const pks = await findOrderPks(db, openStatuses);
  const tally = newTally();
  for (let from = 0; from < pks.length; from += atOnce) {
    const part = pks.slice(from, from + atOnce);
    await db.transaction().execute(async (trx) => {
      const found = [...(await checksOf(trx, part, now, schemes))];
      for (const [, { before, checked }] of found) tally.add(before, checked);
      const sameVersion = found.filter(([, one]) => !isOfOtherVersion(one.before, one.checked));
      await keepChecks(
        trx,
        sameVersion.map(([id, { before: _, ...columns }]) => ({ id, ...columns })),
      );
    });
    progress?.(Math.min(from + atOnce, pks.length), pks.length);
  }
  return { orders: pks.length, ...tally.report() };
}

function newTally() {
  const rules = new Map<string, Omit<RuleReport, 'rule'>>();
  let byOtherVersion = 0;
  const count = (rule: string, what: keyof Omit<RuleReport, 'rule'>) => {
    const row = rules.get(rule) ?? { marks: 0, added: 0, removed: 0 };
    rules.set(rule, { ...row, [what]: row[what] + 1 });
  };
  return {
    /** What was found of an order before, and by the rules of today. */
    add(before: KeptCheck | null, today: KeptCheck): void {
      const other = isOfOtherVersion(before, today);
      for (const { rule } of (other ? before : today).marks) count(rule, 'marks');
      if (!other) return;
      byOtherVersion += 1;
      for (const rule of missingIn(before, today)) count(rule, 'added');
      for (const rule of missingIn(today, before)) count(rule, 'removed');
    },
    report(): Pick<ChecksReport, 'byOtherVersion' | 'rules'> {
      const named = [...rules].map(([rule, counts]) => ({ rule, ...counts }));
      named.sort((one, other) => other.marks - one.marks || (one.rule < other.rule ? -1 : 1));
      return { byOtherVersion, rules: named };
    },
  };
}

function isOfOtherVersion(before: KeptCheck | null, today: KeptCheck): before is KeptCheck {
  return before !== null && (before.scheme !== today.scheme || before.version !== today.version);
}

/** Rules of marks that one result has and the other lacks. A mark is its rule, severity and field. */
function missingIn(lacking: KeptCheck, having: KeptCheck): string[] {
  const key = (mark: KeptCheck['marks'][number]) =>
    [mark.rule, mark.severity, mark.field].join(' ');
  const found = new Set(lacking.marks.map(key));
  return having.marks.filter((mark) => !found.has(key(mark))).map(({ rule }) => rule);
}
