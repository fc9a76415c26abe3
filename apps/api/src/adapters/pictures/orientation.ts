const app1 = 0xe1;
const startOfScan = 0xda;
/** The letters of names, four to a number. */
const names = { Exif: 0x45786966, eXIf: 0x65584966, IDAT: 0x49444154 };
const orientationTag = 0x0112;
/** As it is stored. */
const upright = 1;

/**
 * Where the notes of the camera begin, a TIFF header, by the kind of picture; null without any. A WebP may have
 * some too, but Chromium shows it as it is stored.
 */
const notesOf: Readonly<Record<string, (file: DataView) => number | null>> = {
  'image/jpeg': notesOfJpeg,
  'image/png': notesOfPng,
};

/**
 * How a picture is turned before it is shown (Exif 2.32, 4.6.5.A, Orientation): 1 to 8, 1 as it is stored. A
 * camera stores what its sensor saw, and which way it was held; browsers turn it by that. 1 too
 * where that part is missing or cannot be read.
 */
export function pictureOrientation(bytes: Uint8Array, mediaType: string): number {
  return orUpright(bytes, (file) => {
    const notes = notesOf[mediaType]?.(file) ?? null;
    return notes === null ? upright : inTiff(file, notes);
  });
}

/** The same of the notes alone, which begin with their TIFF header. */
export const tiffOrientation = (notes: Uint8Array): number =>
  orUpright(notes, (file) => inTiff(file, 0));

function orUpright(bytes: Uint8Array, read: (file: DataView) => number): number {
  try {
    return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // It points beyond its own end.
    if (!(error instanceof RangeError)) throw error;
    return upright;
  }
}

function notesOfJpeg(file: DataView): number | null {
  for (let at = 2; file.getUint8(at) === 0xff; at += 2 + file.getUint16(at + 2)) {
    const marker = file.getUint8(at + 1);
    if (marker === startOfScan) return null;
    if (marker === app1 && file.getUint32(at + 4) === names.Exif) return at + 10;
  }
  return null;
}

function notesOfPng(file: DataView): number | null {
  for (let at = 8; ; at += 12 + file.getUint32(at)) {
    const name = file.getUint32(at + 4);
    if (name === names.eXIf) return at + 8;
    // Behind the pixels nobody heeds it.
    if (name === names.IDAT) return null;
  }
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
