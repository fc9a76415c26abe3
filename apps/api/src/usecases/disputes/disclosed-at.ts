import type { EvidenceRow } from '../../db/queries/dispute-evidence.ts';

/**
 * When the traveller was shown what the service is: before paying, as the shop told, else on the
 * order's page; null while that is not on record.
 */
export function disclosedAt({ purchase, accesses }: EvidenceRow): string | null {
  const disclosure = accesses.find(({ what }) => what === 'disclosed');
  return purchase.disclosure_shown_at ?? disclosure?.at ?? null;
}
