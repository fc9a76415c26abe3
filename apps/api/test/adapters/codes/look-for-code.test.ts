import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeWebp, { init as startWebp } from '@jsquash/webp/encode.js';
import type { UploadMediaType } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodeLimits } from '../../../src/adapters/codes/code-look.ts';
import { CodeLookers } from '../../../src/adapters/codes/code-lookers.ts';
import {
  codeDrawing,
  codeRows,
  codeShade,
  drawnPdf,
  paper,
  pngOf,
  withNotes,
} from '../../support/codes.ts';
import { pdfOf } from '../../support/pdf.ts';

const rows = codeRows();
const lookers = new CodeLookers();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-codes-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function look(bytes: Uint8Array, mediaType: UploadMediaType, limits?: Partial<CodeLimits>) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  // Others work on the same machine: what is shown is that it is found.
  return lookers.look({ path, mediaType }, { ms: 60_000, ...limits });
}
const lookPdf = (bytes: Uint8Array, limits?: Partial<CodeLimits>) =>
  look(bytes, 'application/pdf', limits);
const close = (value: number) => expect.closeTo(value, 1);
const readable = (page: number, left: number, top: number, width: number, height: number) => ({
  outcome: 'readable',
  place: { page, left: close(left), top: close(top), width: close(width), height: close(height) },
});

describe('the QR code of a PDF', () => {
  test('drawn as lines is found, with its page and the box around it', async () => {
    const found = await lookPdf(drawnPdf(['', codeDrawing(rows, 400, 100, 120)]));
    expect(found).toMatchObject(readable(2, 0.7, 0.75, 0.2, 0.1));
  });

  test('on a page that lies on its side stands where the page is shown', async () => {
    const found = await lookPdf(drawnPdf([codeDrawing(rows, 400, 100, 120)], { rotate: 90 }));
    expect(found).toMatchObject(readable(1, 0.15, 0.7, 0.1, 0.2));
  });

  test('of 9 mm needs the closer look', async () => {
    const small = codeDrawing(codeRows('https://example.com/'.padEnd(100, 'x')), 400, 100, 25);
    expect(await lookPdf(drawnPdf([small]))).toMatchObject({ outcome: 'readable' });
  });

  test('is the larger one of two', async () => {
    const both = `${codeDrawing(codeRows('app'), 60, 700, 60)}\n${codeDrawing(rows, 400, 100, 120)}`;
    expect(await lookPdf(drawnPdf([both]))).toMatchObject(readable(1, 0.7, 0.75, 0.2, 0.1));
  });

  test('light on dark is found', async () => {
    const inverted = `380 80 160 160 re f 1 g ${codeDrawing(rows, 400, 100, 120)}`;
    expect(await lookPdf(drawnPdf([inverted]))).toMatchObject({ outcome: 'readable' });
  });

  test('is not there where there are only words and lines', async () => {
    const lines = Array.from({ length: 20 }, (_, n) => `50 ${100 + 30 * n} 400 8 re f`).join('\n');
    expect(await lookPdf(drawnPdf([lines, '']))).toEqual({
      outcome: 'none',
      pages: 2,
      whole: true,
    });
  });

  test('is looked for on the first pages only', async () => {
    const pages = [...Array.from({ length: 5 }, () => ''), codeDrawing(rows, 400, 100, 120)];
    const found = await lookPdf(drawnPdf(pages));
    expect(found).toEqual({ outcome: 'none', pages: 5, whole: false });
  });

  test('of a page of five metres is found, and takes no more memory than any other', async () => {
    const drawing = codeDrawing(rows, 9_000, 1_000, 2_400);
    const found = await lookPdf(drawnPdf([drawing], { box: [14_173, 14_173] }), {
      bytes: 128 * 1024 * 1024,
    });
    expect(found).toMatchObject({ outcome: 'readable' });
  });

  test('that asks for a password, or is none, cannot be looked for', async () => {
    expect(await lookPdf(await pdfOf(['x'], { userPassword: 'hidden' }))).toEqual({
      outcome: 'failed',
    });
    expect(await lookPdf(Buffer.from('%PDF-1.7 nonsense'))).toEqual({ outcome: 'failed' });
  });
});

describe('the QR code of a picture', () => {
  const scan = codeShade(rows, [900, 1200], { scale: 6 });

  test('of a scan turned by 20 degrees is found', async () => {
    const turned = codeShade(rows, [900, 1200], { scale: 6, turn: 20 });
    const found = await look(pngOf(paper(1240, 1754, turned)), 'image/png');
    expect(found).toMatchObject(readable(1, 0.64, 0.62, 0.18, 0.13));
  });

  test('that has faded is found', async () => {
    const pale = codeShade(rows, [900, 1200], { scale: 6, dark: 175, light: 215 });
    const found = await look(pngOf(paper(1240, 1754, pale)), 'image/png');
    expect(found).toMatchObject({ outcome: 'readable' });
  });

  test('of 8 megapixels is found', async () => {
    const found = await look(pngOf(paper(2480, 3508, scan)), 'image/png');
    expect(found).toMatchObject({ outcome: 'readable' });
  });

  test('of a WebP is found', async () => {
    const { width, height, grey } = paper(620, 877, codeShade(rows, [400, 600]));
    const data = new Uint8ClampedArray(4 * grey.length).fill(255);
    for (const [at, value] of grey.entries()) data.fill(value, 4 * at, 4 * at + 3);
    const wasm = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc.wasm');
    await (startWebp as (options: object) => Promise<unknown>)({
      wasmBinary: await readFile(wasm),
    });
    const file = await encodeWebp({ width, height, data } as Parameters<typeof encodeWebp>[0], {
      quality: 60,
    });
    expect(await look(new Uint8Array(file), 'image/webp')).toMatchObject(
      readable(1, 0.55, 0.6, 0.2, 0.15),
    );
  });

  test('of a PNG with the notes of a camera stands where browsers show it', async () => {
    const png = pngOf(paper(620, 877, codeShade(rows, [400, 600])));
    const found = await look(png, 'image/png');
    if (found.outcome !== 'readable') throw new Error('It was not found.');
    const { left, top, width, height } = found.place;
    expect(await look(withNotes(png, 6), 'image/png')).toMatchObject(
      readable(1, 1 - top - height, left, height, width),
    );
  });

  test('of paper that was photographed stands where the phone shows it', async () => {
    const photo = await readFile(new URL('photo-of-paper.jpg', import.meta.url));
    expect(await look(photo, 'image/jpeg')).toMatchObject(readable(1, 0.67, 0.68, 0.14, 0.1));
    // The same as a phone that was held on its side stores it: to be turned by 90 degrees.
    const exif = Buffer.from(
      'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
      'hex',
    );
    const turned = Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)]);
    expect(await look(turned, 'image/jpeg')).toMatchObject(readable(1, 0.22, 0.67, 0.1, 0.14));
  });

  test('of more pixels than are looked at, or of a file cut short, cannot be looked for', async () => {
    const file = pngOf(paper(620, 877, scan));
    expect(await look(file, 'image/png', { maxPixels: 500_000 })).toEqual({ outcome: 'failed' });
    expect(await look(file.subarray(0, 400), 'image/png')).toEqual({ outcome: 'failed' });
  });
});

test('what takes too long or too much is given up, and the next file is looked into', async () => {
  const file = pngOf(paper(2480, 3508, codeShade(rows, [900, 1200])));
  expect(await look(file, 'image/png', { ms: 1 })).toEqual({ outcome: 'failed' });
  expect(await look(file, 'image/png', { bytes: 1_000_000 })).toEqual({ outcome: 'failed' });
  expect(await look(file, 'image/png')).toMatchObject({ outcome: 'readable' });
});
