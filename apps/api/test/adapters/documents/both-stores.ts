import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestApp, testApp } from '../../support/app.ts';
import { filesBelow, storedFiles } from '../../support/files.ts';
import { startS3 } from '../../support/s3.ts';

/** A running server with one kind of store, and that store seen from behind. */
export interface StoreUnderTest {
  readonly app: TestApp;
  /** Files that are stored, temporary ones included. */
  files(): Promise<string[]>;
  /** Takes the whole store away, as a disk or a bucket can go. */
  takeAway(): Promise<void>;
  putBack(): Promise<void>;
  stop(): Promise<void>;
}

const env = { MARKETING_UPLOADS_URL: 'https://files.example.com/docs' };

/** Every kind of store that we have; one suite holds for all. */
export const kinds: readonly [string, () => Promise<StoreUnderTest>][] = [
  ['a directory', directoryStore],
  ['a bucket', bucketStore],
];

async function directoryStore(): Promise<StoreUnderTest> {
  const app = await testApp({ env });
  const root = join(app.dataDir, 'documents');
  return {
    app,
    files: () => storedFiles(app),
    takeAway: () => rename(root, `${root}-away`),
    putBack: () => rename(`${root}-away`, root),
    stop: app.stop,
  };
}

async function bucketStore(): Promise<StoreUnderTest> {
  const s3 = await startS3();
  const app = await testApp({ env: { ...env, ...s3.env } });
  return {
    app,
    files: async () => [
      ...(await storedFiles(app)),
      ...(await filesBelow(s3.bucketFolder)).filter((file) => file.endsWith('_object')),
    ],
    takeAway: s3.takeBucket,
    putBack: s3.returnBucket,
    async stop() {
      await app.stop();
      await s3.stop();
    },
  };
}
