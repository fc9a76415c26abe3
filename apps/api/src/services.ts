import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type DocumentStore, openDocumentStore } from './adapters/documents/index.ts';
import { openSns, type Sns } from './adapters/mail/delivery/sns-signature.ts';
import { snsWeb } from './adapters/mail/delivery/sns-web.ts';
import { correspondentsOf } from './adapters/mail/mailbox.ts';
import { chooseTransports } from './adapters/mail/providers.ts';
import { openVirusScan, type VirusScan } from './adapters/scanner/virus-scan.ts';
import { makeTokens, type Tokens } from './adapters/tokens.ts';
import type { Env } from './core/env.ts';
import type { Database } from './db/schema.ts';
import { type Jobs, makeJobs } from './jobs/jobs.ts';
import { type Deliveries, makeDeliveries } from './usecases/documents/deliveries.ts';
import { watchNeeds } from './usecases/readiness/needs.ts';
import type { Readiness, ReadinessPace } from './usecases/readiness/readiness.ts';

/** The keys that guard this installation; made on first start when not configured. */
export interface Secrets {
  readonly intakeKey: string;
  readonly tokenSecret: string;
}

/** Everything that touches the world, each behind a small interface. */
export interface Services {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly logger: Logger;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly documents: DocumentStore;
  readonly deliveries: Deliveries;
  readonly jobs: Jobs;
  readonly sns: Sns;
  readonly virusScan: VirusScan;
  readonly readiness: Readiness;
}

export interface ServicesOptions {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly secrets: Secrets;
  /** How readiness is looked at; other than usual in tests. */
  readonly readiness?: Partial<ReadinessPace> & { readonly leastFree?: number };
}

/** Makes the services of one process. Nothing runs yet: `jobs.start()` does that. */
export async function buildServices(options: ServicesOptions): Promise<Services> {
  const { env, db, pool, databaseUrl, logger, secrets } = options;
  const documents = await openDocumentStore(env, logger);
  const jobs = makeJobs({
    db,
    pool,
    databaseUrl,
    logger,
    documents,
    dataDir: env.dataDir,
    correspondents: correspondentsOf(env),
    company: env.company,
    transport: await chooseTransports(env),
  });
  const virusScan = openVirusScan(env.clamd, logger);
  const tokens = makeTokens(secrets.tokenSecret);
  return {
    env,
    db,
    logger,
    secrets,
    tokens,
    documents,
    deliveries: makeDeliveries(),
    jobs,
    sns: openSns(snsWeb),
    virusScan,
    readiness: watchNeeds(options, documents),
  };
}
