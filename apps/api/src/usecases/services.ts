import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DocumentStore } from '../adapters/documents/index.ts';
import type { Sns } from '../adapters/mail/delivery/sns-signature.ts';
import type { VirusScan } from '../adapters/scanner/virus-scan.ts';
import type { Tokens } from '../adapters/tokens.ts';
import type { Env } from '../core/env.ts';
import type { Meters } from '../core/metric-events.ts';
import type { Database } from '../db/schema.ts';
import type { Deliveries } from './documents/deliveries.ts';
import type { ErasureRecords } from './erasures/erasure-records.ts';
import type { FigureReader } from './metrics/read-figures.ts';
import type { Readiness } from './readiness/readiness.ts';
import type { Replica } from './replica/follow-replica.ts';
import type { SearchTurns } from './search/search-turns.ts';
import type { KnownSessions } from './sign-in/known-sessions.ts';

/** The keys that guard this installation; made on first start when not configured. */
export interface Secrets {
  readonly intakeKey: string;
  readonly tokenSecret: string;
  /** Accepted too, while the one above is changed; nothing is signed with it. */
  readonly intakeKeyAlso?: string | undefined;
  readonly tokenSecretAlso?: string | undefined;
}

/** What searches run on, apart from everything else. */
export interface Searches {
  readonly db: Kysely<Database>;
  readonly turns: SearchTurns;
}

/** Who is signed in; heard of from every process once it was started. */
export interface Sessions extends KnownSessions {
  start(): void;
  stop(): Promise<void>;
}

/** Everything that touches the world, each behind a small interface. */
export interface Services {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly searches: Searches;
  /** What lists, reports and searches may be read from; null where none is configured. */
  readonly replica: Replica | null;
  readonly logger: Logger;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly documents: DocumentStore;
  readonly deliveries: Deliveries;
  readonly erasureRecords: ErasureRecords;
  readonly sns: Sns;
  readonly virusScan: VirusScan;
  readonly readiness: Readiness;
  readonly meters: Meters;
  readonly figures: FigureReader;
}
