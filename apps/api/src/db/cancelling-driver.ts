import {
  type AbortableOperationOptions,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import type { ConnectionLog, StatementWatch } from './connection-log.ts';

/** Who hears of what connections do. */
export interface Listeners {
  readonly log: ConnectionLog | undefined;
  readonly watch: StatementWatch | undefined;
}

/**
 * PostgreSQL's dialect, for queries that their caller may give up. How such a query ends matters
 * to no caller, but Kysely prints it on the console, where only lines of our log belong.
 */
export class CancellingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #listeners: Listeners;

  constructor(config: PostgresDialectConfig, listeners: Listeners) {
    super(config);
    this.#config = config;
    this.#listeners = listeners;
  }

  override createDriver(): Driver {
    return new CancellingDriver(this.#config, this.#listeners);
  }
}

class CancellingDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();
  readonly #listeners: Listeners;

  constructor(config: PostgresDialectConfig, listeners: Listeners) {
    super(config);
    this.#listeners = listeners;
  }

  override async acquireConnection(
    options?: AbortableOperationOptions,
  ): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = await super.acquireConnection(options).catch((error) => {
      if (options?.signal?.aborted) return neverSettled();
      throw error;
    });
    if (!this.#known.has(connection)) {
      this.#known.add(connection);
      endQuietly(connection, this.#listeners);
    }
    return connection;
  }
}

/** Makes what a connection does for a query that was given up end without an error, and tells of each. */
function endQuietly(connection: DatabaseConnection, { log, watch }: Listeners): void {
  const execute = connection.executeQuery.bind(connection);
  const cancel = connection.cancelQuery?.bind(connection);
  let running = 0;
  connection.executeQuery = async (query, options) => {
    running += 1;
    const began = performance.now();
    try {
      return await execute(query, options);
    } catch (error) {
      if (options?.signal?.aborted) return { rows: [] };
      throw error;
    } finally {
      running -= 1;
      watch?.((performance.now() - began) / 1000, query.sql);
    }
  };
  connection.cancelQuery = async (control) => {
    try {
      await cancel?.(control);
    } catch (error) {
      // A query that has ended by itself meanwhile needs no cancelling.
      if (running === 0) return;
      const reason = error instanceof Error ? error.message : String(error);
      log?.warn({ reason }, 'A query that was given up could not be cancelled');
    }
  };
}

/** For somebody who has gone: Kysely has answered them when they gave up. */
function neverSettled(): Promise<never> {
  return new Promise(() => {});
}
