import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { databaseTrouble } from '../core/database-trouble.ts';

/** PostgreSQL's "cannot connect now": the one trouble of the database that graphile-worker waits out. */
const waitedOut = '57P03';

/** Milliseconds between tries to get a connection: its own waits grow to three minutes, for which mails would lie. */
const againMs = 2_000;

/**
 * The same connections, for graphile-worker alone. When it notes that a job is done or has failed and the
 * connection is cut in that moment, it rejects a promise that nobody holds, which would stop the server. Only
 * for a few codes does it try again, so whatever is trouble of the database reaches it as one of them. Noting
 * the end of a job twice changes nothing.
 * @param isStarted until when what fails is told at once, for it ends the start
 */
export function patientPool(pool: Pool, isStarted: () => boolean = () => true): Pool {
  const connect = pool.connect as (...args: unknown[]) => Promise<PoolClient>;
  return withMethods(pool, {
    // To listen for new jobs it passes a function, and handles its errors itself.
    connect: (...args) =>
      args.length > 0 ? connect.apply(pool, args) : patientConnect(pool, isStarted),
  });
}

async function patientConnect(pool: Pool, isStarted: () => boolean): Promise<PoolClient> {
  for (;;) {
    try {
      return patientClient(await pool.connect());
    } catch (error) {
      // At a stop the pool ends, and none comes any more.
      const isOver = pool.ending || databaseTrouble(error) === null;
      if (isOver || !isStarted()) return tellAsWait(error as Error);
    }
    await pause(againMs);
  }
}

function patientClient(client: PoolClient): PoolClient {
  const query = client.query as (...args: unknown[]) => Promise<unknown>;
  let troubled = false;
  return withMethods(client, {
    query: (...args) =>
      query.apply(client, args).catch((error: Error) => {
        troubled ||= databaseTrouble(error) !== null;
        return tellAsWait(error);
      }),
    // One that is about to end would fail whoever gets it next.
    release: () => client.release(troubled),
  });
}

/** An object that does some things otherwise; everything else it does as it always did. */
function withMethods<Target extends object>(
  target: Target,
  methods: Partial<Record<keyof Target, (...args: unknown[]) => unknown>>,
): Target {
  return new Proxy(target, {
    get(_, key) {
      const method = methods[key as keyof Target];
      if (method !== undefined) return method;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function tellAsWait(error: Error): never {
  if (databaseTrouble(error) === null) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: waitedOut });
}
