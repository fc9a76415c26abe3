import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openMeters } from '../../src/adapters/metrics/index.ts';
import { type AppDeps, buildApp } from '../../src/app.ts';
import { readEnv } from '../../src/core/env.ts';
import {
  type Connection,
  type ConnectOptions,
  connect,
  searchConnections,
} from '../../src/db/connect.ts';
import type { Jobs } from '../../src/jobs/jobs.ts';
import { buildServices, type ServicesOptions } from '../../src/services.ts';
import { watchStatements } from '../../src/usecases/metrics/watch-statements.ts';
import type { Services } from '../../src/usecases/services.ts';
import { freshDatabase } from './database.ts';

/** The real server in the process of the test, reached over real HTTP. */
export interface TestServer {
  /** For example `http://127.0.0.1:41234`. */
  url: string;
  databaseUrl: string;
  dataDir: string;
  intakeKey: string;
  services: Services;
  jobs: Jobs;
  db: Connection['db'];
  pool: Connection['pool'];
  /** Stops the server and removes what it made: database and data directory, unless given. */
  stop(): Promise<void>;
}

/** What differs from the usual test server. */
export interface TestServerOptions {
  dataDir?: string;
  /** Another server's database, to run two servers on one. */
  databaseUrl?: string;
  /** Variables of the configuration. */
  env?: Record<string, string>;
  /** Run the background work; off, nothing moves but what the test asks for. Default true. */
  jobs?: boolean;
  /** How the server connects to its database. */
  connection?: Pick<ConnectOptions, 'max' | 'lockTimeout'>;
  bodyPatience?: AppDeps['bodyPatience'];
  /** How readiness is looked at. */
  readiness?: ServicesOptions['readiness'];
  /** Gets every line of the log, which is silent otherwise. */
  log?: (line: string) => void;
}

/** Starts a server on a free port with a database and a data directory of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'pabean-data-')));
  const own = options.databaseUrl === undefined ? await freshDatabase() : undefined;
  const databaseUrl = own?.url ?? (options.databaseUrl as string);
  const env = readEnv({
    PORT: '0',
    PABEAN_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    INTAKE_KEY: 'test-intake-key-0123456789',
    TOKEN_SECRET: 'test-token-secret-0123456789-abcdefghij',
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const logger = options.log
    ? pino({ level: 'debug' }, { write: options.log })
    : pino({ level: env.logLevel });
  const secrets = {
    ...env.secrets,
    intakeKey: env.secrets.intakeKey as string,
    tokenSecret: env.secrets.tokenSecret as string,
  };
  const meters = await openMeters(env);
  const watch = watchStatements(meters, logger);
  const connection = connect(databaseUrl, {
    log: logger,
    watch: watch('main'),
    ...options.connection,
  });
  const searching = connect(databaseUrl, { log: logger, ...searchConnections });
  const { db, pool } = connection;
  const { db: searchDb, pool: searchPool } = searching;
  const connections = { db, pool, searchDb, searchPool, databaseUrl };
  const readiness = { everyMs: 250, ...options.readiness };
  const basis = { env, ...connections, logger, secrets, readiness, meters };
  const { services, jobs } = await buildServices(basis);
  await services.readiness.start();
  services.sessions.start();
  if (options.jobs !== false) await jobs.start();
  const app = await buildApp({ services, bodyPatience: options.bodyPatience });
  // A journey's browser stands for a person's, and a robot's press is no download.
  app.server.prependListener('request', ({ headers }) => {
    headers['user-agent'] = headers['user-agent']?.replace('HeadlessChrome', 'Chrome');
  });
  await app.listen({ host: env.host, port: env.port });
  return {
    url: `http://${env.host}:${(app.server.address() as AddressInfo).port}`,
    databaseUrl,
    dataDir,
    intakeKey: secrets.intakeKey,
    services,
    jobs,
    db,
    pool,
    async stop() {
      const closing = app.close();
      // A browser that is still there opens new connections as long as the server takes some.
      const cutting = setInterval(() => app.server.closeAllConnections(), 50);
      await closing.finally(() => clearInterval(cutting));
      await services.readiness.stop();
      await services.figures.close();
      await services.sessions.stop();
      await jobs.stop();
      await searching.close();
      await connection.close();
      await own?.drop();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
