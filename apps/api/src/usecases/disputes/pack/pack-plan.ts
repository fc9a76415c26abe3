import type { DisputePackPlan } from '@pabean/api-client/contract';
import { type EvidenceId, evidenceWords } from '@pabean/domain';
import { letterAt, letterKey } from '../../../papers/dispute-pack/answer-content.ts';
import type { Services } from '../../services.ts';
import { evidenceFacts } from '../evidence-facts.ts';
import { type BuiltAnswer, buildAnswer, fieldSizes } from './build-answer.ts';

/**
 * What the pack of a case would be now.
 * @throws Refusal as `buildAnswer`
 */
export async function planPack(
  services: Pick<Services, 'db' | 'env' | 'documents'>,
  disputeId: string,
): Promise<DisputePackPlan> {
  const built = await buildAnswer(services, disputeId);
  const { made, limits, fields } = built;
  const { longest, all } = fieldSizes(fields);
  return {
    exhibits: exhibitsOf(built),
    limits: [
      { id: 'pages', is: made.pages, most: limits.pages },
      { id: 'bytes', is: made.bytes.length, most: limits.bytes },
      { id: 'longest-field', is: longest, most: limits.field },
      { id: 'all-fields', is: all, most: limits.allFields },
    ],
    limits_of: limits.of,
    letters: limits.letters,
    fields: Object.entries(fields).map(([name, text]) => ({ name, text })),
    notes: [...limits.notes],
    troubles: [...built.troubles],
    shortened: [...built.shortened],
    left_out: [...neverIn, ...built.words.off.map(({ title }) => title)],
    missing: missingOf(built),
    pages: made.pages,
    bytes: made.bytes.length,
    sha256: built.sha256,
  };
}

/** Least data: the bank needs none of it (section 6 of the research, and what acquirers refuse). */
const neverIn = [
  'The document itself: it holds the whole passport number',
  'Passport numbers but for their last three characters',
  'Birth date, address in Indonesia, declared goods, signature',
];

function exhibitsOf({ words, made, record }: BuiltAnswer): DisputePackPlan['exhibits'] {
  const part = (key: string) => made.parts.find((one) => one.key === key);
  const file = (key: string) => record.files.find(({ id }) => id === key);
  const exhibits = [
    { key: letterKey, letter: letterAt(0), title: 'Cover letter, one paragraph and list' },
    ...words.content.exhibits,
  ];
  return [
    ...exhibits.map(({ key, letter, title }) => ({
      key,
      letter,
      title,
      pages: part(key)?.pages ?? 0,
      bytes: part(key)?.bytes ?? 0,
      file_id: file(key)?.id ?? null,
    })),
    ...words.off.map(({ key, title }) => ({
      key,
      letter: null,
      title,
      pages: file(key)?.pages ?? 0,
      bytes: file(key)?.size ?? 0,
      file_id: file(key)?.id ?? null,
    })),
  ];
}

function missingOf({ record: { held } }: BuiltAnswer): string[] {
  const needed: readonly EvidenceId[] = held.rules.needed;
  return needed.filter((id) => evidenceFacts[id](held) === null).map((id) => evidenceWords[id]);
}
