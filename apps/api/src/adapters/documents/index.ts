import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../../core/env.ts';
import { openLocalStore } from './local-store.ts';
import { openS3Store } from './s3-store.ts';
import type { DocumentStore } from './store.ts';

export type { DocumentStore } from './store.ts';

/**
 * Opens the store that the configuration names; uploads arrive in the data directory either way.
 * @throws ExpectedFailure when object storage does not answer, or refuses us
 */
export function openDocumentStore(env: Env, logger: Logger): Promise<DocumentStore> {
  const root = resolve(env.dataDir, 'documents');
  return env.s3 ? openS3Store(env.s3, root, logger) : openLocalStore(root, logger);
}
