import { crc32, deflateSync } from 'node:zlib';
import { codeRows as rowsOf } from '../../src/seed/sample-code.ts';

export { codeDrawing } from '../../src/seed/sample-code.ts';

/** A QR code, dark modules true, of words that mean nothing. */
export function codeRows(words = 'SAMPLE DECLARATION, ONLY A PICTURE'): boolean[][] {
  return rowsOf(words);
}

/** A PDF with one page for each of these drawings. */
export function drawnPdf(
  drawings: readonly string[],
  { box = [595, 842], rotate = 0 }: { box?: readonly [number, number]; rotate?: number } = {},
): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${drawings.map((_, page) => `${2 * page + 3} 0 R`).join(' ')}]/Count ${drawings.length}>>`,
    ...drawings.flatMap((drawing, page) => [
      `<</Type/Page/Rotate ${rotate}/Parent 2 0 R/MediaBox[0 0 ${box.join(' ')}]/Contents ${2 * page + 4} 0 R>>`,
      `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    ]),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  // Readers find the objects by themselves where there is no table of them.
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`);
}

/** Grey pixels, a byte each. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** White paper with what is drawn on it: the shade of a place, or null where there is only paper. */
export function paper(
  width: number,
  height: number,
  shade: (x: number, y: number) => number | null,
): Grey {
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) grey[y * width + x] = shade(x, y) ?? 255;
  }
  return { width, height, grey };
}

/** The shade of a code around a middle, turned by degrees: its modules are so many pixels wide. */
export function codeShade(
  rows: boolean[][],
  middle: readonly [number, number],
  { scale = 4, turn = 0, dark = 0, light = 255 } = {},
) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (x: number, y: number): number | null => {
    const [across, down] = [x + 0.5 - middle[0], y + 0.5 - middle[1]];
    const column = Math.floor((across * cos + down * sin) / scale + rows.length / 2);
    const row = Math.floor((down * cos - across * sin) / scale + rows.length / 2);
    const module = rows[row]?.[column];
    return module === undefined ? null : module ? dark : light;
  };
}

/** A picture as a PNG of grey pixels. */
export function pngOf({ width, height, grey }: Grey): Buffer {
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    lines.set(grey.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(named, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}

/** What a camera notes that was held so (Exif, Orientation). */
const notes = (orientation: number) =>
  Buffer.from(`4d4d002a000000080001011200030000000100${hex(orientation)}000000000000`, 'hex');
const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** The same PNG with the notes of a camera. */
export function withNotes(png: Buffer, orientation: number): Buffer {
  const pixels = png.indexOf('IDAT') - 4;
  const added = chunk('eXIf', notes(orientation));
  return Buffer.concat([png.subarray(0, pixels), added, png.subarray(pixels)]);
}
