import type { PictureSize } from './size.ts';
import type { WindowedFile } from './windowed-file.ts';

/** Where the picture's data stands in the file. */
interface Chunk {
  readonly name: string;
  readonly at: number;
  readonly end: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Bytes of a frame's own header in an animation, before its picture. */
const frameHeader = 16;

/** The size of a WebP: its canvas if it names one, or that of its picture; null without a picture. */
export async function readWebpSize(file: WindowedFile): Promise<PictureSize | null> {
  let canvas: Size | null = null;
  for await (const chunk of chunksOf(file, 12)) {
    if (chunk.name === 'VP8X') canvas = await canvasSize(file, chunk);
    const inside = chunk.name === 'ANMF' ? await firstChunk(file, chunk) : chunk;
    const picture = inside && (await pictureSize(file, inside));
    if (picture) {
      const fits = canvas === null || chunk.name === 'ANMF' || same(canvas, picture);
      return { ...(canvas ?? picture), isWhole: async () => fits && chunk.end <= file.size };
    }
    // A canvas that is too large to unpack is refused by its size, whatever follows it.
  }
  return canvas && { ...canvas, isWhole: async () => false };
}

async function* chunksOf(file: WindowedFile, from: number): AsyncGenerator<Chunk> {
  for (let at = from; at + 8 <= file.size; ) {
    const chunk = await chunkAt(file, at);
    if (chunk === null) return;
    yield chunk;
    // Chunks begin at even places.
    at = chunk.end + ((chunk.end - chunk.at) % 2);
  }
}

async function chunkAt(file: WindowedFile, at: number): Promise<Chunk | null> {
  const head = await file.read(at, 8);
  if (head.length < 8) return null;
  return { name: head.toString('latin1', 0, 4), at: at + 8, end: at + 8 + head.readUInt32LE(4) };
}

/** The picture of a frame stands after the frame's header, and after its transparency if any. */
async function firstChunk(file: WindowedFile, frame: Chunk): Promise<Chunk | null> {
  for await (const chunk of chunksOf(file, frame.at + frameHeader)) {
    if (chunk.at > frame.end) return null;
    if (chunk.name.startsWith('VP8')) return chunk;
  }
  return null;
}

async function canvasSize(file: WindowedFile, { at }: Chunk): Promise<Size | null> {
  const head = await file.read(at, 10);
  if (head.length < 10) return null;
  return { width: 1 + head.readUIntLE(4, 3), height: 1 + head.readUIntLE(7, 3) };
}

async function pictureSize(file: WindowedFile, { name, at }: Chunk): Promise<Size | null> {
  const head = await file.read(at, 10);
  if (name === 'VP8L' && head.length >= 5 && head[0] === 0x2f) {
    const bits = head.readUInt32LE(1);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (name !== 'VP8 ' || head.length < 10 || head.readUIntBE(3, 3) !== 0x9d012a) return null;
  return { width: head.readUInt16LE(6) & 0x3fff, height: head.readUInt16LE(8) & 0x3fff };
}

function same(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}
