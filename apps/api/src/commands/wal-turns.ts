import { setTimeout as sleep } from 'node:timers/promises';
import { runningDatabaseUrl } from '@pabean/embedded-database';
import type { Logger } from 'pino';
import type { BackupPlace } from '../adapters/backup/place.ts';
import type { DocumentStore } from '../adapters/documents/index.ts';
import type { Env } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import type { Connection } from '../db/connect.ts';
import type { WalArchive } from '../usecases/point-in-time/wal-archive.ts';

/** What is lost with the disk is at most what was confirmed since the last turn. */
const turnMs = 15_000;
/** A backup that failed is not tried again at once. */
const breathMs = 60_000;
/** Node's timers end at 24 days: one of 30 is over at once, again and again. */
const longestSleepMs = 24 * 60 * 60 * 1000;

/** @throws ExpectedFailure for a database whose files are not ours */
export function requireOwnDatabase({ databaseUrl }: Env): void {
  if (databaseUrl === undefined) return;
  throw new ExpectedFailure(
    'A moment can be chosen for our own PostgreSQL alone: the WAL of the database of DATABASE_URL is archived by its own operator.',
  );
}

/** Loads what only `--wal` needs. */
export async function openArchive(place: BackupPlace, recipients: readonly string[]) {
  const { makeWalArchive } = await import('../usecases/point-in-time/wal-archive.ts');
  return makeWalArchive({ place, recipients });
}

interface Turns {
  readonly env: Env;
  readonly logger: Logger;
  readonly archive: WalArchive;
  readonly place: BackupPlace;
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
}

/** The turns of an archive as they go on beside the backups. */
export interface Shipping {
  /** Whether a backup is needed before more can be archived: WAL was lost. */
  needsBackup(): boolean;
  readonly ended: Promise<void>;
}

/**
 * Archives turn by turn while a server runs; without one nothing is written. Trouble is told once, and noted
 * in the database where there is one: the next turn goes on where the place ends.
 */
export function shipTurnByTurn({ env, logger, archive, place, signal, tell }: Turns): Shipping {
  let lost = false;
  let trouble = '';
  let documents: DocumentStore | undefined;

  async function once(connection: Connection): Promise<void> {
    const { openDocumentStore } = await import('../adapters/documents/index.ts');
    documents ??= await openDocumentStore(env, logger);
    lost = !(await archive.ship(connection, documents, 'restful'));
  }

  async function turn(): Promise<void> {
    const url = await runningDatabaseUrl(env.dataDir);
    if (url === undefined) return;
    const { connect } = await import('../db/connect.ts');
    const connection = connect(url, { max: 2, statementTimeout: 0 });
    try {
      await once(connection);
      if (trouble !== '') tell(`The WAL is archived to ${place.label} again.`);
      trouble = '';
    } catch (error) {
      const { inOneLine } = await import('../usecases/backup/trouble.ts');
      const words = (inOneLine(error, place.label, undefined) as Error).message;
      if (trouble === '') tell(`The WAL is not archived: ${words}`);
      trouble = words;
      await archive.noteFault(connection, words).catch(() => {});
    } finally {
      await connection.close();
    }
  }

  async function turns(): Promise<void> {
    while (!signal.aborted) {
      await sleep(turnMs, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await turn().catch(() => {});
    }
  }
  return { needsBackup: () => lost, ended: turns() };
}

/**
 * How many milliseconds are left of these, asked at any time. By the clock, and by what passes: a clock that was
 * put back by a year would keep the next backup away for so long, and a machine that was paused has slept.
 */
export function leftOf(ms: number): () => number {
  const [byClock, passing] = [Date.now() + ms, performance.now() + ms];
  return () => Math.min(byClock - Date.now(), passing - performance.now());
}

/** Waits for the next backup, which comes at once when WAL was lost. */
export async function untilNext(
  left: () => number,
  shipping: Shipping | null,
  signal: AbortSignal,
): Promise<void> {
  const breath = leftOf(breathMs);
  for (let rest = left(); !signal.aborted && rest > 0; rest = left()) {
    if (shipping?.needsBackup() && breath() <= 0) return;
    await sleep(Math.min(rest, shipping ? turnMs : longestSleepMs), undefined, { signal }).catch(
      () => {},
    );
  }
}
