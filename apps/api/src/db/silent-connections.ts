import { Socket } from 'node:net';
import type pg from 'pg';
import { makeClient } from './hosts.ts';

/** Milliseconds for which the database is waited for when it is asked about a connection that is silent. */
const deadlineMs = 2_000;

/** How connections are watched. */
export interface SilenceWatch {
  readonly url: string;
  /** Milliseconds without a byte after which a connection that owes an answer is looked at. */
  readonly afterMs: number;
  readonly warn: (details: object, message: string) => void;
}

/**
 * Ends connections of which no answer will come: the machine behind an address is another one now, or
 * the network between forgot them. Nobody says so to us, and the system gives them up after a quarter of
 * an hour only, for which somebody would wait. A statement that the database still works on is left alone.
 */
export function endSilentConnections(pool: pg.Pool, watch: SilenceWatch): void {
  pool.on('connect', (client) => endWhenSilent(client, watch));
}

/** The same for one connection that was made. */
export function endWhenSilent(client: pg.Client | pg.PoolClient, watch: SilenceWatch): void {
  const { connection } = client;
  const { stream } = connection;
  if (!(stream instanceof Socket)) return;
  /** How many bytes we had sent when the latest answer was whole. */
  let answered = stream.bytesWritten;
  connection.on('readyForQuery', () => {
    answered = stream.bytesWritten;
  });
  const look = async () => {
    const question = stream.bytesWritten;
    if (answered >= question) return;
    const isAtWork = await isWorking(watch.url, pidOf(client)).catch(() => false);
    // It was answered meanwhile.
    if (answered >= question || stream.destroyed) return;
    if (isAtWork) {
      stream.setTimeout(watch.afterMs);
      return;
    }
    watch.warn(
      { seconds: watch.afterMs / 1000 },
      'A database connection fell silent and was ended',
    );
    stream.destroy();
  };
  stream.setTimeout(watch.afterMs, () => void look());
}

const pids = new WeakMap<pg.ClientBase, number>();

/** Remembers which process of the database works for a connection: a pooler tells a number of its own. */
export function rememberPid(client: pg.ClientBase, pid: number): void {
  pids.set(client, pid);
}

const pidOf = (client: pg.ClientBase) => pids.get(client) ?? 0;

/** Asks over another connection. @throws when the database does not answer in time */
async function isWorking(url: string, pid: number): Promise<boolean> {
  const client = makeClient(url, {
    application_name: 'pabean silence',
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where pid = $1 and state = 'active'",
      [pid],
    );
    return rows.length > 0;
  } finally {
    // Not waited for: one that is silent does not say goodbye either.
    client.end().catch(() => {});
  }
}
