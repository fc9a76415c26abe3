import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import type { PictureSize } from './size.ts';
import type { WindowedFile } from './windowed-file.ts';

/** Samples of a pixel by colour type: grey, colour, palette, grey and colour with alpha. */
const samples = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const depths = new Set([1, 2, 4, 8, 16]);
const mostSide = 0x7fffffff;

/** The seven passes of an interlaced PNG: where the first pixel is, and how far the next. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The size in a PNG's header; null when it is not a PNG header. */
export async function readPngSize(file: WindowedFile): Promise<PictureSize | null> {
  const head = await file.read(0, 29);
  if (head.length < 29 || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
  const [depth = 0, colour = -1, , , interlaced] = head.subarray(24, 29);
  const perPixel = samples.get(colour);
  if (perPixel === undefined || !depths.has(depth)) return null;
  if (width > mostSide || height > mostSide) return null;
  const bytes = unpackedSize(width, height, depth * perPixel, interlaced === 1);
  return { width, height, isWhole: () => unpacksTo(file, bytes) };
}

function unpackedSize(
  width: number,
  height: number,
  bitsOfPixel: number,
  interlaced: boolean,
): number {
  const sizeOf = (columns: number, rows: number) =>
    columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * bitsOfPixel) / 8)) : 0;
  if (!interlaced) return sizeOf(width, height);
  return passes.reduce(
    (sum, [left, top, right, down]) =>
      sum + sizeOf(Math.ceil((width - left) / right), Math.ceil((height - top) / down)),
    0,
  );
}

/** Whether the data unpacks to as many bytes; nothing more than a piece is kept at a time. */
async function unpacksTo(file: WindowedFile, bytes: number): Promise<boolean> {
  let unpacked = 0;
  await pipeline(packedData(file), createInflate(), async (pieces) => {
    for await (const piece of pieces) {
      unpacked += piece.length;
      if (unpacked >= bytes) return;
    }
  }).catch(() => {
    // Broken data; what could be unpacked before it is what counts.
  });
  return unpacked >= bytes;
}

async function* packedData(file: WindowedFile): AsyncGenerator<Buffer> {
  let at = 8;
  while (at + 12 <= file.size) {
    const head = await file.read(at, 8);
    const end = at + 8 + head.readUInt32BE(0);
    const name = head.toString('latin1', 4, 8);
    if (name === 'IEND') return;
    if (name === 'IDAT') yield* file.pieces(at + 8, Math.min(end, file.size));
    at = end + 4;
  }
}
