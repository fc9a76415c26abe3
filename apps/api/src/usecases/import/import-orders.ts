import type { Kysely } from 'kysely';
import type { Env } from '../../core/env.ts';
import { flushCommits } from '../../db/queries/intake-file.ts';
import type { Database } from '../../db/schema.ts';
import { type ImportReport, reasonCounter } from './import-report.ts';
import { type AcceptedRecord, judgeRecord } from './judge-record.ts';
import { newWeeks } from './new-weeks.ts';
import { openSource } from './open-source.ts';
import type { ImportProgress } from './progress.ts';
import { openRejectedFile } from './rejected-file.ts';
import type { RejectedRecord } from './source-record.ts';
import { storeBatch } from './store-batch.ts';
import { storesAtOnce } from './stores-at-once.ts';

export { formatReport, type ImportReport, isAllRejected } from './import-report.ts';
export { progressBar } from './progress.ts';

/** Orders in one transaction: enough to be fast, few enough to be tried one by one. */
const batchSize = 500;

/**
 * Characters of the lines of these orders. A drawn signature may have 300,000: five hundred of those took 2 GB
 * in this process and more time than PostgreSQL gives a statement.
 */
const batchLength = 4_000_000;

/** Batches that the database stores beside each other, each on a connection of its own. */
export const batchesAtOnce = 3;

export interface ImportOptions {
  readonly db: Kysely<Database>;
  /** Writes the letters that records ask for (`notify`); without it none is written. */
  readonly env?: Env;
  /** A CSV or NDJSON file, packed by gzip or not. */
  readonly file: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Breaks the import off between two batches; what was stored stays, and a rerun completes it. */
  readonly signal?: AbortSignal;
  /** Folder for the list of rejected lines when the file's own cannot be written to. */
  readonly elsewhere?: string;
}

/**
 * Imports orders from a file of any size: bad records go to `<FILE>.rejected` with their line and
 * reason, the others are taken, and those that are there already change nothing. Run again at any
 * time, after a crash too.
 * @throws ExpectedFailure when the file as a whole cannot be read as orders; nothing is imported
 */
export async function importOrders(options: ImportOptions): Promise<ImportReport> {
  const { db, env, file, onProgress, signal, elsewhere = process.cwd() } = options;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const source = await openSource(file);
  const rejects = await openRejectedFile(file, elsewhere);
  const reasons = reasonCounter();
  let [bytes, read, imported, rejected, duplicates] = [0, 0, 0, 0, 0];

  const tell = () => {
    const { totalBytes } = source;
    onProgress?.({ bytes, totalBytes, read, imported, rejected, seconds: seconds() });
  };
  const reject = async (record: RejectedRecord) => {
    rejected += 1;
    for (const reason of record.reasons) reasons.add(reason);
    await rejects.add(record);
  };
  const nameNewWeeks = newWeeks(db);
  const store = async (batch: readonly AcceptedRecord[]) => {
    await nameNewWeeks(batch);
    const stored = await storeBatch(db, batch, env);
    imported += stored.imported;
    duplicates += stored.duplicates;
    for (const record of stored.rejected) await reject(record);
  };
  const stores = storesAtOnce(batchesAtOnce, store);

  try {
    let batch: AcceptedRecord[] = [];
    let length = 0;
    for await (const record of source.records((more) => (bytes += more))) {
      read += 1;
      const judged = judgeRecord(record);
      if ('reasons' in judged) await reject(judged);
      else {
        batch.push(judged);
        length += judged.raw.length;
      }
      if (batch.length === batchSize || length >= batchLength) {
        await stores.add(batch);
        batch = [];
        length = 0;
      }
      if (read % batchSize === 0) {
        tell();
        signal?.throwIfAborted();
      }
    }
    if (batch.length > 0) await stores.add(batch);
    await stores.done();
    await db.transaction().execute(flushCommits);
    tell();
    const rejectedFile = await rejects.finish();
    const byReason = reasons.counts();
    return {
      file,
      read,
      imported,
      rejected,
      duplicates,
      rejectedFile,
      seconds: seconds(),
      byReason,
    };
  } catch (error) {
    await stores.done().catch(() => {});
    await rejects.discard();
    throw error;
  }
}
