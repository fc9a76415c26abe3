import * as v from 'valibot';

/**
 * Reads a form's values by a schema of the contract.
 * @returns them as a call would take them; null where `fieldErrors` has something to say.
 */
export function takenValues<S extends v.GenericSchema>(
  schema: S,
  values: unknown,
): v.InferOutput<S> | null {
  const parsed = v.safeParse(schema, values);
  return parsed.success ? parsed.output : null;
}
