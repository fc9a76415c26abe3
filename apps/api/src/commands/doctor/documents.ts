import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { proveWritable } from '../../adapters/disk.ts';
import { arrivingFolder } from '../../adapters/documents/arriving.ts';
import { openDocumentStore } from '../../adapters/documents/index.ts';
import type { Env } from '../../core/env.ts';
import { type Finding, ok, warning } from './finding.ts';
import { takesMore } from './machine.ts';

/** Whether documents can be stored; nothing is left behind. */
export async function lookAtDocuments(env: Env): Promise<Finding[]> {
  const silent = pino({ level: 'silent' });
  if (!env.s3) {
    const folder = join(env.dataDir, 'documents');
    if (!existsSync(folder)) {
      const isMade = await takesMore(env);
      return isMade ? [ok('Documents', `${folder} is created at the first start`)] : [];
    }
    await (await openDocumentStore(env, silent)).check();
    await proveWritable(arrivingFolder(folder));
    return [ok('Documents', `${folder} can be written`)];
  }
  // Where uploads arrive on this machine is another matter than the bucket.
  const dataDir = await mkdtemp(join(tmpdir(), 'pabean-doctor-'));
  try {
    const store = await openDocumentStore({ ...env, dataDir }, silent);
    await store.check();
    const works = ok('Documents', `the bucket ${env.s3.bucket} can be written, read and listed`);
    if (store.keepsVersions === null) return [works];
    const words = `the bucket ${env.s3.bucket} keeps older versions, which the key may not remove (${store.keepsVersions}): documents of erased orders stay in it. It needs s3:ListBucketVersions and s3:DeleteObjectVersion`;
    return [works, warning('Erased documents', words)];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
