import type { Scheme, SchemeRule, Severity } from '../schemes/scheme.ts';
import { schemes } from '../schemes/schemes.ts';
import { goodsChecks } from './goods-checks.ts';
import { type Check, orderChecks } from './order-checks.ts';
import type { Checked, Mark, OrderToCheck, SameTraveller } from './order-to-check.ts';
import { type Reading, readOrder } from './reading.ts';

const checks: Readonly<Record<string, Check>> = { ...orderChecks, ...goodsChecks };

const alone: SameTraveller = { passport: false, name: false };

const noMarks: readonly Mark[] = [];

function marksOf(rule: SchemeRule, reading: Reading): readonly Mark[] {
  const found = checks[rule.id]?.(reading) ?? false;
  if (found === false) return noMarks;
  const { id, version, severity, staff, traveller } = rule;
  const fields = found === true ? [rule.field] : found;
  return fields.map((field) => ({ rule: id, version, severity, field, staff, traveller }));
}

/**
 * Checks an order by the scheme, in its version, that counts for its place and day of arrival.
 * Pure: the same order, moment and schemes give the same marks, in the order of the rules.
 * @param schemes what is known; another list to try a new version
 */
export function checkOrder(
  order: OrderToCheck,
  now: Date,
  twice: SameTraveller = alone,
  known: readonly Scheme[] = schemes,
): Checked {
  const reading = readOrder(order, now, twice, known);
  const { id, version, rules } = reading.scheme;
  const marks: Mark[] = [];
  for (const rule of rules) marks.push(...marksOf(rule, reading));
  return { scheme: id, version, marks };
}

/** How many marks of each severity an order has. */
export function countMarks(marks: readonly { severity: Severity }[]): Record<Severity, number> {
  const count = (severity: Severity) => marks.filter((one) => one.severity === severity).length;
  return { error: count('error'), warning: count('warning'), note: count('note') };
}

/** Rules of schemes that no check belongs to: they would never find anything. */
export const rulesWithoutCheck = (known: readonly Scheme[] = schemes): string[] =>
  known.flatMap(({ id, version, rules }) =>
    rules
      .filter((rule) => checks[rule.id] === undefined)
      .map((rule) => `${id} ${version}: rule "${rule.id}" has no check`),
  );
