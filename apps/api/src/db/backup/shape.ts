/** A table as it was copied: its rows in the columns' order. */
export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Where a sequence stood. */
export interface SequenceState {
  readonly schema: string;
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

/** What sets databases apart: a backup goes into one of the same shape alone. */
export interface DatabaseShape {
  /** Our migrations that were applied. */
  readonly migrations: readonly string[];
  /** The last one of the job queue. */
  readonly queue: number;
}

/** A name as SQL takes it. */
export function quoted(schema: string, name: string): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return `${quote(schema)}.${quote(name)}`;
}

/** The same for columns, separated by commas. */
export function quotedColumns(columns: readonly string[]): string {
  return columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
}

/** Tables and sequences of these schemas belong to a backup (docs/operations.md). */
export const ownSchemas = ['public', 'graphile_worker'];

/** The table that stands in a database while a backup is put back into it. */
export const restoreMark = 'pabean_restore';
