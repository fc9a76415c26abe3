import { isDeepStrictEqual } from 'node:util';
import type { CorrectedValue } from '@pabean/api-client/contract';
import type { Correction, LastCorrector } from '../../db/queries/order-correction.ts';

/** A field that somebody else corrected since. */
export interface Conflict {
  readonly field: string;
  readonly mine: CorrectedValue;
  readonly theirs: CorrectedValue;
  readonly by: LastCorrector;
}

/** What of a save can be done. */
export interface Judgement {
  /** Fields that change. */
  readonly corrections: readonly Correction[];
  /** Fields that somebody else corrected since: both values stay as they are. */
  readonly conflicts: readonly Conflict[];
  /** Fields that hold what was sent, once the corrections are made. */
  readonly saved: string[];
}

/**
 * Decides field by field: what nobody else touched since is saved, the rest comes back with both
 * values. A field that holds the sent value already is saved, whoever wrote it: a save that is
 * repeated after a lost answer is no conflict.
 * @param touched the fields that were corrected since the version that was seen, with by whom
 */
export function judgeCorrection(
  sent: ReadonlyMap<string, CorrectedValue>,
  present: ReadonlyMap<string, CorrectedValue>,
  touched: ReadonlyMap<string, LastCorrector>,
): Judgement {
  const corrections: Correction[] = [];
  const conflicts: Conflict[] = [];
  const saved: string[] = [];
  for (const [field, after] of sent) {
    const before = present.get(field) ?? null;
    const by = touched.get(field);
    if (isDeepStrictEqual(after, before)) saved.push(field);
    else if (by !== undefined) conflicts.push({ field, mine: after, theirs: before, by });
    else {
      corrections.push({ field, before, after });
      saved.push(field);
    }
  }
  return { corrections, conflicts, saved };
}
