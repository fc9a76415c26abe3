import { join } from 'node:path';
import { measureChips } from './chips.ts';
import { measureCockpit } from './cockpit.ts';
import { explainCalls } from './explain.ts';
import { type Figure, figureLine } from './figure.ts';
import { measureLists } from './lists.ts';
import { measureManyReads, measureReads } from './reads.ts';
import { measureReports } from './reports.ts';
import { keepFigures, readResults } from './results.ts';
import { measureSearches } from './searches.ts';
import {
  fillTo,
  hugePagesOf,
  openStand,
  type Stand,
  startBenchDatabase,
  untilCacheIsBack,
} from './stand.ts';
import { measureStarvation } from './starvation.ts';
import { resultTable } from './table.ts';
import { measureWrites } from './writes.ts';

/** What is measured at each size. Writes are the last: they add orders. */
export const groups: Readonly<Record<string, (stand: Stand) => Promise<Figure[]>>> = {
  lists: measureLists,
  chips: measureChips,
  searches: measureSearches,
  starvation: measureStarvation,
  reports: measureReports,
  cockpit: measureCockpit,
  reads: measureReads,
  throughput: measureManyReads,
  writes: measureWrites,
};
/** Sizes at which a measurement of the largest one stops on its way. */
const stops = [100_000, 1_000_000];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Fills a database up to each size, measures there, and prints the sizes beside each other. */
export async function measureScale(options: {
  readonly orders: number;
  readonly only: readonly string[];
  /** Kept: the database is filled further by a later run, and groups are measured one by one. */
  readonly dataDir: string;
  /** Write the plans of the calls at the largest size, and measure nothing. */
  readonly explain: boolean;
}): Promise<void> {
  const { orders, only, dataDir, explain } = options;
  const messages: string[] = [];
  const database = await startBenchDatabase(dataDir, (line) => {
    if (explain) messages.push(line);
  });
  try {
    if (explain) {
      const open = () => openStand(database.url, dataDir);
      const path = join(dataDir, 'results', `plans-${orders}.txt`);
      return await explainCalls(open, database.url, messages, path);
    }
    say(`huge pages of PostgreSQL: ${await hugePagesOf(database.url)}`);
    for (const size of [...stops.filter((stop) => stop < orders), orders]) {
      const started = performance.now();
      if (!(await fillTo(database.url, dataDir, size))) continue;
      const seconds = (performance.now() - started) / 1000;
      say(`${size.toLocaleString('en')} orders, filled in ${seconds.toFixed(0)} s`);
      await measureSize(database.url, dataDir, size, only);
    }
  } finally {
    await database.stop();
  }
  say(resultTable(await readResults(dataDir, Object.keys(groups))));
}

async function measureSize(
  databaseUrl: string,
  dataDir: string,
  size: number,
  only: readonly string[],
): Promise<void> {
  const stand = await openStand(databaseUrl, dataDir);
  try {
    await untilCacheIsBack(databaseUrl);
    for (const [name, measure] of Object.entries(groups)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const figures = await measure(stand);
      for (const figure of figures) say(figureLine(figure));
      await keepFigures(dataDir, size, name, figures);
    }
  } finally {
    await stand.stop();
  }
}
