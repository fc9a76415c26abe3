import * as v from 'valibot';

/** What is wrong with a value: each place with what is said of it. */
export function wrongs(schema: v.GenericSchema, value: unknown): string[] {
  const read = v.safeParse(schema, value);
  return (read.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** A text of so many characters. */
export const long = (length: number) => 'x'.repeat(length);
