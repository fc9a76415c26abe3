import { keepOnlyOrientation } from './only-orientation.ts';

/** The picture, its colours and its movement. */
const pictureParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Some writers put it before the notes, as in a JPEG. */
const exif = 'Exif\0\0';

/**
 * Wipes what stands beside the picture of a WebP, in place: the notes of the camera but its orientation, those of
 * editors, what is unknown.
 * @returns where the picture ends
 */
export function wipeWebp(file: Buffer): number {
  const whole = 8 + file.readUInt32LE(4);
  let pictureEnd = 12;
  let at = 12;
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + length, file.length);
    const name = file.toString('latin1', at, at + 4);
    if (pictureParts.has(name)) pictureEnd = end;
    else wipeChunk(name, file.subarray(at + 8, end));
    at = end + (length % 2);
  }
  // A file that says a wrong size is shown all the same.
  return whole >= pictureEnd ? Math.min(whole, file.length) : file.length;
}

function wipeChunk(name: string, content: Buffer): void {
  const isPrefixed = content.toString('latin1', 0, exif.length) === exif;
  const notes = content.subarray(isPrefixed ? exif.length : 0);
  if (name !== 'EXIF' || !keepOnlyOrientation(notes)) content.fill(0);
}
