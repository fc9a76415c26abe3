import type pg from 'pg';
import { DatabaseUnavailableError } from '../core/expected-failure.ts';

const rounds = 3;

/**
 * Makes sure that a connection is one session of PostgreSQL. A pooler that gives each transaction to
 * another session would let locks go astray by which we know living workers: mails would go out twice.
 *
 * @throws DatabaseUnavailableError when two connections were seen on one session
 */
export async function requireOwnSessions(pool: pg.Pool): Promise<void> {
  const one = await pool.connect();
  try {
    const other = await pool.connect();
    try {
      if (await areOwnSessions(one, other)) return;
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
  throw new DatabaseUnavailableError(
    'DATABASE_URL leads through a pooler that gives each transaction another session. Set it to sessions (PgBouncer: pool_mode = session).',
  );
}

async function areOwnSessions(one: pg.PoolClient, other: pg.PoolClient): Promise<boolean> {
  const sessions = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    sessions.add(`${await sessionOf(one)} ${await sessionOf(other)}`);
  }
  const [only = ''] = sessions;
  const [first, second] = only.split(' ');
  return sessions.size === 1 && first !== second;
}

async function sessionOf(client: pg.PoolClient): Promise<number> {
  return (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
}
