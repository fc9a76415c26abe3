import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A statement that builds or drops one index while rows are written. */
export interface ConcurrentStatement {
  readonly index: string;
  readonly text: string;
}

const allowed =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) ([a-z0-9_]+)\b/;

/** How often it is looked whether another session has built the index. */
const lookEveryMs = 200;

/**
 * The statements of a migration that runs outside of a transaction.
 * @throws Error for one that could not be run again after an interruption
 */
export function concurrentStatements(name: string, text: string): ConcurrentStatement[] {
  const statements = text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  return statements.map((statement) => {
    const index = allowed.exec(statement)?.[1];
    if (index !== undefined) return { index, text: statement };
    throw new Error(
      `${name} runs outside of a transaction, so it may only "create index concurrently if not exists" and "drop index concurrently if exists".`,
    );
  });
}

/** Runs a statement that an interruption may have left half done: an invalid index is built again. */
export async function runConcurrently(
  db: Kysely<Database>,
  { index, text }: ConcurrentStatement,
): Promise<void> {
  // The session of a process that was killed goes on building until it is done.
  while (
    await holds(db, sql`pg_stat_progress_create_index p on p.index_relid = i.indexrelid`, index)
  )
    await sleep(lookEveryMs);
  if (await holds(db, sql`pg_class c on c.oid = i.indexrelid and not i.indisvalid`, index)) {
    await sql`drop index concurrently if exists ${sql.ref(index)}`.execute(db);
  }
  await sql.raw(text).execute(db);
}

async function holds(db: Kysely<Database>, joined: ReturnType<typeof sql>, index: string) {
  const { rows } = await sql`
    select from pg_index i join ${joined} where i.indexrelid = to_regclass(${index}) limit 1
  `.execute(db);
  return rows.length > 0;
}
