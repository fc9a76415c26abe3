import { describe, expect, it } from 'vitest';
import { isTooLarge } from './picture-size.ts';

const be = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, n) => (value >>> (8 * (bytes - 1 - n))) & 255);
const le = (value: number, bytes: number) => be(value, bytes).reverse();
const ascii = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));
const riff = (kind: string, ...rest: number[]) => [
  ...ascii('RIFF'),
  ...le(40, 4),
  ...ascii(`WEBP${kind}`),
  ...le(10, 4),
  ...rest,
];
const pictures: Record<string, (width: number, height: number) => number[]> = {
  PNG: (width, height) => [
    ...be(0x89504e47, 4),
    ...be(0x0d0a1a0a, 4),
    ...be(13, 4),
    ...ascii('IHDR'),
    ...be(width, 4),
    ...be(height, 4),
  ],
  'JPEG behind a small picture of its own': (width, height) => [
    ...be(0xffd8ffe1, 4),
    ...be(5002, 2),
    ...be(0xffc0, 2),
    ...Array<number>(4998).fill(7),
    ...be(0xffc4, 2),
    ...be(4, 2),
    ...be(0, 2),
    ...be(0xffc2, 2),
    ...be(17, 2),
    8,
    ...be(height, 2),
    ...be(width, 2),
  ],
  'WebP with extras': (width, height) =>
    riff('VP8X', 0, 0, 0, 0, ...le(width - 1, 3), ...le(height - 1, 3)),
  'WebP without loss': (width, height) =>
    riff('VP8L', 0x2f, ...le((((height - 1) << 14) | (width - 1)) >>> 0, 4)),
  'plain WebP': (width, height) =>
    riff('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, ...le(width, 2), ...le(height, 2)),
};
const file = (bytes: number[]) => new Blob([new Uint8Array(bytes)]);

describe.each(Object.entries(pictures))('a %s', (_kind, picture) => {
  it('is too large when no phone can unpack it', async () => {
    expect(await isTooLarge(file(picture(16_000, 12_000)))).toBe(true);
  });

  it('of the largest camera is shown', async () => {
    expect(await isTooLarge(file(picture(8160, 6120)))).toBe(false);
  });

  it('that is cut off is left to the browser', async () => {
    const whole = picture(16_000, 12_000);
    for (const length of [0, 3, 11, whole.length - 3]) {
      expect(await isTooLarge(file(whole.slice(0, length)))).toBe(false);
    }
  });
});

it.each([20_000, 65_535])('%i pixels on each side are too many', async (side) => {
  for (const kind of ['PNG', 'JPEG behind a small picture of its own', 'WebP with extras']) {
    expect(await isTooLarge(file(pictures[kind]?.(side, side) ?? []))).toBe(true);
  }
});

it('another kind of file is left to the browser', async () => {
  expect(await isTooLarge(file(ascii('%PDF-1.7 and so on')))).toBe(false);
});
