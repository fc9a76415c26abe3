import * as v from 'valibot';

/**
 * Checks a form's values by a schema of the contract.
 * @returns the first message of each wrong field, by field name; empty when all is well.
 */
export function fieldErrors<S extends v.GenericSchema>(
  schema: S,
  values: unknown,
): Readonly<Record<string, string>> {
  const parsed = v.safeParse(schema, values);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const path = v.getDotPath(issue);
    if (path !== null && !(path in errors)) errors[path] = issue.message;
  }
  return errors;
}
