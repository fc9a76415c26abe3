import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import { type Connection, connect } from '../db/connect.ts';
import { withUnmigratedDatabase } from './with-database.ts';

/** Lends the database as it is: a backup is made before an upgrade, so nothing is migrated. */
export function withConnection<T>(
  env: Env,
  logger: Logger,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  return withUnmigratedDatabase(env, logger, async (url) => {
    // A large table may take longer than any query of a request.
    const connection = connect(url, { max: 3, statementTimeout: 0 });
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  });
}
