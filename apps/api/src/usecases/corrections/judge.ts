import { isDeepStrictEqual } from 'node:util';
import type { CorrectedValue, CorrectionResult } from '@pabean/api-client/contract';
import type { Correction } from '../../db/queries/order-correction.ts';

/** What of a save can be done. */
export interface Judgement {
  /** Fields that change. */
  readonly corrections: readonly Correction[];
  /** Fields that somebody else corrected since: both values stay as they are. */
  readonly conflicts: CorrectionResult['conflicts'];
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
  touched: ReadonlyMap<string, string>,
): Judgement {
  const corrections: Correction[] = [];
  const conflicts: CorrectionResult['conflicts'] = [];
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
