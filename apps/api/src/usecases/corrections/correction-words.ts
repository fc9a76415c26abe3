import type { CorrectionResult } from '@pabean/api-client/contract';
import { correctedLabel, inWords } from '@pabean/domain';

const labels = (fields: readonly string[]) => inWords(fields.map(correctedLabel));

/** What a member reads when nothing could be saved, or not everything: who was faster, and where. */
export function conflictWords(conflicts: CorrectionResult['conflicts']): string {
  const fieldsOf = new Map<string, string[]>();
  for (const { by, field } of conflicts) fieldsOf.set(by, [...(fieldsOf.get(by) ?? []), field]);
  return [...fieldsOf]
    .map(([by, fields]) => `${by} corrected ${labels(fields)} in the meantime.`)
    .join(' ');
}

/**
 * What a member reads after a save.
 * @param withdrawn how many letters to the address before were withdrawn by it
 */
export function savedWords({ saved, conflicts }: CorrectionResult, withdrawn = 0): string {
  const verb = saved.length === 1 ? 'has' : 'have';
  const done = `${labels(saved)} ${verb} been corrected`;
  if (conflicts.length === 0 && withdrawn === 0) return done;
  return [`${done}.`, conflictWords(conflicts), withdrawnWords(withdrawn)]
    .filter(Boolean)
    .join(' ');
}

function withdrawnWords(letters: number): string {
  if (letters === 0) return '';
  return letters === 1
    ? '1 e-mail waiting for the previous address was withdrawn. Send it again.'
    : `${letters} e-mails waiting for the previous address were withdrawn. Send them again.`;
}
