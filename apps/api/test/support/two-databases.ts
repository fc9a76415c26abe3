import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, copyFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '@pabean/embedded-database';
import { query, temporaryDataDir } from '@pabean/embedded-database/testing';
import { until } from './until.ts';

/** Two PostgreSQL, of which the second follows the first: what the first confirms is on both. */
export interface TwoDatabases {
  /** The address with both hosts, as an operator gives it; the second stands first. */
  readonly url: string;
  readonly second: string;
  /** The first falls silent, like a machine without power: its connections neither answer nor close. */
  silence(): void;
  /** The second takes over. */
  promote(): Promise<unknown>;
}

/** @param cleanUp takes what removes them again, last step first, as soon as there is something to remove */
export async function twoDatabases(cleanUp: (() => Promise<unknown>)[]): Promise<TwoDatabases> {
  const first = await temporaryDataDir();
  cleanUp.push(first.remove);
  const made = await startEmbedded({ dataDir: first.path });
  await made.stop();
  const { password } = new URL(made.url);
  const home = await realpath(join(first.path, 'postgres'));
  const second = await temporaryDataDir();
  cleanUp.push(second.remove);
  const secondHome = join(await realpath(second.path), 'postgres');
  // The owner goes along: a PostgreSQL that root starts is run by another account.
  execFileSync('cp', ['-a', home, secondHome]);
  await copyFile(join(first.path, 'database-password'), join(second.path, 'database-password'));
  await appendFile(
    join(secondHome, 'data/postgresql.auto.conf'),
    `primary_conninfo = 'host=${home} user=pabean password=${password}'\n`,
  );
  await writeFile(join(secondHome, 'data/standby.signal'), '');

  const primary = await startEmbedded({ dataDir: first.path });
  cleanUp.push(primary.stop);
  const standby = await startEmbedded({ dataDir: second.path });
  cleanUp.push(standby.stop);
  await query(primary.url, "alter system set synchronous_standby_names = '*'");
  await query(primary.url, 'select pg_reload_conf()');
  await until(async () => {
    const rows = await query(
      primary.url,
      "select 1 from pg_stat_replication where sync_state = 'sync'",
    );
    return rows[0] ?? null;
  });
  const hosts = [secondHome, home].map(encodeURIComponent).join(',');
  return {
    url: `postgresql://pabean:${password}@${hosts}/pabean?target_session_attrs=read-write`,
    second: standby.url,
    silence() {
      const pids = processesOf(primary);
      cleanUp.push(async () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      });
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
    },
    promote: () => query(standby.url, 'select pg_promote()'),
  };
}

function processesOf({ pid }: EmbeddedDatabase): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ').map(Number)];
}
