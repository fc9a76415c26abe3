import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DisputeData, Scheme } from '@pabean/domain';
import { ensureSecret, makeDataDirectory, startEmbedded } from '@pabean/embedded-database';
import type { Logger } from 'pino';
import { refuseMarked } from './adapters/backup/restore-mark.ts';
import { mailPatienceMs } from './adapters/mail/reach-provider.ts';
import { openMeters } from './adapters/metrics/index.ts';
import { buildApp } from './app.ts';
import type { Env } from './core/env.ts';
import { requireSoundDisputes } from './core/sound-disputes.ts';
import { requireSoundSchemes } from './core/sound-schemes.ts';
import { type Connection, connect, searchConnections } from './db/connect.ts';
import { mostConnections, type PoolShares, requireRoom, sharesOf } from './db/connection-room.ts';
import { migrate } from './db/migrate.ts';
import { metricsServer } from './http/metrics-server.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { checkPort, explained } from './listen.ts';
import { buildServices } from './services.ts';
import { ensureGateways } from './usecases/gateways/ensure-gateways.ts';
import { watchStatements } from './usecases/metrics/watch-statements.ts';
import type { Secrets, Services } from './usecases/services.ts';

/** What is ready when the database is, before the first request. */
export interface Prepared {
  env: Env;
  connection: Connection;
  services: Services;
  secrets: Secrets;
}

/** What to run; `prepare` fills the database before the first request is taken. */
export interface ServerOptions {
  env: Env;
  logger: Logger;
  /** Serve what belongs to a demo too, Storybook on every host. */
  demo?: boolean;
  prepare?: (prepared: Prepared) => Promise<void>;
  /** Rules of declarations, other than those of the product. */
  schemes?: readonly Scheme[];
  /** Reasons, limits and programmes of disputes, other than those of the product. */
  disputes?: DisputeData;
}

/** A server that takes requests. */
export interface RunningServer extends Prepared {
  /** Address on this machine, for example `http://localhost:4000`. */
  url: string;
  stop(): Promise<void>;
  /** Settles with the exit code after a signal, an uncaught error, or `stop`. */
  finished: Promise<number>;
}

/** Milliseconds that requests get to finish when the server stops. */
const requestDeadline = 15_000;
/** And the connections, when nobody works any more: of a silent database none would end. */
const closeDeadline = 5_000;

/**
 * Starts everything in order: data directory and database, migrations, services, jobs, requests.
 * Stopping goes the other way round; the database is the last to go.
 */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  const { env, logger, demo = false, prepare } = options;
  requireSoundSchemes(options.schemes);
  requireSoundDisputes(options.disputes);
  const lifecycle = createLifecycle(logger);
  try {
    await refuseMarked(env.dataDir);
    const databaseUrl = env.databaseUrl ?? (await startDatabase(env, logger, lifecycle));
    await makeDataDirectory(env.dataDir);
    lifecycle.checkpoint();
    await checkPort(env.host, env.port);
    const { metrics } = env;
    if (metrics.port !== undefined) await checkPort(metrics.host, metrics.port, 'METRICS_PORT');
    await migrate(databaseUrl, { log: logger });
    lifecycle.checkpoint();

    const shares = await shareConnections(env, logger);
    const secrets = await readSecrets(env);
    const meters = await openMeters(env);
    const watch = watchStatements(meters, logger);
    const main = { log: logger, watch: watch('main'), max: shares.main };
    const connection = connect(databaseUrl, main);
    lifecycle.onStop('database connections', connection.close, closeDeadline);
    const searching = connect(databaseUrl, {
      log: logger,
      watch: watch('search'),
      ...searchConnections,
      max: shares.search,
    });
    lifecycle.onStop('connections of searches', searching.close, closeDeadline);
    const { db, pool } = connection;
    const { db: searchDb, pool: searchPool } = searching;
    const connections = { db, pool, searchDb, searchPool, databaseUrl };
    const basis = { env, ...connections, logger, secrets, meters };
    const { services, jobs } = await buildServices(basis);
    const prepared = { env, connection, services, secrets };
    await ensureGateways(db, env.paymentGateways);
    await prepare?.(prepared);
    lifecycle.checkpoint();

    // A mail that its provider may still take is waited for: else it is sent once more after the start.
    lifecycle.onStop('jobs', () => jobs.stop(), mailPatienceMs + 15_000);
    await jobs.start();
    const url = await listen(prepared, lifecycle, demo);
    lifecycle.started();
    return { ...prepared, url, stop: () => lifecycle.stop(), finished: lifecycle.finished };
  } catch (error) {
    await lifecycle.stop(1);
    throw error;
  }
}

/** Our own PostgreSQL has room for all; another one may be shared with others. */
async function shareConnections({ databaseUrl }: Env, logger: Logger): Promise<PoolShares> {
  const room = databaseUrl === undefined ? mostConnections : await requireRoom(databaseUrl);
  const shares = sharesOf(room);
  if (room < mostConnections) {
    logger.warn({ room, usual: mostConnections, ...shares }, 'Few database connections are left');
  }
  return shares;
}

/** The secrets of the configuration; those not given are made once and kept. */
export async function readSecrets(env: Env): Promise<Secrets> {
  return {
    ...env.secrets,
    intakeKey: env.secrets.intakeKey ?? (await ensureSecret(env.dataDir, 'intake-key')),
    tokenSecret: env.secrets.tokenSecret ?? (await ensureSecret(env.dataDir, 'token-secret')),
  };
}

/** Metrics are answered until the requests are, so that a slow stop is seen. */
async function listenForMetrics(services: Services, lifecycle: Lifecycle): Promise<void> {
  const { host, port } = services.env.metrics;
  if (port === undefined) return;
  const server = metricsServer(services);
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  await explained(host, port, listening, 'METRICS_PORT');
  lifecycle.onStop('metrics', async () => {
    server.close();
    server.closeAllConnections();
  });
}

async function startDatabase(env: Env, logger: Logger, lifecycle: Lifecycle): Promise<string> {
  const database = await startEmbedded({ dataDir: env.dataDir, logger });
  let expected = false;
  lifecycle.onStop('database', () => {
    expected = true;
    return database.stop();
  });
  void database.ended.then(() => {
    if (expected) return;
    logger.fatal('The database does not stay up; stopping');
    void lifecycle.stop(1);
  });
  return database.url;
}

async function listen(prepared: Prepared, lifecycle: Lifecycle, demo: boolean): Promise<string> {
  const { env, services } = prepared;
  const app = await buildApp({ services, demo });
  await services.readiness.start();
  services.sessions.start();
  services.replica?.start();
  lifecycle.onStop('replica', async () => services.replica?.stop());
  lifecycle.onStop('figures', () => services.figures.close());
  await listenForMetrics(services, lifecycle);
  lifecycle.onStop('sessions', () => services.sessions.stop());
  lifecycle.onStop('readiness', () => services.readiness.stop());
  lifecycle.onStop('requests', async () => {
    // A connection whose last request has been answered would otherwise stay open for a next one.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const timer = setTimeout(() => app.server.closeAllConnections(), requestDeadline);
    await app.close();
    clearInterval(idle);
    clearTimeout(timer);
  });
  // The first step of stopping: a proxy that asks turns away while all calls are still served.
  lifecycle.onStop('drain', () => {
    services.readiness.drain();
    return sleep(env.drainSeconds * 1000);
  });
  await explained(env.host, env.port, app.listen({ host: env.host, port: env.port }));
  const { port } = app.server.address() as AddressInfo;
  return `http://localhost:${port}`;
}
