import { randomUUID } from 'node:crypto';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { ConfigurationError, ExpectedFailure } from '../../core/expected-failure.ts';
import { proveAbsent, type S3Settings, s3Reason } from './s3-client.ts';
import { removeForGood } from './s3-remove.ts';
import { VersionsKept } from './store.ts';

/**
 * Proves at start that the bucket is there and that the key may write, look and remove.
 * @returns why older versions of what is removed stay there; null where none do
 * @throws ExpectedFailure in one line that names the variable to look at
 */
export async function checkAtStart(client: S3Client, settings: S3Settings): Promise<string | null> {
  const place = { Bucket: settings.bucket, Key: `${settings.prefix}probe-${randomUUID()}` };
  let keepsVersions: string | null = null;
  try {
    await client.send(new PutObjectCommand({ ...place, Body: Buffer.from('probe') }));
    await removeForGood(client, place);
  } catch (error) {
    if (!(error instanceof VersionsKept)) throw explained(error, settings);
    keepsVersions = error.message;
  }
  // Without the right to list, a service calls a missing file forbidden: we could not tell.
  await proveAbsent(client, place).catch((error) => {
    throw new ConfigurationError(
      `The S3 key may not list bucket ${settings.bucket}: ${s3Reason(error)}. It needs s3:ListBucket beside s3:GetObject, s3:PutObject and s3:DeleteObject.`,
    );
  });
  return keepsVersions;
}

function explained(error: unknown, settings: S3Settings): ExpectedFailure {
  const { bucket, region, endpoint } = settings;
  const where = endpoint ? new URL(endpoint).host : `Amazon S3 in ${region}`;
  const reason = s3Reason(error);
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  switch ($metadata?.httpStatusCode) {
    case 404:
      return new ConfigurationError(`There is no bucket ${bucket} at ${where}: see S3_BUCKET.`);
    case 301:
    case 400:
      return new ConfigurationError(
        `${where} does not take requests for bucket ${bucket}: ${reason}. See S3_REGION, S3_ENDPOINT and S3_FORCE_PATH_STYLE.`,
      );
    case 401:
    case 403:
      return new ConfigurationError(
        `${where} refuses the key for bucket ${bucket}: ${reason}. See S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and the rights of that key.`,
      );
    default:
      return new ExpectedFailure(
        `The object storage at ${where} does not answer: ${reason}. See S3_ENDPOINT.`,
      );
  }
}
