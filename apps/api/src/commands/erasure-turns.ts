import { setTimeout as sleep } from 'node:timers/promises';
import { runningDatabaseUrl } from '@pabean/embedded-database';
import type { BackupPlace } from '../adapters/backup/place.ts';
import type { Env } from '../core/env.ts';

/** Who was erased since the last turn comes back with a restore after the disk is lost. */
const turnMs = 15_000;

interface Turns {
  readonly env: Env;
  readonly place: BackupPlace;
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
}

/**
 * Keeps the record of erased orders in a place up to date while a server works: a restore erases them again.
 * Trouble is told once; the next turn goes on.
 */
export async function recordErasuresTurnByTurn({ env, place, signal, tell }: Turns): Promise<void> {
  const { erasureTurns } = await import('../usecases/erasures/erasure-turns.ts');
  const { connect } = await import('../db/connect.ts');
  const { inOneLine } = await import('../usecases/backup/trouble.ts');
  const add = erasureTurns(place);
  let isTold = false;

  async function turn(): Promise<void> {
    const url = env.databaseUrl ?? (await runningDatabaseUrl(env.dataDir));
    if (url === undefined) return;
    const { db, close } = connect(url, { max: 1 });
    try {
      await add(db);
      if (isTold) tell(`Erased orders are recorded in ${place.label} again.`);
      isTold = false;
    } catch (error) {
      const { message } = inOneLine(error, place.label, undefined) as Error;
      if (!isTold) tell(`Erased orders are not recorded: ${message}`);
      isTold = true;
    } finally {
      await close();
    }
  }

  while (!signal.aborted) {
    await sleep(turnMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await turn().catch(() => {});
  }
}
