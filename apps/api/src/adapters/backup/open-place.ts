import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { type Env, startDirectories } from '../../core/env.ts';
import { ConfigurationError } from '../../core/expected-failure.ts';
import { openDiskPlace } from './disk-place.ts';
import type { BackupPlace } from './place.ts';

/**
 * Opens the place that an operator named: a directory, or `s3://bucket/prefix`.
 * @throws ConfigurationError when the bucket's key is not configured
 */
export async function openPlace(name: string, env: Env): Promise<BackupPlace> {
  const bucket = /^s3:\/\/([^/@\s]+)\/?(.*)$/.exec(name);
  if (bucket) {
    if (!env.backupS3) {
      throw new ConfigurationError(
        'A backup in a bucket needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or those of the documents.',
      );
    }
    const prefix = (bucket[2] ?? '').replace(/\/+$/, '').replace(/.$/, '$&/');
    // Its client is large: it is loaded where it is used.
    const { openS3Place } = await import('./s3-place.ts');
    return openS3Place({ ...env.backupS3, bucket: bucket[1] as string, prefix });
  }
  if (/^[a-z0-9]+:\/\//i.test(name)) {
    throw new ConfigurationError('A backup lies in a directory or in s3://bucket/prefix.');
  }
  return openDiskPlace(absolute(name));
}

/** Where the command was called counts; package managers change into the root. */
function absolute(path: string): string {
  if (isAbsolute(path)) return resolve(path);
  const paths = startDirectories().map((directory) => resolve(directory, path));
  return paths.find((one) => existsSync(one)) ?? (paths.at(-1) as string);
}
