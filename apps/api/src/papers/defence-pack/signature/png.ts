import { inflateSync } from 'node:zlib';
import type { DrawnSignature } from '@pabean/api-client/contract';

const magic = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bytes of one pixel by colour type: grey, colour, palette, both of the former with alpha. */
const channels = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const mostPixels = 2_000_000;

/**
 * A PNG whose header is plain and whose picture unpacks to exactly the size that the header says:
 * neither a bomb nor a broken file reaches the library that draws it.
 */
export function checkedPng(bytes: Buffer): DrawnSignature | null {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(magic)) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colour, , , interlaced] = bytes.subarray(24, 29);
  const perPixel = channels.get(colour ?? -1);
  if (depth !== 8 || perPixel === undefined || interlaced !== 0) return null;
  if (width === 0 || height === 0 || width * height > mostPixels) return null;
  const chunks = readChunks(bytes);
  if (chunks === null || (colour === 3 && !chunks.palette)) return null;
  const size = height * (1 + width * perPixel);
  try {
    const picture = inflateSync(chunks.picture, { maxOutputLength: size });
    if (picture.length !== size) return null;
    // The first byte of a row says how the row was packed: 0 to 4.
    for (let at = 0; at < size; at += 1 + width * perPixel) {
      if ((picture[at] ?? 5) > 4) return null;
    }
  } catch {
    return null;
  }
  return { kind: 'png', base64: bytes.toString('base64'), width, height };
}

function readChunks(bytes: Buffer): { picture: Buffer; palette: boolean } | null {
  const picture: Buffer[] = [];
  let palette = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IEND') return { picture: Buffer.concat(picture), palette };
    if (name === 'IDAT') picture.push(bytes.subarray(at + 8, at + 8 + length));
    if (name === 'PLTE') palette = length >= 3 * 256 || (length > 0 && length % 3 === 0);
    at += 12 + length;
  }
  return null;
}
