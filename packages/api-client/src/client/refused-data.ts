import * as v from 'valibot';
import type { Failure } from './result.ts';

/** What a refusal carries beside its words, by the schema that its call names; null without it. */
export function refusedData<S extends v.GenericSchema>(
  schema: S,
  { data }: Failure,
): v.InferOutput<S> | null {
  const read = v.safeParse(schema, data);
  return read.success ? read.output : null;
}
