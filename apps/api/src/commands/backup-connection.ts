import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { type Connection, connect, describeUrl } from '../db/connect.ts';
import { isEmptyDatabase } from '../db/migrate.ts';
import { lendDatabase } from './with-database.ts';

/** Lends the database as it is: a backup is made before an upgrade, so nothing is migrated. */
export async function withConnection<T>(
  env: Env,
  logger: Logger,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const { url, stop } = await lendDatabase(env, logger);
  try {
    if (await isEmptyDatabase(url)) {
      throw new ExpectedFailure(
        `The database ${describeUrl(url)} has no tables of Pabean. Check DATABASE_URL, or start the server on it first.`,
      );
    }
    // A large table may take longer than any query of a request.
    const connection = connect(url, { max: 3, statementTimeout: 0 });
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await stop();
  }
}
