import type pg from 'pg';
import type { Logger } from 'pino';
import { makeClient } from '../hosts.ts';
import { endWhenSilent, rememberPid } from '../silent-connections.ts';

/** First half of the advisory lock's key, so that it differs from the keys of other programs. */
const lockSpace = 7710;
/** A job younger than this may belong to a worker that is just starting. */
const graceSeconds = 5;
/** Milliseconds for which a connection and an answer are waited for. */
const patienceMs = 10_000;
/** Who has lost its session when we lost ours gets so much of that patience, and half of it again, to make a new one. */
const calm = 1.5;

/** Tells living workers from dead ones, and frees the jobs of the dead. */
export interface WorkerRegister {
  /** Says that this process's worker lives, for as long as the process does: by the name that holds its jobs. */
  enrol(workerId: string): Promise<void>;
  /**
   * Gives the jobs of killed workers back to the queue. Two calls in a row find them, for a living worker may have
   * lost its session a moment ago. @returns how many workers were dead
   */
  freeJobsOfDead(): Promise<number>;
  close(): Promise<void>;
}

export interface RegisterOptions {
  /** Milliseconds for which an answer is waited for. */
  readonly silenceMs?: number;
  /**
   * Somebody else runs the database: it may just have failed over, and every living worker have lost its session. Of our own
   * one nobody else works with it.
   */
  readonly isOutside?: boolean;
}

/**
 * graphile-worker gives a job that a killed worker held back to the queue after four hours; a
 * traveller's mail cannot wait that long. Every worker here holds an advisory lock on a session
 * of its own, which PostgreSQL drops at the moment its process dies: a job whose worker's lock is
 * free belongs to a worker that has ended.
 */
export async function openWorkerRegister(
  url: string,
  logger: Logger,
  { silenceMs = patienceMs, isOutside = false }: RegisterOptions = {},
): Promise<WorkerRegister> {
  const enrolled = new Set<string>();
  /** Of those, the ones whose lock this session has. */
  let held = new Set<string>();
  /** Workers whose lock was free at the last look. */
  let suspects = new Set<string>();
  /** Until then those that live are still taking their locks anew. */
  let calmUntil = isOutside ? performance.now() + silenceMs * calm : 0;
  let closing = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = makeClient(url, {
      application_name: 'pabean workers',
      connectionTimeoutMillis: patienceMs,
      keepAlive: true,
    });
    // Until it is made, whoever waits for it hears of an error.
    next.on('error', () => {});
    await next.connect();
    const warn: Logger['warn'] = logger.warn.bind(logger);
    endWhenSilent(next, { url, afterMs: silenceMs, warn });
    const { rows } = await next.query('select pg_backend_pid() as pid');
    rememberPid(next, rows[0].pid);
    const locked = new Set<string>();
    for (const workerId of enrolled) if (await lock(next, workerId)) locked.add(workerId);
    held = locked;
    // Once: the driver tells of a session that PostgreSQL ends a second time when it is cut.
    next.once('error', (error) => {
      if (closing) return;
      logger.warn({ err: error }, 'the session that keeps the workers enrolled was lost');
      setTimeout(() => void again(), 500).unref();
    });
    return next;
  }

  /**
   * Takes the locks that were not to be had before: the database may not have noticed yet that the
   * session before is lost, or another process looked at that moment. Without its lock a living worker
   * would pass for dead, and its mails would go out twice.
   */
  async function holdAll(): Promise<void> {
    for (const workerId of enrolled) {
      if (!held.has(workerId) && (await lock(client, workerId))) held.add(workerId);
    }
  }

  async function again(): Promise<void> {
    try {
      client = await connect();
      suspects = new Set();
      calmUntil = performance.now() + silenceMs * calm;
    } catch {
      if (!closing) setTimeout(() => void again(), 1000).unref();
    }
  }

  // One session runs one query at a time: the calls queue up behind each other.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  async function free(): Promise<number> {
    await holdAll();
    if (performance.now() < calmUntil) return 0;
    const { rows } = await client.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker._private_jobs
       where locked_by is not null and locked_at < now() - make_interval(secs => $1)`,
      [graceSeconds],
    );
    const suspectedBefore = suspects;
    suspects = new Set();
    let dead = 0;
    for (const { locked_by: workerId } of rows) {
      if (enrolled.has(workerId)) continue;
      if (!(await lock(client, workerId))) continue;
      if (suspectedBefore.has(workerId)) {
        await client.query('select graphile_worker.force_unlock_workers(array[$1::text])', [
          workerId,
        ]);
        dead += 1;
      } else {
        suspects.add(workerId);
      }
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, workerId]);
    }
    return dead;
  }

  return {
    enrol(workerId) {
      enrolled.add(workerId);
      return inTurn(holdAll);
    },
    freeJobsOfDead: () => inTurn(free),
    async close() {
      closing = true;
      await client.end();
    },
  };
}

async function lock(client: pg.Client, workerId: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as taken',
    [lockSpace, workerId],
  );
  return rows[0]?.taken ?? false;
}
