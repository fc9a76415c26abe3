import type { DefenceFact, DefenceTable } from '@pabean/api-client/contract';
import type { Han } from '@pabean/typesetting';

/** A table of an exhibit; what its rows are, for the words of what was cut. */
export interface AnswerTable extends DefenceTable {
  readonly heading: string;
  readonly name: string;
}

/** One lettered piece of evidence, made from the record, or a file that staff added. */
export interface AnswerExhibit {
  /** A key of our own exhibits, or the id of a file. */
  readonly key: string;
  readonly letter: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly DefenceFact[];
  readonly tables: readonly AnswerTable[];
  /** The file whose pages stand under this heading; null for what is made from the record. */
  readonly file: string | null;
}

/** Everything that an answer to a case says, in the order in which it is read. */
export interface AnswerContent {
  readonly title: string;
  readonly sender: { readonly label: string; readonly lines: string[] };
  readonly facts: DefenceFact[];
  readonly subject: string;
  readonly summary: string;
  readonly statement: string;
  readonly request: string;
  readonly exhibits: readonly AnswerExhibit[];
  readonly footer: string;
  readonly han: Han;
  /** Stands in the file as its date: the same record makes the same bytes. */
  readonly fixedAt: string;
}

/** A file that staff added, as it was stored. */
export interface AnswerFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What the thread makes an answer of. Null is not known, and then nothing is cut for it. */
export interface AnswerOrder {
  readonly content: AnswerContent;
  readonly files: readonly AnswerFile[];
  readonly most: { readonly pages: number | null; readonly bytes: number | null };
  /** The least size of letters, in points. */
  readonly letters: number;
}

/** An answer as a PDF, with what each exhibit takes of it. */
export interface MadeAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly parts: readonly {
    readonly key: string;
    readonly pages: number;
    readonly bytes: number;
  }[];
  /** What was made smaller, with counts. */
  readonly shortened: readonly string[];
  /** Files that could not be put in, with why. */
  readonly unreadable: readonly string[];
}

/** The key of the letter itself, which is Exhibit A. */
export const letterKey = 'letter';

/** A, B, … Z, AA, AB. */
export function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}

/** The texts of an answer: what its fonts must have. */
export function* textsOfAnswer(content: AnswerContent): Generator<string> {
  const { sender, facts, exhibits } = content;
  yield* [content.title, content.subject, content.summary, content.statement, content.request];
  yield* [content.footer, sender.label, ...sender.lines, ...facts.flat()];
  for (const { letter, title, paragraphs, facts: more, tables } of exhibits) {
    yield* [letter, title, ...paragraphs, ...more.flat()];
    for (const table of tables) {
      yield* [table.heading, ...table.columns.map((column) => column.heading)];
      yield* table.rows.flat();
    }
  }
}
