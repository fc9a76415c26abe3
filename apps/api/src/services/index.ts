import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import type { Env } from '../env.ts';
import { type Deliveries, makeDeliveries } from './deliveries.ts';
import { type DocumentStore, openDocumentStore } from './documents/index.ts';
import { type Jobs, makeJobs } from './jobs.ts';
import { openSns, type Sns } from './mail/delivery/sns-signature.ts';
import { snsWeb } from './mail/delivery/sns-web.ts';
import { correspondentsOf } from './mail/mailbox.ts';
import { chooseTransports } from './mail/providers.ts';
import type { Readiness, ReadinessPace } from './readiness/index.ts';
import { watchNeeds } from './readiness/needs.ts';
import { makeTokens, type Tokens } from './tokens.ts';
import { openVirusScan, type VirusScan } from './virus-scan/virus-scan.ts';

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
