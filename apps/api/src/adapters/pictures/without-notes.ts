import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { UploadMediaType } from '@pabean/domain';
import type { ReceivedFile } from '../documents/receive.ts';
import { wipeJpeg } from './wipe-jpeg.ts';
import { wipePng } from './wipe-png.ts';
import { wipeWebp } from './wipe-webp.ts';

const wipes: Partial<Record<UploadMediaType, (file: Buffer) => number>> = {
  'image/jpeg': wipeJpeg,
  'image/png': wipePng,
  'image/webp': wipeWebp,
};

/**
 * Takes out of a received picture where it was taken, by which device and when (decision 064). Its pixels, colours
 * and orientation stay as they are, and the same file always becomes the same bytes.
 * @returns the file as it is now; the same one where there was nothing to take out
 */
export async function withoutNotes(received: ReceivedFile): Promise<ReceivedFile> {
  const wipe = received.mediaType === null ? undefined : wipes[received.mediaType];
  if (wipe === undefined) return received;
  const file = await readFile(received.path);
  const picture = file.subarray(0, wipe(file));
  const sha256 = createHash('sha256').update(picture).digest('hex');
  if (sha256 === received.sha256) return received;
  await writeFile(received.path, picture, { flush: true });
  return { ...received, size: picture.length, sha256 };
}
