const app1 = 0xe1;
const startOfScan = 0xda;
const orientationTag = 0x0112;
/** As it is stored. */
const upright = 1;

/**
 * How a JPEG is turned before it is shown (Exif 2.32, 4.6.5.A, Orientation): 1 to 8, 1 as it is stored. A
 * camera stores what its sensor saw, and which way it was held. 1 too where that part is missing or
 * cannot be read.
 */
export function jpegOrientation(bytes: Uint8Array): number {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (let at = 2; file.getUint8(at) === 0xff; at += 2 + file.getUint16(at + 2)) {
      const marker = file.getUint8(at + 1);
      if (marker === startOfScan) return upright;
      if (marker !== app1 || file.getUint32(at + 4) !== 0x45786966) continue;
      return inTiff(file, at + 10);
    }
  } catch (error) {
    // It points beyond its own end.
    if (!(error instanceof RangeError)) throw error;
  }
  return upright;
}

/** The Orientation of a TIFF header that begins here. */
function inTiff(file: DataView, start: number): number {
  const little = file.getUint16(start) === 0x4949;
  const directory = start + file.getUint32(start + 4, little);
  const entries = file.getUint16(directory, little);
  for (let n = 0; n < entries; n += 1) {
    const entry = directory + 2 + n * 12;
    if (file.getUint16(entry, little) === orientationTag) return file.getUint16(entry + 8, little);
  }
  return upright;
}
