import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ConcurrentStatement, concurrentStatements } from './concurrent-indexes.ts';

/** The directory with the numbered SQL files. */
export const migrationsDirectory = fileURLToPath(new URL('./migrations/', import.meta.url));

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** The first line of a migration whose indexes are built and dropped while orders are written. */
const outside = '-- Outside of a transaction.';

/** One migration: a text that runs in a transaction of its own, or statements that can not. */
export type SqlMigration = { readonly name: string } & (
  | { readonly text: string }
  | { readonly statements: readonly ConcurrentStatement[] }
);

/** The migrations in a directory of files `0001_what_it_does.sql`, in their order. */
export async function sqlFiles(directory: string = migrationsDirectory): Promise<SqlMigration[]> {
  const migrations: SqlMigration[] = [];
  const numbers = new Set<string>();
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) {
    const number = fileName.exec(file)?.[1];
    if (!number) throw new Error(`${file} is not named like 0001_what_it_does.sql.`);
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}.`);
    numbers.add(number);
    const text = await readFile(`${directory}/${file}`, 'utf8');
    const name = file.replace(/\.sql$/, '');
    migrations.push(
      text.startsWith(outside)
        ? { name, statements: concurrentStatements(name, text) }
        : { name, text },
    );
  }
  return migrations;
}
