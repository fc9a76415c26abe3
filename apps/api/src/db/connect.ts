import { Kysely } from 'kysely';
import pg from 'pg';
import { hostUrls } from '../core/database-hosts.ts';
import { DatabaseUnavailableError } from '../core/expected-failure.ts';
import { CancellingDialect } from './cancelling-driver.ts';
import type { ConnectionLog, StatementWatch } from './connection-log.ts';
import { clientOf } from './hosts.ts';
import { customTypes } from './pg-types.ts';
import { prepareTexts } from './prepare-texts.ts';
import { knowPool } from './prepared.ts';
import type { Database } from './schema.ts';
import { endSilentConnections, rememberPid } from './silent-connections.ts';

/** How to connect. Times are in milliseconds; 0 means no time-out. */
export interface ConnectOptions {
  max?: number;
  log?: ConnectionLog;
  watch?: StatementWatch;
  statementTimeout?: number;
  /** How long a statement may wait for what another one has locked. */
  lockTimeout?: number;
  /** How long to wait for a connection: until one of the pool is free, or a new one is made. */
  connectTimeout?: number;
  /** How long an answer is waited for before the database is asked whether it still works on it. */
  silenceTimeout?: number;
  /** How long a connection stays open that nobody asks for. */
  idleTimeout?: number;
  /**
   * Statements have to answer at once: each is planned once and no worker is started, which takes longer
   * than the statement and keeps a second core from others.
   */
  brief?: true;
}

/** A pool of connections and the query builder on top of it. */
export interface Connection {
  db: Kysely<Database>;
  pool: pg.Pool;
  close(): Promise<void>;
}

const oldestVersion = 15;

/**
 * How searches connect: a quarter of the usual connections, so that no number of searches keeps a list
 * or a move waiting. One that runs or waits too long is given up.
 */
export const searchConnections: ConnectOptions = {
  max: 3,
  statementTimeout: 5_000,
  connectTimeout: 5_000,
  // Staff search every minute or two, and a new connection plans everything anew. Not longer: clouds forget
  // a silent connection after 240 seconds, and what is then asked through it gets no answer.
  idleTimeout: 200_000,
  brief: true,
};

/** Makes a pool for the database; the first query connects. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { max = 10, log, watch, statementTimeout = 30_000, connectTimeout = 10_000 } = options;
  const { lockTimeout = Math.min(statementTimeout, 10_000), idleTimeout = 30_000 } = options;
  const { silenceTimeout = statementTimeout && statementTimeout + 10_000 } = options;
  let closing = false;
  const pool = new pg.Pool({
    connectionString: hostUrls(url)[0],
    Client: clientOf(url),
    max,
    application_name: 'pabean',
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: idleTimeout,
    keepAlive: true,
    types: customTypes,
    // Statements and no options of the connection: poolers refuse those that they do not know.
    onConnect: async (client) => {
      // Compiling a plan takes seconds, of statements that take milliseconds (decision 040).
      const set = `set statement_timeout = ${statementTimeout}; set lock_timeout = ${lockTimeout}; set jit = off`;
      const answers: unknown = await client.query(`${set}; select pg_backend_pid() as pid`);
      rememberPid(client, (answers as pg.QueryResult[]).at(-1)?.rows[0].pid);
      if (!options.brief) return;
      await client.query('set max_parallel_workers_per_gather = 0');
      await prepareTexts(client);
    },
  });
  // Without these listeners, a database that restarts would end this process.
  pool.on('error', ({ message }) => {
    // Not the error itself: the driver hangs the whole connection on it.
    if (!closing) log?.warn({ reason: message }, 'An idle database connection was lost');
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  if (silenceTimeout > 0) {
    const warn: ConnectionLog['warn'] = (details, message) => log?.warn(details, message);
    endSilentConnections(pool, { url, afterMs: silenceTimeout, warn });
  }
  const db = new Kysely<Database>({ dialect: new CancellingDialect({ pool }, { log, watch }) });
  knowPool(db, { pool, watch });
  const close = async () => {
    closing = true;
    await db.destroy();
    // The builder ends no pool that it was never asked through; others may have asked the pool itself.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}

/**
 * Makes sure that the database answers and is new enough.
 *
 * @throws DatabaseUnavailableError with one line that says why, without the password.
 */
export async function checkDatabase(pool: pg.Pool, url: string): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query(
      "select current_setting('server_version_num')::int as version",
    );
    version = rows[0].version;
  } catch (error) {
    throw new DatabaseUnavailableError(
      `The database ${describeUrl(url)} cannot be used: ${reason(error)}. Check DATABASE_URL and that PostgreSQL runs.`,
    );
  }
  if (version < oldestVersion * 10_000) {
    throw new DatabaseUnavailableError(
      `The database ${describeUrl(url)} is PostgreSQL ${Math.floor(version / 10_000)}; Pabean needs ${oldestVersion} or newer.`,
    );
  }
}

/** The address of a database for people to read: host, port and name, never user or password. */
export function describeUrl(url: string): string {
  try {
    const named = hostUrls(url).map((one) => {
      const { hostname, port, searchParams } = new URL(one);
      const host = searchParams.get('host') ?? decodeURIComponent(hostname);
      return `${host}${port ? `:${port}` : ''}`;
    });
    const { pathname } = new URL(hostUrls(url)[0] ?? url);
    return `${named.join(',')}${decodeURIComponent(pathname)}`;
  } catch {
    return 'of DATABASE_URL';
  }
}

function reason(error: unknown): string {
  // Several addresses of one host that all fail come as one error with a list and no message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message : String(first);
  return (message.split('\n')[0] ?? '').replace(/\.$/, '');
}
