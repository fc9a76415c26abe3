import { createHash } from 'node:crypto';
import type { CaseFile } from '../../../db/queries/dispute-case.ts';
import type { AnswerFile, MadeAnswer } from '../../../papers/dispute-pack/answer-content.ts';
import { packMaker } from '../../../papers/worker/pack-maker.ts';
import { readStored } from '../../documents/read-stored.ts';
import type { Services } from '../../services.ts';
import { answerContent, type MadeContent } from './answer-content.ts';
import { type AnswerFields, answerFields } from './answer-fields.ts';
import { type AnswerLimits, answerLimits } from './answer-limits.ts';
import { type AnswerRecord, readAnswer } from './read-answer.ts';

/** An answer as it would go out now. */
export interface BuiltAnswer {
  readonly record: AnswerRecord;
  readonly made: MadeAnswer;
  readonly words: MadeContent;
  readonly fields: AnswerFields;
  readonly limits: AnswerLimits;
  readonly shortened: readonly string[];
  /** Why it may not go out: over a limit, or a file that cannot be read. */
  readonly troubles: readonly string[];
  /** Of the PDF: the same record makes the same bytes. */
  readonly sha256: string;
}

/**
 * Makes the answer to a case of what is on record now.
 * @throws Refusal as `readAnswer`, 503 when the store or the thread does not answer
 */
export async function buildAnswer(
  services: Pick<Services, 'db' | 'env' | 'documents'>,
  disputeId: string,
): Promise<BuiltAnswer> {
  const record = await readAnswer(services, disputeId);
  const limits = answerLimits(record.one, services.env.answers.acquirer);
  const words = answerContent(record, services.env.company);
  const off = new Set(words.off.map(({ key }) => key));
  const wantedFiles = record.files.filter(({ id }) => !off.has(id));
  const storedFiles = await Promise.all(wantedFiles.map((file) => stored(services, file)));
  const files = storedFiles.filter((file) => file !== null);
  const goneFiles = wantedFiles.filter((_, at) => storedFiles[at] === null);
  const answer = await packMaker.answer({
    content: words.content,
    files,
    most: { pages: limits.pages, bytes: limits.bytes },
    letters: limits.letters,
  });
  const { fields, shortened } = answerFields(record, limits.field);
  return {
    record,
    made: answer,
    words,
    fields,
    limits,
    shortened: [...answer.shortened, ...shortened],
    troubles: [
      ...goneFiles.map(({ file_name }) => `${file_name} is gone from the store or damaged there.`),
      ...answer.unreadable,
      ...overLimits(answer, fields, limits),
    ],
    sha256: createHash('sha256').update(answer.bytes).digest('hex'),
  };
}

/** Null when the store does not have it: staff read which, and can take it out. */
async function stored(
  { documents }: Pick<Services, 'documents'>,
  file: CaseFile,
): Promise<AnswerFile | null> {
  const bytes = await readStored(documents, file);
  return bytes && { id: file.id, name: file.file_name, mediaType: file.media_type, bytes };
}

/** Characters of the longest field, and of all together. */
export const fieldSizes = (fields: AnswerFields) => {
  const lengths = Object.values(fields).map((text) => text.length);
  return { longest: Math.max(0, ...lengths), all: lengths.reduce((sum, one) => sum + one, 0) };
};

function overLimits(made: MadeAnswer, fields: AnswerFields, limits: AnswerLimits): string[] {
  const { longest, all } = fieldSizes(fields);
  const over = (what: string, is: number, most: number | null, unit: string) =>
    most !== null && is > most
      ? [
          `${what}: ${is.toLocaleString('en')} ${unit}; the limit of ${limits.of} is ${most.toLocaleString('en')}.`,
        ]
      : [];
  return [
    ...over('The pack is too long', made.pages, limits.pages, 'pages'),
    ...over('The pack is too large', made.bytes.length, limits.bytes, 'bytes'),
    ...over('A text is too long', longest, limits.field, 'characters'),
    ...over('The texts are too long together', all, limits.allFields, 'characters'),
  ];
}
