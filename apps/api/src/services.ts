import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { openDocumentStore } from './adapters/documents/index.ts';
import { openSns } from './adapters/mail/delivery/sns-signature.ts';
import { snsWeb } from './adapters/mail/delivery/sns-web.ts';
import { correspondentsOf } from './adapters/mail/mailbox.ts';
import { chooseTransports } from './adapters/mail/providers.ts';
import { openVirusScan } from './adapters/scanner/virus-scan.ts';
import { makeTokens } from './adapters/tokens.ts';
import { isHere } from './core/database-hosts.ts';
import type { Meters } from './core/metric-events.ts';
import { findLiveSession } from './db/queries/sessions.ts';
import type { Database } from './db/schema.ts';
import { makeSessionNews } from './db/session-news.ts';
import { type Jobs, makeJobs } from './jobs/jobs.ts';
import { makeDeliveries } from './usecases/documents/deliveries.ts';
import { keepRecords } from './usecases/erasures/erasure-records.ts';
import { makeFigureReader } from './usecases/metrics/read-figures.ts';
import { type NeedsOptions, watchNeeds } from './usecases/readiness/needs.ts';
import { followReplica } from './usecases/replica/follow-replica.ts';
import { searchesAtOnce } from './usecases/search/search-room.ts';
import { makeSearchTurns } from './usecases/search/search-turns.ts';
import type { Secrets, Services, Sessions } from './usecases/services.ts';
import { makeKnownSessions } from './usecases/sign-in/known-sessions.ts';

export interface ServicesOptions extends NeedsOptions {
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  /** The connections of searches. */
  readonly searchDb: Kysely<Database>;
  readonly searchPool: Pool;
  readonly meters: Meters;
  readonly secrets: Secrets;
}

/** What one process works with, and its share of the background work. */
export interface Assembled {
  readonly services: Services;
  readonly jobs: Jobs;
}

/** Makes the services of one process. Nothing runs yet: `jobs.start()` does that. */
export async function buildServices(options: ServicesOptions): Promise<Assembled> {
  const { env, db, pool, databaseUrl, logger, secrets, meters } = options;
  const documents = await openDocumentStore(env, logger);
  const erasureRecords = keepRecords({ db, pool, env, logger });
  const jobs = makeJobs({
    erasureRecords,
    env,
    db,
    pool,
    databaseUrl,
    logger,
    documents,
    dataDir: env.dataDir,
    correspondents: correspondentsOf(env),
    company: env.company,
    transport: await chooseTransports(env),
    meters,
  });
  const virusScan = openVirusScan(env.clamd, logger);
  const tokens = makeTokens(secrets.tokenSecret, secrets.tokenSecretAlso);
  const readiness = watchNeeds(options, documents);
  const { replicaUrl } = env;
  const replica =
    replicaUrl === undefined ? null : followReplica({ replicaUrl, databaseUrl, logger, meters });
  const atOnce = searchesAtOnce(replica === null && isHere(databaseUrl));
  const services = {
    env,
    db,
    searches: { db: options.searchDb, turns: makeSearchTurns(atOnce) },
    replica,
    logger,
    secrets,
    tokens,
    sessions: openSessions(options),
    documents,
    deliveries: makeDeliveries(),
    erasureRecords,
    sns: openSns(snsWeb),
    virusScan,
    readiness,
    meters,
    figures: makeFigureReader({ ...options, readiness, replica }),
  };
  return { services, jobs };
}

function openSessions({ db, databaseUrl, logger }: ServicesOptions): Sessions {
  const lookup = makeKnownSessions(
    (sessionId) => findLiveSession(db, sessionId),
    () => news.isHeard(),
  );
  const news = makeSessionNews({
    databaseUrl,
    logger,
    onChange: lookup.forgetMember,
    onGap: lookup.forgetAll,
  });
  return { ...lookup, start: news.start, stop: news.stop };
}
