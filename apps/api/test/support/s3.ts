import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts';

/** An S3 server of our own behind a wire that can be cut. */
export interface S3Server {
  /** The variables that lead to it. */
  readonly env: Record<string, string>;
  /** Where the bucket lies on this machine. */
  readonly bucketFolder: string;
  readonly wire: FaultyProxy;
  /** Takes the bucket away, and puts it back with all that it held. */
  takeBucket(): Promise<void>;
  returnBucket(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts it on a free port with one empty bucket.
 * @param lists it is asked for lists, whose signatures it works out without the slash behind the bucket
 */
export async function startS3({ lists = false } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'pabean-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: lists,
    configureBuckets: [{ name: 'documents' }],
  });
  const { port } = await server.run();
  const wire = await faultyProxy(port);
  const bucketFolder = join(directory, 'documents');
  const elsewhere = `${bucketFolder}-taken`;
  return {
    env: {
      S3_BUCKET: 'documents',
      S3_ENDPOINT: `http://127.0.0.1:${wire.port}`,
      // The server knows this one account.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
      S3_PREFIX: '/orders/2026/',
    },
    bucketFolder,
    wire,
    takeBucket: () => rename(bucketFolder, elsewhere),
    returnBucket: () => rename(elsewhere, bucketFolder),
    async stop() {
      await wire.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
