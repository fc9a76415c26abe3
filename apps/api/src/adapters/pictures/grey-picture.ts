/** Grey pixels, row by row from the upper left, a byte each. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  /** The same pixels as a file. */
  readonly file: Uint8Array;
}

/**
 * A picture whose pixels are to be set. It is the plainest file there is, a head and the pixels (PGM): a
 * quarter of the usual four bytes a pixel, and no second copy to be read.
 */
export function emptyPicture(width: number, height: number): GreyPicture {
  const head = Buffer.from(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + width * height);
  file.set(head);
  return { width, height, grey: file.subarray(head.length), file };
}
