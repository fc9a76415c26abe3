import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import { openArriving, receiveInto, sweepArriving } from './arriving.ts';
import { resumingStream } from './resuming.ts';
import { checkAtStart } from './s3-check.ts';
import {
  isMissing,
  makeS3Client,
  proveAbsent,
  type S3Patience,
  type S3Settings,
  s3Reason,
} from './s3-client.ts';
import { putFile } from './s3-put.ts';
import { removeForGood } from './s3-remove.ts';
import { type DocumentStore, keyFor, storeUnavailable, VersionsKept } from './store.ts';

/** Whoever waits for a silent service has their answer within ten seconds. */
const usualPatience: S3Patience = { connect: 3_000, silence: 8_000 };

/**
 * Documents in a bucket of any service that speaks S3. The bucket stays private: people read
 * through us. An upload is received whole on this machine first, so that its hash is known and a
 * sender who goes away costs the bucket nothing.
 */
export async function openS3Store(
  settings: S3Settings,
  root: string,
  logger: Logger,
  patience = usualPatience,
): Promise<DocumentStore> {
  const client = makeS3Client(settings, patience);
  const keepsVersions = await checkAtStart(client, settings);
  if (keepsVersions !== null) {
    logger.warn({ reason: keepsVersions }, 'the bucket keeps older versions of removed documents');
  }
  const arriving = await openArriving(root);

  const place = (key: string) => ({ Bucket: settings.bucket, Key: settings.prefix + key });
  const failed = (doing: string) => (error: unknown) => {
    logger.error({ reason: s3Reason(error), doing }, 'document store failed');
    throw storeUnavailable();
  };

  return {
    receive: (stream, originalName) => receiveInto(arriving, stream, originalName, logger),
    sweepArrivals: () => sweepArriving(arriving),
    async keep(file, key = keyFor(file)) {
      await putFile(client, place(key), file, () => createReadStream(file.path)).catch(
        failed('keep'),
      );
      await file.discard();
      return key;
    },
    async size(key) {
      const found = await client.send(new HeadObjectCommand(place(key))).catch(async (error) => {
        if (!isMissing(error)) return failed('size')(error);
        // A bucket that is gone answers HEAD just as a file that is gone.
        await proveAbsent(client, place(key)).catch(failed('size'));
        return null;
      });
      return found && (found.ContentLength ?? 0);
    },
    read: (key, range) =>
      resumingStream(async (from) => {
        const start = (range?.start ?? 0) + from;
        const found = await client
          .send(
            new GetObjectCommand({
              ...place(key),
              ...((start > 0 || range) && { Range: `bytes=${start}-${range?.end ?? ''}` }),
            }),
          )
          .catch(failed('read'));
        return { stream: found.Body as Readable, size: found.ContentLength ?? 0 };
      }, failed('read')),
    async remove(key) {
      await removeForGood(client, place(key)).catch((error) => {
        // It is gone for everybody who reads: housekeeping tells what is left.
        if (error instanceof VersionsKept) throw error;
        return failed('remove')(error);
      });
    },
    keepsVersions,
    async check() {
      await proveAbsent(client, place('no-such-document'));
    },
  };
}
