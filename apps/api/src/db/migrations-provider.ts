import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/** The directory with the numbered SQL files. */
export const migrationsDirectory = fileURLToPath(new URL('./migrations/', import.meta.url));

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** The migrations in a directory of files `0001_what_it_does.sql`, in their order. */
export function sqlFiles(directory: string = migrationsDirectory): MigrationProvider {
  return {
    async getMigrations() {
      const migrations: Record<string, Migration> = {};
      const numbers = new Set<string>();
      const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
      for (const file of files) {
        const number = fileName.exec(file)?.[1];
        if (!number) throw new Error(`${file} is not named like 0001_what_it_does.sql.`);
        if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}.`);
        numbers.add(number);
        const text = await readFile(`${directory}/${file}`, 'utf8');
        migrations[file.replace(/\.sql$/, '')] = {
          up: async (db) => {
            await sql.raw(text).execute(db);
          },
        };
      }
      return migrations;
    },
  };
}
