import * as v from 'valibot';

const text = v.nullable(v.string());

/** A value before or after a correction: of a field, or a whole list. */
export const CorrectedValue = v.nullable(
  v.union([
    v.string(),
    v.number(),
    v.array(v.string()),
    v.array(v.record(v.string(), text)),
    v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  ]),
);
export type CorrectedValue = v.InferOutput<typeof CorrectedValue>;
