import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { pictureTurn } from '../../../src/papers/defence-pack/attach/picture-turn.ts';
import { putPages } from '../../../src/papers/defence-pack/attach/put-pages.ts';
import { paper as grey, pngOf, withNotes } from '../../support/codes.ts';

const room = { left: 48, bottom: 66, width: 500, height: 700 };

/** A JPEG of 40 x 20 points whose camera noted how it was held; its size is all that is read here. */
function jpeg(orientation: number | null, order: 'II' | 'MM' = 'MM'): Buffer {
  const u16 = (value: number) => {
    const two = Buffer.alloc(2);
    if (order === 'II') two.writeUInt16LE(value);
    else two.writeUInt16BE(value);
    return two;
  };
  const u32 = (value: number) => (order === 'II' ? [u16(value), u16(0)] : [u16(0), u16(value)]);
  const exif = Buffer.concat([
    Buffer.from(`Exif\0\0${order}`, 'latin1'),
    u16(42),
    ...u32(8),
    u16(2),
    ...[u16(0x010f), u16(2), ...u32(1), ...u32(0)],
    ...[u16(0x0112), u16(3), ...u32(1), u16(orientation ?? 1), u16(0)],
    ...u32(0),
  ]);
  const app1 = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 20, 0, 40, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9];
  const beginning = Buffer.from([0xff, 0xd8]);
  const more = orientation === null ? [] : [app1];
  return Buffer.concat([beginning, ...more, Buffer.from([...frame, ...scan])]);
}

type Matrix = [number, number, number, number, number, number];
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** Where the corners of the picture's file stand on the page. */
async function corners(bytes: Buffer, mediaType = 'image/jpeg') {
  const paper = await PDFDocument.create();
  paper.addPage([595, 842]);
  const source = { kind: 'picture', mediaType, bytes } as const;
  const pdf = Buffer.from(await putPages(await paper.save(), source, 1, room));
  const parts = pdf.toString('latin1').split(/stream\r?\n/);
  const drawing = parts
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1'), { finishFlush: 2 }).toString('latin1');
      } catch {
        return '';
      }
    })
    .find((text) => text.includes(' Do'));
  const steps = Array.from((drawing ?? '').matchAll(/^(.+) cm$/gm), ([, numbers = '']) =>
    numbers.split(' ').map(Number),
  ) as Matrix[];
  const whole = steps.reduce((outer, inner) => times(inner, outer), [1, 0, 0, 1, 0, 0] as Matrix);
  const at = (x: number, y: number) => ({
    x: Math.round(whole[0] * x + whole[2] * y + whole[4]),
    y: Math.round(whole[1] * x + whole[3] * y + whole[5]),
  });
  return { topLeft: at(0, 1), topRight: at(1, 1), bottomLeft: at(0, 0) };
}

const [lyingX, lyingTop] = [278, 766];
const [lying, standing] = [
  { left: lyingX, right: lyingX + 40, top: lyingTop, bottom: lyingTop - 20 },
  { left: 288, right: 308, top: 766, bottom: 726 },
];
const lies = (x: 'left' | 'right', y: 'top' | 'bottom') => ({ x: lying[x], y: lying[y] });
const stands = (x: 'left' | 'right', y: 'top' | 'bottom') => ({ x: standing[x], y: standing[y] });

test.each([
  [1, lies('left', 'top'), lies('right', 'top')],
  [2, lies('right', 'top'), lies('left', 'top')],
  [3, lies('right', 'bottom'), lies('left', 'bottom')],
  [4, lies('left', 'bottom'), lies('right', 'bottom')],
  [5, stands('left', 'top'), stands('left', 'bottom')],
  [6, stands('right', 'top'), stands('right', 'bottom')],
  [7, stands('right', 'bottom'), stands('right', 'top')],
  [8, stands('left', 'bottom'), stands('left', 'top')],
])('a photograph with orientation %i stands upright', async (orientation, topLeft, topRight) => {
  expect(await corners(jpeg(orientation))).toMatchObject({ topLeft, topRight });
  expect(await corners(jpeg(orientation, 'II'))).toMatchObject({ topLeft, topRight });
});

test('a PNG stands as browsers show it, who read the notes of a camera in it too', async () => {
  const png = pngOf(grey(40, 20, () => null));
  const [topLeft, topRight] = [stands('right', 'top'), stands('right', 'bottom')];
  expect(await corners(withNotes(png, 6), 'image/png')).toMatchObject({ topLeft, topRight });
  expect(await corners(png, 'image/png')).toMatchObject({ topLeft: lies('left', 'top') });
  expect(pictureTurn(withNotes(png, 6).subarray(0, 60), 'image/png')).toEqual(pictureTurn(png, ''));
});

describe('stands as it is without a readable orientation:', () => {
  const asItIs = { angle: 0, mirrored: false };
  test.each([
    ['none', jpeg(null)],
    ['one that is no orientation', jpeg(9)],
    ['zero', jpeg(0)],
    ['nothing', Buffer.from([0xff, 0xd8])],
  ])('%s', (_what, bytes) => {
    expect(pictureTurn(bytes, 'image/jpeg')).toEqual(asItIs);
  });

  test('a file that is cut anywhere', () => {
    const whole = jpeg(6);
    for (let length = 0; length < 40; length += 1) {
      expect(pictureTurn(whole.subarray(0, length), 'image/jpeg')).toEqual(asItIs);
    }
  });
});
