import { tiffOrientation } from './orientation.ts';

/** As a picture is shown that has no notes. */
const upright = 1;
const mostTurned = 8;
/** A TIFF header, one entry with its value at 18, and no directory behind it (Exif 2.32, 4.5). */
const oneEntry = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex');
const valueAt = 18;

/**
 * Leaves of the camera's notes, a TIFF header and all behind it, which way the picture is turned. The place, the
 * device, its numbers, the hour and the small picture go.
 * @returns false where nothing is left: the picture is shown as it is stored
 */
export function keepOnlyOrientation(notes: Buffer): boolean {
  const orientation = tiffOrientation(notes);
  notes.fill(0);
  const isTurned = orientation > upright && orientation <= mostTurned;
  if (!isTurned || notes.length < oneEntry.length) return false;
  oneEntry.copy(notes);
  notes.writeUInt16LE(orientation, valueAt);
  return true;
}
