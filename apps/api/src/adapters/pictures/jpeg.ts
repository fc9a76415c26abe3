import type { PictureSize } from './size.ts';
import type { WindowedFile } from './windowed-file.ts';

/** The markers that begin a frame and tell its size: SOF0 to SOF15 without DHT, JPG and DAC. */
const frames = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
const startOfScan = 0xda;
/** More than any camera writes before the picture, stray bytes between segments included. */
const mostSteps = 50_000;
/**
 * A block of 64 points takes a bit at least, so a byte can stand for no more than this; half of it is
 * asked for, because a picture cut short is still one.
 */
const mostPixelsOfByte = 1024;

/** The size of the first frame of a JPEG; null when the file has none, or no data after it. */
export async function readJpegSize(file: WindowedFile): Promise<PictureSize | null> {
  let size: { width: number; height: number } | null = null;
  let at = 2;
  for (let n = 0; n < mostSteps && at + 4 <= file.size; n += 1) {
    const head = await file.read(at, 9);
    const marker = head[1] ?? 0;
    // Readers pass over stray bytes, and a marker may begin with more than one 255.
    if (head[0] !== 0xff || marker === 0xff || marker === 0) {
      at += 1;
      continue;
    }
    const length = head.readUInt16BE(2);
    if (length < 2) return null;
    if (frames.has(marker)) {
      if (head.length < 9) return null;
      size ??= { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
    }
    at += 2 + length;
    if (marker === startOfScan) return size && withData(size, file.size - at);
  }
  return null;
}

function withData(size: { width: number; height: number }, bytes: number): PictureSize {
  const fewest = Math.max(1, (size.width * size.height) / mostPixelsOfByte);
  return { ...size, isWhole: async () => bytes >= fewest };
}
