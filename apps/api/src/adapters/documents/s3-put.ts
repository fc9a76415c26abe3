import type { Readable } from 'node:stream';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ReceivedFile } from './receive.ts';

/** A second time costs little; a third would only keep a person waiting. */
const tries = 2;

/**
 * Streams a received file into the bucket. The request is signed with the hash that we took while
 * receiving, so a service refuses bytes that changed on the way, whatever checksums it knows. The
 * client itself cannot try again with a stream that it has begun to read: we open a new one.
 */
export async function putFile(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
  file: ReceivedFile,
  open: () => Readable,
): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    const body = open();
    try {
      const command = new PutObjectCommand({
        ...place,
        Body: body,
        ContentLength: file.size,
        ...(file.mediaType && { ContentType: file.mediaType }),
      });
      command.middlewareStack.add(
        (next) => (args) => {
          const request = args.request as { headers: Record<string, string> };
          request.headers['x-amz-content-sha256'] = file.sha256;
          return next(args);
        },
        { step: 'build', name: 'hashOfReceivedFile' },
      );
      await client.send(command);
      return;
    } catch (error) {
      if (left === 0 || isRefusal(error) || isSilence(error)) throw error;
    } finally {
      body.destroy();
    }
  }
}

/** Whoever sends the document has waited long enough by then. */
function isSilence(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string };
  // The client gives connections that were cut the same name, with the system's code.
  return name === 'TimeoutError' && (code === undefined || code === 'ETIMEDOUT');
}

/** The service understood and said no: it will say so again. */
function isRefusal(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 300 && status < 500;
}
