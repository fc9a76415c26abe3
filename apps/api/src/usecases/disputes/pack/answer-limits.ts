import { limitedGateway, type PackLimits, packLimits } from '@pabean/domain';
import type { CaseRow } from '../../../db/queries/dispute-case.ts';

/** The numbers that bind one answer; null is not known. */
export interface AnswerLimits {
  readonly pages: number | null;
  readonly bytes: number | null;
  readonly field: number | null;
  readonly allFields: number | null;
  /** The least size of letters, in points. */
  readonly letters: number;
  /** Whose limits they are. */
  readonly of: string;
  readonly notes: readonly string[];
}

/** The limits of a case's answer: of its gateway where the table has it, else of the configured acquirer. */
export function answerLimits(
  { gateway, network, kind }: Pick<CaseRow, 'gateway' | 'network' | 'kind'>,
  acquirer: string | null,
): AnswerLimits {
  const id = limitedGateway(gateway)?.id ?? acquirer;
  const { limits, letters, parties } = packLimits(id, network);
  const least = (...names: (keyof PackLimits['limits'])[]) => {
    const numbers = names.flatMap((name) => limits[name]?.atMost ?? []);
    return numbers.length === 0 ? null : Math.min(...numbers);
  };
  return {
    pages: kind === 'inquiry' ? least('pages', 'inquiryPages') : least('pages'),
    // One file goes out, a PDF.
    bytes: least('totalBytes', 'fileBytes', 'pdfBytes'),
    field: least('fieldCharacters'),
    allFields: least('allCharacters'),
    letters,
    of: parties.map(({ name }) => name).join(' and '),
    // Two parties may say the same.
    notes: [...new Set(parties.flatMap(notesOf))],
  };
}

/** What a party says in words; without its subject, the rule for a file's name reads as one for the letter. */
const notesOf = ({ fileName, colour, notes }: PackLimits['parties'][number]): string[] => [
  ...(fileName === null ? [] : [`File name: ${fileName.words}`]),
  ...[colour, ...notes].flatMap((said) => said?.words ?? []),
];
