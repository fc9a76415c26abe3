import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { leastFree, provenWritable, requireSpace } from '../../adapters/disk.ts';
import { arrivingFolder } from '../../adapters/documents/arriving.ts';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import type { Env } from '../../core/env.ts';
import { connect } from '../../db/connect.ts';
import { pingDatabase, requireWrites } from '../../db/queries/housekeeping.ts';
import { makeReadiness, type Readiness, type ReadinessPace, usualPace } from './readiness.ts';

/** Where to look, and how. */
export interface NeedsOptions {
  readonly env: Env;
  readonly databaseUrl: string;
  readonly logger: Logger;
  /** How readiness is looked at; other than usual in tests. */
  readonly readiness?: Partial<ReadinessPace> & { readonly leastFree?: number };
}

/** What `/api/ready` stands for: the database, the document store and the disk. */
export function watchNeeds(options: NeedsOptions, documents: DocumentStore): Readiness {
  const { env, databaseUrl, logger, readiness } = options;
  const pace = { ...usualPace, ...readiness };
  // A connection of its own: a pool that has much to do is no reason to be taken out of service.
  const { deadlineMs } = pace;
  const times = { statementTimeout: deadlineMs, connectTimeout: deadlineMs };
  const database = connect(databaseUrl, { max: 1, ...times });
  const arriving = arrivingFolder(resolve(env.dataDir, 'documents'));
  const cluster = join(env.dataDir, 'postgres');
  const folders = env.databaseUrl || !existsSync(cluster) ? [arriving] : [arriving, cluster];
  const prove = provenWritable(arriving);
  const needs = [
    { trouble: 'the database does not answer', look: () => pingDatabase(database.db) },
    { trouble: 'the database takes no writes', look: () => requireWrites(database.db) },
    { trouble: 'documents cannot be stored', look: () => documents.check() },
    {
      trouble: 'the disk is full or cannot be written',
      look: async () => {
        await requireSpace(folders, readiness?.leastFree ?? leastFree);
        await prove();
      },
    },
  ];
  return makeReadiness(needs, logger, pace, database.close);
}
