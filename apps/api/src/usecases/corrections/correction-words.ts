import type { CorrectionResult } from '@pabean/api-client/contract';
import { correctedLabel, inWords } from '@pabean/domain';

const labels = (fields: readonly string[]) => inWords(fields.map(correctedLabel));

/** What a member reads when nothing could be saved, or not everything: who was faster, and where. */
export function conflictWords(conflicts: CorrectionResult['conflicts']): string {
  const fieldsOf = new Map<string, string[]>();
  for (const { by, field } of conflicts) fieldsOf.set(by, [...(fieldsOf.get(by) ?? []), field]);
  return [...fieldsOf]
    .map(([by, fields]) => `${by} corrected ${labels(fields)} meanwhile.`)
    .join(' ');
}

/** What a member reads after a save. */
export function savedWords({ saved, conflicts }: CorrectionResult): string {
  const verb = saved.length === 1 ? 'has' : 'have';
  const done = `${labels(saved)} ${verb} been corrected`;
  return conflicts.length === 0 ? done : `${done}. ${conflictWords(conflicts)}`;
}
