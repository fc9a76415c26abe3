import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { receiveFile } from '../documents/receive.ts';
import { resumingStream } from '../documents/resuming.ts';
import { makeS3Client, type S3Settings, s3Reason } from '../documents/s3-client.ts';
import { putFile } from '../documents/s3-put.ts';
import { removeForGood } from '../documents/s3-remove.ts';
import { VersionsKept } from '../documents/store.ts';
import { BackupFault, type BackupPlace } from './place.ts';
import { inScratch } from './scratch.ts';

const patience = { connect: 5_000, silence: 30_000 };

/**
 * Backups in a bucket. A file is whole on this machine before it is sent, signed with its hash; a
 * service shows it whole or not at all. One file may have 5 GB, which is S3's own limit for one request.
 */
export function openS3Place(settings: S3Settings): BackupPlace {
  const client = makeS3Client(settings, patience);
  const label = `s3://${settings.bucket}/${settings.prefix}`.replace(/\/$/, '');
  let keeps: string | null = null;
  const at = (name: string) => ({ Bucket: settings.bucket, Key: settings.prefix + name });
  const failed =
    (doing: string) =>
    (error: unknown): never => {
      throw new ExpectedFailure(`${label} does not let us ${doing}: ${s3Reason(error)}.`);
    };
  async function* pages({ Bucket, Key }: ReturnType<typeof at>, Delimiter?: string) {
    let token: string | undefined;
    do {
      const page = await client
        .send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: Key,
            ...(Delimiter && { Delimiter }),
            ...(token && { ContinuationToken: token }),
          }),
        )
        .catch(failed('list'));
      yield page;
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }

  return {
    label,
    async *list(folder) {
      for await (const page of pages(at(`${folder}/`))) {
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          yield { name: Key.slice(settings.prefix.length), size: Size };
        }
      }
    },
    async folders(folder) {
      const prefix = at(`${folder}/`);
      const names: string[] = [];
      for await (const page of pages(prefix, '/')) {
        for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
          names.push(Prefix.slice(prefix.Key.length, -1));
        }
      }
      return names;
    },
    async has(name) {
      const file = at(name);
      for await (const { Contents = [] } of pages(file)) {
        // The shortest name with this beginning comes first.
        return Contents[0]?.Key === file.Key;
      }
      return false;
    },
    write: (name, content) =>
      inScratch('work', async (folder) => {
        try {
          const file = await receiveFile(folder, content, name);
          const { size, sha256 } = file;
          const plain = { ...file, mediaType: null };
          await putFile(client, at(name), plain, () => createReadStream(file.path)).catch(
            failed('write'),
          );
          return { size, sha256 };
        } finally {
          content.destroy();
        }
      }),
    read: (name) =>
      resumingStream(async (from) => {
        const range = from > 0 ? { Range: `bytes=${from}-` } : {};
        const found = await client
          .send(new GetObjectCommand({ ...at(name), ...range }))
          .catch((error) => {
            const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
            if ($metadata?.httpStatusCode === 404) throw new BackupFault(`${name} is not there`);
            return failed('read')(error);
          });
        return { stream: found.Body as Readable, size: found.ContentLength ?? 0 };
      }, failed('read')),
    async remove(name) {
      await removeForGood(client, at(name)).catch((error) => {
        if (!(error instanceof VersionsKept)) return failed('remove')(error);
        // Many an operator wants it so: a key that was stolen must not be able to remove the backups.
        keeps = error.message;
      });
    },
    keepsVersions: () => keeps,
  };
}
