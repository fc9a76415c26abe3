import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import type { SizeResult } from './table.ts';

/** Results stay beside the database, so that groups measured one by one meet in one table. */
const folder = (dataDir: string) => join(dataDir, 'results');

/** Keeps the figures of a group at a size; the same group measured again takes their place. */
export async function keepFigures(
  dataDir: string,
  orders: number,
  group: string,
  figures: readonly Figure[],
): Promise<void> {
  await mkdir(folder(dataDir), { recursive: true });
  const path = join(folder(dataDir), `${orders}.${group}.json`);
  await writeFile(path, JSON.stringify(figures, null, 2));
}

/** What was measured, by size, in the order of the groups. */
export async function readResults(
  dataDir: string,
  groups: readonly string[],
): Promise<SizeResult[]> {
  const names = (await readdir(folder(dataDir))).filter((name) => name.endsWith('.json'));
  const sizes = [...new Set(names.map((name) => Number.parseInt(name, 10)))].sort((a, b) => a - b);
  return Promise.all(
    sizes.map(async (orders) => {
      const files = groups.map((group) => `${orders}.${group}.json`);
      const found = files.filter((name) => names.includes(name));
      const parts = await Promise.all(
        found.map(async (name) => JSON.parse(await readFile(join(folder(dataDir), name), 'utf8'))),
      );
      return { orders, figures: parts.flat() as Figure[] };
    }),
  );
}
