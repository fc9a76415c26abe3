import { crc32 } from 'node:zlib';
import { keepOnlyOrientation } from './only-orientation.ts';

/** Chunks that a reader may skip and that tell how the picture is to be shown. */
const pictureParts = new Set([
  ...['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'hIST', 'pHYs', 'sPLT'],
  ...['cICP', 'mDCV', 'cLLI', 'acTL', 'fcTL', 'fdAT'],
]);
/** A name that no reader knows and every reader skips, by the case of its letters (PNG, 5.4). */
const nothing = 'voId';

/**
 * Wipes what stands beside the picture of a PNG, in place: the notes of the camera but its orientation, texts, the
 * hour, what programs keep there.
 * @returns where the picture ends
 */
export function wipePng(file: Buffer): number {
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) break;
    const chunk = file.subarray(at + 4, end - 4);
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'IEND') return end;
    if (isSkipped(name) && !pictureParts.has(name)) {
      if (name !== 'eXIf' || !keepOnlyOrientation(chunk.subarray(4))) chunk.fill(0).write(nothing);
      file.writeUInt32BE(crc32(chunk), end - 4);
    }
    at = end;
  }
  return file.length;
}

/** Small letters come first in what a reader may skip. */
const isSkipped = (name: string): boolean => /^[a-z]/.test(name);
