import * as v from 'valibot';

const texts = v.array(v.string());

/** Label and value. */
const FactSchema = v.tuple([v.string(), v.string()]);

/** A table; each column's share of the width is a part of the sum. */
const TableSchema = v.object({
  columns: v.array(v.object({ heading: v.string(), share: v.number() })),
  rows: v.array(texts),
});

/** A signature that is safe to draw: a picture, or the lines of one. */
const SignatureSchema = v.variant('kind', [
  v.object({
    kind: v.literal('png'),
    base64: v.string(),
    width: v.number(),
    height: v.number(),
  }),
  v.object({
    kind: v.literal('strokes'),
    /** Left, top, width and height. */
    box: v.tuple([v.number(), v.number(), v.number(), v.number()]),
    paths: v.array(v.object({ d: v.string(), width: v.number() })),
  }),
]);

/** One numbered piece of evidence. */
const ExhibitSchema = v.object({
  number: v.number(),
  heading: v.string(),
  paragraphs: texts,
  facts: v.array(FactSchema),
  table: v.nullable(TableSchema),
  signature: v.nullable(SignatureSchema),
});

/**
 * Everything that a defence pack says, in the order in which it is read. The PDF and the letter on
 * screen are both made of it, so that they cannot say different things.
 */
export const DefenceLetterSchema = v.object({
  title: v.string(),
  /** Which pack of which order, for the edge of every printed page. */
  running: v.string(),
  sender: v.object({ label: v.string(), lines: texts }),
  facts: v.array(FactSchema),
  subject: v.string(),
  letter: texts,
  /** That the service is private and not affiliated with the government. */
  statement: v.string(),
  /** What is recorded of this order (spec section 1); empty when nothing is. */
  recorded: texts,
  exhibits: v.array(ExhibitSchema),
  request: texts,
  notice: v.string(),
});

/** One thing that a pack lacks, or that weakens it, and where it is filled in or looked at. */
export const GapSchema = v.object({
  kind: v.picklist(['missing', 'weak']),
  words: v.string(),
  place: v.picklist(['transaction', 'upload', 'emails', 'downloads', 'none']),
});

export type DefenceLetter = v.InferOutput<typeof DefenceLetterSchema>;
export type DefenceExhibit = v.InferOutput<typeof ExhibitSchema>;
export type DefenceTable = v.InferOutput<typeof TableSchema>;
export type DefenceFact = v.InferOutput<typeof FactSchema>;
export type DrawnSignature = v.InferOutput<typeof SignatureSchema>;
export type DefenceGap = v.InferOutput<typeof GapSchema>;
