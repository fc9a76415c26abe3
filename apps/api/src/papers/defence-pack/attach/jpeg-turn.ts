/** How a picture lies in its file: a camera that was held upright writes it lying, and says so. */
export interface Turn {
  /** Degrees clockwise by which it has to be turned to stand. */
  readonly angle: 0 | 90 | 180 | 270;
  /** Left and right are exchanged, before it is turned. */
  readonly mirrored: boolean;
}

const asItIs: Turn = { angle: 0, mirrored: false };

/** By the value of EXIF's Orientation, 1 to 8. */
const turns: readonly Turn[] = [
  asItIs,
  { angle: 0, mirrored: true },
  { angle: 180, mirrored: false },
  { angle: 180, mirrored: true },
  { angle: 270, mirrored: true },
  { angle: 90, mirrored: false },
  { angle: 90, mirrored: true },
  { angle: 270, mirrored: false },
];

const app1 = 0xe1;
const startOfScan = 0xda;
const orientationTag = 0x0112;

/** The turn in the EXIF part of a JPEG; upright when that part is missing or cannot be read. */
export function jpegTurn(bytes: Uint8Array): Turn {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (let at = 2; file.getUint8(at) === 0xff; at += 2 + file.getUint16(at + 2)) {
      const marker = file.getUint8(at + 1);
      if (marker === startOfScan) return asItIs;
      if (marker !== app1 || file.getUint32(at + 4) !== 0x45786966) continue;
      return turns[orientationOf(file, at + 10) - 1] ?? asItIs;
    }
  } catch (error) {
    // It points beyond its own end.
    if (!(error instanceof RangeError)) throw error;
  }
  return asItIs;
}

/** The Orientation of a TIFF header that begins here; 1 without one. */
function orientationOf(file: DataView, start: number): number {
  const little = file.getUint16(start) === 0x4949;
  const directory = start + file.getUint32(start + 4, little);
  const entries = file.getUint16(directory, little);
  for (let n = 0; n < entries; n += 1) {
    const entry = directory + 2 + n * 12;
    if (file.getUint16(entry, little) === orientationTag) return file.getUint16(entry + 8, little);
  }
  return 1;
}
