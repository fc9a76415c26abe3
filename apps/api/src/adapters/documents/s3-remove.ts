import {
  type DeleteMarkerEntry,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectVersion,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isMissing, proveAbsent, s3Reason } from './s3-client.ts';
import { VersionsKept } from './store.ts';

/** Where a list of versions goes on. */
type Page = { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined };

interface ObjectPlace {
  readonly Bucket: string;
  readonly Key: string;
}

/**
 * Removes an object with every version that the bucket keeps of it, the oldest first and the marks last: what is cut
 * in between is still found and goes on. One that is gone is fine.
 * @throws VersionsKept when nobody sees it any more, but the key may not remove what the bucket keeps of it
 */
export async function removeForGood(client: S3Client, place: ObjectPlace): Promise<void> {
  let reason = 'versions are not listed';
  try {
    const versions = await versionsOf(client, place);
    for (const VersionId of versions) {
      await client.send(new DeleteObjectCommand({ ...place, VersionId }));
    }
    if (versions.length > 0) return;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    reason = s3Reason(error);
  }
  // Without the rights to versions, or where nothing is known of them.
  if (await hide(client, place)) throw new VersionsKept(reason);
}

/** The ids of all that the bucket holds of it, in the order in which they are removed. */
async function versionsOf(client: S3Client, { Bucket, Key }: ObjectPlace): Promise<string[]> {
  const versions: string[] = [];
  const markers: string[] = [];
  let next: Page | null = {};
  while (next) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: Key, ...next }),
    );
    versions.push(...idsOf(Key, page.Versions));
    markers.push(...idsOf(Key, page.DeleteMarkers));
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page;
    // Others, whose keys begin with this one, come behind it.
    next = page.IsTruncated && KeyMarker === Key ? { KeyMarker, VersionIdMarker } : null;
  }
  return [...versions.reverse(), ...markers];
}

function idsOf(key: string, found: readonly (ObjectVersion | DeleteMarkerEntry)[] = []): string[] {
  return found.filter((one) => one.Key === key).map(({ VersionId = 'null' }) => VersionId);
}

/** Removes it as where no versions are kept. @returns whether the bucket says that it keeps one all the same */
async function hide(client: S3Client, place: ObjectPlace): Promise<boolean> {
  try {
    // A removal of what is hidden already would leave another mark each time.
    await client.send(new HeadObjectCommand(place));
  } catch (error) {
    if (!isMissing(error)) throw error;
    if (isHidden(error)) return true;
    // A bucket that is gone answers HEAD just as a file that is gone.
    await proveAbsent(client, place);
    return false;
  }
  const { DeleteMarker } = await client.send(new DeleteObjectCommand(place));
  return DeleteMarker === true;
}

function isHidden(error: unknown): boolean {
  const { $response } = error as { $response?: { headers?: Record<string, string> } };
  return $response?.headers?.['x-amz-delete-marker'] === 'true';
}

/** The service does not let us, or does not know what was asked. */
function isRefusal(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return [400, 403, 405, 501].includes($metadata?.httpStatusCode ?? 0);
}
