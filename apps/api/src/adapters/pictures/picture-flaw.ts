import { open } from 'node:fs/promises';
import type { UploadMediaType } from '@pabean/domain';
import { readJpegSize } from './jpeg.ts';
import { readPngSize } from './png.ts';
import type { PictureSize } from './size.ts';
import { readWebpSize } from './webp.ts';
import { WindowedFile } from './windowed-file.ts';

/** Why a picture is of no use: it is not what its header says, or it is too large to unpack. */
export type PictureFlaw = 'no-picture' | 'too-many-pixels';

/** A page of A4 scanned with 600 dots per inch has 35 million. */
const mostPixels = 100_000_000;

const readers: Record<
  Exclude<UploadMediaType, 'application/pdf'>,
  (file: WindowedFile) => Promise<PictureSize | null>
> = { 'image/png': readPngSize, 'image/jpeg': readJpegSize, 'image/webp': readWebpSize };

/**
 * Looks whether a picture's file holds a picture of the size that it claims. Nothing is drawn: a PNG
 * is unpacked and thrown away piece by piece, of the others the data must be there and long enough.
 */
export async function pictureFlaw(
  path: string,
  mediaType: keyof typeof readers,
): Promise<PictureFlaw | null> {
  const handle = await open(path);
  try {
    const file = new WindowedFile(handle, (await handle.stat()).size);
    const picture = await readers[mediaType](file);
    if (picture === null || picture.width < 1 || picture.height < 1) return 'no-picture';
    if (picture.width * picture.height > mostPixels) return 'too-many-pixels';
    return (await picture.isWhole()) ? null : 'no-picture';
  } finally {
    await handle.close();
  }
}
