import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decodeWebp, { init as startWebp } from '@jsquash/webp/decode.js';
import { emptyPicture } from '../pictures/grey-picture.ts';
import { pictureOrientation } from '../pictures/orientation.ts';
import { type PictureType, pictureSize } from '../pictures/picture-flaw.ts';
import { asShown } from './as-shown.ts';
import type { CodeLook } from './code-look.ts';
import { type Box, findCode, findCodeInFile } from './find-code.ts';

/** Looks for the QR code of a picture; one of too many pixels is not unpacked. */
export async function codeInPicture(
  path: string,
  mediaType: PictureType,
  maxPixels: number,
): Promise<CodeLook> {
  const size = await pictureSize(path, mediaType);
  if (size === null || size.width * size.height > maxPixels) return { outcome: 'failed' };
  const file = await readFile(path);
  const box = mediaType === 'image/webp' ? await inWebp(file) : await findCodeInFile(file, size);
  if (box === null) return { outcome: 'none', pages: 1, whole: true };
  const place = asShown(box, pictureOrientation(file, mediaType));
  return { outcome: 'readable', place: { page: 1, ...place } };
}

async function inWebp(file: Buffer): Promise<Box | null> {
  const wasm = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
  // Not in its types: there is no address to fetch it from.
  await (startWebp as (options: object) => Promise<void>)({ wasmBinary: readFileSync(wasm) });
  const { width, height, data: pixels } = await decodeWebp(new Uint8Array(file).buffer);
  const picture = emptyPicture(width, height);
  for (let at = 0; at < picture.grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(4 * at, 4 * at + 4);
    // On white paper, as it is shown.
    picture.grey[at] = 255 - ((255 - (red + 2 * green + blue) / 4) * alpha) / 255;
  }
  return findCode(picture);
}
