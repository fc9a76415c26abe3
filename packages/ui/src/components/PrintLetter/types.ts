/** Label and value. */
export type LetterFact = readonly [label: string, value: string];

export type LetterTable = {
  columns: readonly { heading: string }[];
  rows: readonly (readonly string[])[];
};

/** A signature that is safe to draw: a picture, or the lines of one. */
export type LetterSignature =
  | { kind: 'png'; base64: string }
  | {
      kind: 'strokes';
      /** Left, top, width and height. */
      box: readonly number[];
      paths: readonly { d: string; width: number }[];
    };

/** One numbered piece of evidence. */
export type LetterExhibit = {
  number: number;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly LetterFact[];
  table: LetterTable | null;
  signature: LetterSignature | null;
};

/** What a letter says, in the order in which it is read. */
export type LetterContent = {
  /** The accessible name of the sheet. */
  title: string;
  /** At the foot of every printed page. */
  running: string;
  sender: { label: string; lines: readonly string[] };
  facts: readonly LetterFact[];
  subject: string;
  letter: readonly string[];
  /** Set apart by an edge. */
  statement: string;
  /** A numbered list. */
  recorded: readonly string[];
  exhibits: readonly LetterExhibit[];
  request: readonly string[];
  /** The small print at the end. */
  notice: string;
};

/** The words that are the same in every letter. */
export type LetterWords = {
  recorded: string;
  request: string;
  /** Under the lines that are filled in by hand. */
  signHere: readonly string[];
  exhibit: (number: number, heading: string) => string;
  /** On the pages that a table goes on. */
  continued: (number: number) => string;
  /** Accessible names. */
  table: (exhibit: string) => string;
  signature: string;
};
