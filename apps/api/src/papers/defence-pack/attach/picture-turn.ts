import { pictureOrientation } from '../../../adapters/pictures/orientation.ts';

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

/** The turn in the EXIF part of a picture; upright when that part is missing or cannot be read. */
export const pictureTurn = (bytes: Uint8Array, mediaType: string): Turn =>
  turns[pictureOrientation(bytes, mediaType) - 1] ?? asItIs;
