import type { Severity } from '@pabean/domain';
import type { KeptCheck } from './check-columns.ts';

/** How often a rule marks open orders, and how often a newer version of a scheme would judge otherwise. */
export interface RuleReport {
  readonly rule: string;
  readonly severity: Severity;
  readonly marks: number;
  /** Marks that the newer version would add, and those that it would take away. */
  readonly added: number;
  readonly removed: number;
}

/** What was found in a check of many orders, so far. */
export interface ChecksReport {
  /** Orders that were checked by another version: their results stay as they are. */
  readonly byOtherVersion: number;
  readonly rules: readonly RuleReport[];
}

export const nothingChecked: ChecksReport = { byOtherVersion: 0, rules: [] };

type Counted = 'marks' | 'added' | 'removed';
type Mark = KeptCheck['marks'][number];

/** Counts what is found of orders, on top of what was found before. */
export function newTally(before: ChecksReport = nothingChecked) {
  const rules = new Map<string, RuleReport>(before.rules.map((one) => [keyOf(one), one]));
  let { byOtherVersion } = before;
  const count = (mark: Pick<Mark, 'rule' | 'severity'>, what: Counted) => {
    const { rule, severity } = mark;
    const row = rules.get(keyOf(mark)) ?? { rule, severity, marks: 0, added: 0, removed: 0 };
    rules.set(keyOf(mark), { ...row, [what]: row[what] + 1 });
  };
  return {
    /** What was found of an order before, and by the rules of today. */
    add(before: KeptCheck | null, today: KeptCheck): void {
      const other = isOfOtherVersion(before, today);
      for (const mark of (other ? before : today).marks) count(mark, 'marks');
      if (!other) return;
      byOtherVersion += 1;
      for (const mark of missingIn(before, today)) count(mark, 'added');
      for (const mark of missingIn(today, before)) count(mark, 'removed');
    },
    report(): ChecksReport {
      const named = [...rules.values()];
      named.sort((one, other) => other.marks - one.marks || (one.rule < other.rule ? -1 : 1));
      return { byOtherVersion, rules: named };
    },
  };
}

/** A rule that became stricter in a newer version has a row for each severity. */
const keyOf = ({ rule, severity }: Pick<Mark, 'rule' | 'severity'>) => `${rule} ${severity}`;

export function isOfOtherVersion(before: KeptCheck | null, today: KeptCheck): before is KeptCheck {
  return before !== null && (before.scheme !== today.scheme || before.version !== today.version);
}

/** Marks that one result has and the other lacks. A mark is its rule, severity and field. */
function missingIn(lacking: KeptCheck, having: KeptCheck): Mark[] {
  const key = (mark: Mark) => [mark.rule, mark.severity, mark.field].join(' ');
  const found = new Set(lacking.marks.map(key));
  return having.marks.filter((mark) => !found.has(key(mark)));
}
