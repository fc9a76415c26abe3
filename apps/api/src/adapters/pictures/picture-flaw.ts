import { open } from 'node:fs/promises';
import type { UploadMediaType } from '@pabean/domain';
import { readJpegSize } from './jpeg.ts';
import { readPngSize } from './png.ts';
import type { PictureSize } from './size.ts';
import { readWebpSize } from './webp.ts';
import { WindowedFile } from './windowed-file.ts';

/** Why a picture is of no use: it is not what its header says, or it is too large to unpack. */
export type PictureFlaw = 'no-picture' | 'too-many-pixels';

export type PictureType = Exclude<UploadMediaType, 'application/pdf'>;

/** A page of A4 scanned with 600 dots per inch has 35 million. */
export const mostPixels = 100_000_000;

const readers: Record<PictureType, (file: WindowedFile) => Promise<PictureSize | null>> = {
  'image/png': readPngSize,
  'image/jpeg': readJpegSize,
  'image/webp': readWebpSize,
};

/**
 * Looks whether a picture's file holds a picture of the size that it claims. Nothing is drawn: a PNG
 * is unpacked and thrown away piece by piece, of the others the data must be there and long enough.
 */
export async function pictureFlaw(
  path: string,
  mediaType: PictureType,
): Promise<PictureFlaw | null> {
  return withSize(path, mediaType, async (picture) => {
    if (picture === null || picture.width < 1 || picture.height < 1) return 'no-picture';
    if (picture.width * picture.height > mostPixels) return 'too-many-pixels';
    return (await picture.isWhole()) ? null : 'no-picture';
  });
}

/** The width and height that a picture's header claims; null where it has none that can be read. */
export function pictureSize(path: string, mediaType: PictureType) {
  return withSize(path, mediaType, async (picture) => picture);
}

async function withSize<Result>(
  path: string,
  mediaType: PictureType,
  judge: (picture: PictureSize | null) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path);
  try {
    const file = new WindowedFile(handle, (await handle.stat()).size);
    return await judge(await readers[mediaType](file));
  } finally {
    await handle.close();
  }
}
