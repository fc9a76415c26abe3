import type { DisputeCase, DisputeRow } from '@pabean/api-client/contract';
import { type EvidenceId, evidenceWords, uselessWords } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { couldGive, evidenceFacts } from './evidence-facts.ts';
import { type HeldRecord, type ReasonedCase, readHeld } from './held-record.ts';

type Needs = DisputeCase['needs'];

/** What the reason of a case needs, with what is held of it and who could give what is missing. */
export function heldEvidence(record: HeldRecord): Needs {
  const { needed, helpful, useless } = record.rules;
  const piece = (id: EvidenceId, use: 'needed' | 'helpful'): Needs[number] => {
    const facts = evidenceFacts[id](record);
    const from = facts === null ? couldGive[id] : null;
    return {
      id,
      words: evidenceWords[id],
      use,
      held: facts !== null,
      // Who could give it is said by the screen, of `from`.
      facts: facts ?? 'Not on record.',
      from,
    };
  };
  return [
    ...needed.map((id) => piece(id, 'needed')),
    ...helpful.map((id) => piece(id, 'helpful')),
    ...useless.map((id) => ({
      id,
      words: uselessWords[id],
      use: 'useless' as const,
      held: false,
      facts: 'Left out of the pack',
      from: null,
    })),
  ];
}

/** How much of what is needed and helps is held. */
export function evidenceCount(record: HeldRecord): NonNullable<DisputeRow['evidence']> {
  const { needed, helpful } = record.rules;
  const ids: readonly EvidenceId[] = [...needed, ...helpful];
  return { held: ids.filter((id) => evidenceFacts[id](record) !== null).length, of: ids.length };
}

/** The same for a page of cases, in at most four statements; null where there is no order to look at. */
export async function evidenceOfCases<Case extends ReasonedCase>(
  db: Kysely<Database>,
  cases: readonly Case[],
): Promise<Map<Case, DisputeRow['evidence']>> {
  const held = await readHeld(db, cases);
  return new Map(
    cases.map((one) => {
      const record = held.get(one);
      return [one, record === undefined ? null : evidenceCount(record)];
    }),
  );
}
