import type { Box } from './find-code.ts';

/** How a picture is turned before it is shown, 1 to 8 (Exif 2.32, 4.6.5.A); 1 is as it is stored. */
export type Orientation = number;

const orientationTag = 0x0112;

/** The orientation in the Exif part of a JPEG: a phone stores what its sensor saw, and which way it was held. */
export function orientationOf(file: Buffer): Orientation {
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff; ) {
    const length = file.readUInt16BE(at + 2);
    const part = file.subarray(at + 4, at + 2 + length);
    if (file[at + 1] === 0xe1 && part.toString('latin1', 0, 6) === 'Exif\0\0') {
      return inTiff(part.subarray(6)) ?? 1;
    }
    // The picture begins.
    if (file[at + 1] === 0xda || length < 2) break;
    at += 2 + length;
  }
  return 1;
}

function inTiff(tiff: Buffer): Orientation | null {
  if (tiff.length < 10) return null;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const entries = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (entries + 2 > tiff.length) return null;
  for (
    let n = 0, at = entries + 2;
    n < short(entries) && at + 12 <= tiff.length;
    n += 1, at += 12
  ) {
    if (short(at) === orientationTag) return short(at + 8);
  }
  return null;
}

/** A box of the stored picture where it stands in the shown one. */
export function asShown(box: Box, orientation: Orientation): Box {
  const { left, top, width, height } = box;
  const right = rest(left, width);
  const bottom = rest(top, height);
  const turned = { width: height, height: width };
  switch (orientation) {
    case 2:
      return { ...box, left: right };
    case 3:
      return { ...box, left: right, top: bottom };
    case 4:
      return { ...box, top: bottom };
    case 5:
      return { left: top, top: left, ...turned };
    case 6:
      return { left: bottom, top: left, ...turned };
    case 7:
      return { left: bottom, top: right, ...turned };
    case 8:
      return { left: top, top: right, ...turned };
    default:
      return box;
  }
}

/** What is left beside a stretch, without the dust of binary fractions. */
const rest = (from: number, length: number) =>
  Math.round(10_000 * Math.max(0, 1 - from - length)) / 10_000;
