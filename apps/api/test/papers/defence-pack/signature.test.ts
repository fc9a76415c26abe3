import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSignature } from '../../../src/papers/defence-pack/signature/drawn-signature.ts';

const svg = (body: string, root = 'viewBox="0 0 200 74"') =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`).toString('base64')}`;
const stroke = '<path d="M10 20 T38 30 L60 40" stroke-width="2.5"/>';

function png(width: number, height: number, rows = height, colour = 6): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const pixels = deflateSync(Buffer.alloc(rows * (1 + width * (colour === 6 ? 4 : 1))));
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

test('the lines of an SVG are drawn in its own box', () => {
  expect(readSignature(svg(stroke))).toEqual({
    kind: 'strokes',
    box: [0, 0, 200, 74],
    paths: [{ d: 'M10 20 T38 30 L60 40', width: 2.5 }],
  });
});

test('polylines and lines are lines too, and a URL may be written out', () => {
  const body = "<polyline points='1,2 3,4'/><line x1='1' y1='2' x2='3' y2='4'/>";
  const url = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(`<svg width="90" height="30">${body}</svg>`)}`;
  const drawn = readSignature(url);
  expect(drawn).toMatchObject({
    box: [0, 0, 90, 30],
    paths: [{ d: 'M1,2 3,4' }, { d: 'M1 2L3 4' }],
  });
});

test('a hostile SVG gives its lines and nothing else', () => {
  const hostile = `<script>alert(1)</script><image href="http://example.com/x.png"/><foreignObject><iframe src="http://example.com"/></foreignObject><path d="M0 0 L5 5" onload="alert(1)" style="fill:url(http://example.com)"/>`;
  const drawn = readSignature(svg(hostile));
  expect(drawn).toMatchObject({ kind: 'strokes', paths: [{ d: 'M0 0 L5 5' }] });
  expect(JSON.stringify(drawn)).not.toMatch(/script|http|alert|image/);
});

test.each([
  ['no line at all', svg('<image href="http://example.com/x.png"/>')],
  ['a path with anything else in it', svg('<path d="M0 0 L5 5) Tj (stolen"/>')],
  ['numbers off every paper', svg('<path d="M0 0 L1e300 5"/>')],
  ['too many lines', svg(stroke.repeat(500))],
  ['an endless line', svg(`<path d="M0 0${' L1 1'.repeat(60_000)}"/>`)],
  ['a box of no size', svg(stroke, 'viewBox="0 0 0 0"')],
  ['half a box', svg(stroke, 'viewBox="0 0"')],
  ['a text', 'hello'],
  ['another type', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ['no sound encoding', 'data:image/svg+xml,%E0%A4%A'],
  ['a PNG that is none', 'data:image/png;base64,aGVsbG8='],
  ['a PNG with too few rows', png(20, 10, 9)],
  ['a PNG that unpacks to more than it says', png(20, 10, 5000)],
  ['a PNG of 20,000 by 20,000', png(20_000, 20_000, 1)],
  ['a PNG with a palette that is not there', png(20, 10, 10, 3)],
])('%s is not drawn', (_what, dataUrl) => {
  expect(readSignature(dataUrl)).toBeNull();
});

test('a sound PNG is drawn', () => {
  expect(readSignature(png(20, 10))).toMatchObject({ kind: 'png', width: 20, height: 10 });
});

test.each(['<path ', '<svg '])('a text of nothing but "%s" is read in no time', (tag) => {
  const svg = `<svg viewBox="0 0 9 9">${tag.repeat(49_000)}`;
  const start = performance.now();
  expect(readSignature(`data:image/svg+xml,${svg}`)).toBeNull();
  expect(readSignature(`data:image/svg+xml,${tag.repeat(49_000)}`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(2_000);
});
