import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../../core/env.ts';
import { openLocalStore } from './local-store.ts';
import type { DocumentStore } from './store.ts';

export type { DocumentStore } from './store.ts';

/**
 * Opens the store that the configuration names; uploads arrive in the data directory either way.
 * @throws ExpectedFailure when object storage does not answer, or refuses us
 */
export async function openDocumentStore(env: Env, logger: Logger): Promise<DocumentStore> {
  const root = resolve(env.dataDir, 'documents');
  if (!env.s3) return openLocalStore(root, logger);
  // Its client is large: it is loaded where it is used.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(env.s3, root, logger);
}
