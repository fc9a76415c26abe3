import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFlaw } from '../../../src/adapters/pictures/picture-flaw.ts';

type Kind = Parameters<typeof pictureFlaw>[1];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function flawOf(bytes: Uint8Array, kind: Kind) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return pictureFlaw(path, kind);
}

/** Pictures of 8 x 8 points, as usual programs write them. */
const real: [string, Kind, string][] = [
  [
    'baseline JPEG',
    'image/jpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgGD//Z',
  ],
  [
    'progressive JPEG',
    'image/jpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wgARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAVAQEBAAAAAAAAAAAAAAAAAAABAv/aAAwDAQACEAMQAAABkM//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAEFAn//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AX//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AX//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAY/An//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/IX//2gAMAwEAAgADAAAAEA//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EH//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/EH//2Q==',
  ],
  [
    'lossy WebP',
    'image/webp',
    'UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoIAAgAB0CWJaACdAFAAAD+3hI2a+wxJe5aKAQA',
  ],
  ['lossless WebP', 'image/webp', 'UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABAAdQs840s/+BiOh/AAA='],
  [
    'WebP with alpha',
    'image/webp',
    'UklGRlIAAABXRUJQVlA4WAoAAAAQAAAABwAABwAAQUxQSAoAAAABB1DAiAhERP8DVlA4ICIAAABwAQCdASoIAAgAB0CWJaACdAFAAAD+3hI2a+wxJe5aKAQA',
  ],
  [
    'moving WebP',
    'image/webp',
    'UklGRogAAABXRUJQVlA4WAoAAAASAAAABwAABwAAQU5JTQYAAAD/////AABBTk1GKgAAAAAAAAAAAAcAAAcAAAoAAAJWUDhMEQAAAC8HwAEAB1CzzjSz/4GI6H8AAEFOTUYqAAAAAAAAAAAABwAABwAACgAAAlZQOEwRAAAALwfAARAHULLK1LKAgYjofwAA',
  ],
];

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([number(data.length), named, number(crc32(named))]);
};
interface Png {
  width?: number;
  height?: number;
  depth?: number;
  colour?: number;
  interlaced?: number;
  /** Unpacked bytes of the picture. */
  unpacked: number;
}
const png = ({
  width = 5,
  height = 3,
  depth = 8,
  colour = 2,
  interlaced = 0,
  unpacked,
}: Png): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk(
      'IHDR',
      Buffer.concat([
        number(width),
        number(height),
        Buffer.from([depth, colour, 0, 0, interlaced]),
      ]),
    ),
    chunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

describe('a picture is taken', () => {
  test.each(real)('%s', async (_name, kind, base64) => {
    expect(await flawOf(Buffer.from(base64, 'base64'), kind)).toBeNull();
  });

  test.each<[string, Png]>([
    ['PNG', { unpacked: 3 * 16 }],
    ['PNG of 16 bits with alpha', { depth: 16, colour: 6, unpacked: 3 * 41 }],
    ['PNG in black and white', { depth: 1, colour: 0, width: 9, unpacked: 3 * 3 }],
    // Six of the seven passes have points: 1 x 1, 1 x 1, 1 x 1, 3 x 1, 2 x 2 and 5 x 1.
    ['interlaced PNG', { interlaced: 1, colour: 0, unpacked: 2 + 2 + 2 + 4 + 6 + 6 }],
    ['PNG of 36 million points', { width: 6000, height: 6000, colour: 0, unpacked: 6000 * 6001 }],
  ])('%s', async (_name, options) => {
    expect(await flawOf(png(options), 'image/png')).toBeNull();
  });
});

describe('no picture is', () => {
  test.each(real)('a %s cut before its data', async (_name, kind, base64) => {
    const bytes = Buffer.from(base64, 'base64');
    const data = kind === 'image/jpeg' ? bytes.indexOf(Buffer.from('ffda', 'hex')) : 20;
    expect(await flawOf(bytes.subarray(0, data), kind)).toBe('no-picture');
  });

  test.each<[string, Kind, Buffer]>([
    ['a PNG that unpacks to less than it says', 'image/png', png({ unpacked: 3 * 16 - 1 })],
    ['an interlaced PNG that does', 'image/png', png({ interlaced: 1, colour: 0, unpacked: 21 })],
    [
      'a header of 4294967295 x 4294967295 alone',
      'image/png',
      png({ width: 4294967295, height: 4294967295, unpacked: 0 }).subarray(0, 33),
    ],
    ['a PNG without width', 'image/png', png({ width: 0, unpacked: 48 })],
    ['a PNG of no known colour', 'image/png', png({ colour: 5, unpacked: 48 })],
    ['a PNG cut in its header', 'image/png', png({ unpacked: 48 }).subarray(0, 20)],
    ['the first bytes of a JPEG', 'image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    [
      'a JPEG of stray bytes',
      'image/jpeg',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(200_000)]),
    ],
    [
      'a JPEG of 8000 x 8000 in 100 bytes',
      'image/jpeg',
      Buffer.concat([
        Buffer.from('ffd8ffc0000b081f401f4001011100ffda0008010100003f00', 'hex'),
        Buffer.alloc(100),
      ]),
    ],
    [
      'a WebP whose picture is smaller than its canvas',
      'image/webp',
      Buffer.from(
        (real.find(([name]) => name === 'WebP with alpha')?.[2] ?? '').replace(
          'AAAABwAABwAA',
          'AAAABwAACAAA',
        ),
        'base64',
      ),
    ],
  ])('%s', async (_name, kind, bytes) => {
    expect(await flawOf(bytes, kind)).toBe('no-picture');
  });

  test('one that unpacks to more than a phone can hold', async () => {
    const wide = png({ width: 20_000, height: 20_000, unpacked: 0 });
    expect(await flawOf(wide, 'image/png')).toBe('too-many-pixels');
  });
});

test('of a PNG that unpacks without end no more is unpacked than it says', async () => {
  const before = process.memoryUsage.rss();
  expect(await flawOf(png({ unpacked: 300 * 1024 * 1024 }), 'image/png')).toBeNull();
  expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 1024 * 1024);
});
