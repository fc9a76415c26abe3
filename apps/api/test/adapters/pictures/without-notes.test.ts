import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveFile } from '../../../src/adapters/documents/receive.ts';
import { pictureOrientation } from '../../../src/adapters/pictures/orientation.ts';
import { pictureFlaw } from '../../../src/adapters/pictures/picture-flaw.ts';
import { wipeJpeg } from '../../../src/adapters/pictures/wipe-jpeg.ts';
import { wipePng } from '../../../src/adapters/pictures/wipe-png.ts';
import { wipeWebp } from '../../../src/adapters/pictures/wipe-webp.ts';
import { withoutNotes } from '../../../src/adapters/pictures/without-notes.ts';
import {
  plainJpeg,
  plainPng,
  plainWebp,
  secrets,
  telephoneJpeg,
  telephonePng,
  telephoneWebp,
} from './telling-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-notes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const receive = (bytes: Buffer) => receiveFile(folder, Readable.from([bytes]), 'photo');
const tells = (bytes: Buffer) => secrets.filter((secret) => bytes.includes(secret));

async function stored(bytes: Buffer): Promise<Buffer> {
  const received = await receive(bytes);
  const file = await withoutNotes(received);
  const now = await readFile(file.path);
  const sha256 = createHash('sha256').update(now).digest('hex');
  expect(file).toMatchObject({ path: received.path, size: now.length, sha256 });
  // It is the same kind of file, and whole.
  expect((await receive(now)).mediaType).toBe(received.mediaType);
  expect(await pictureFlaw(file.path, received.mediaType as 'image/png')).toBeNull();
  return now;
}

test.for([
  ['JPEG', telephoneJpeg(6)],
  ['JPEG of the other order of bytes', telephoneJpeg(6, false)],
  ['PNG', telephonePng(6)],
  ['WebP', telephoneWebp(6)],
  ['WebP with a prefix', telephoneWebp(6, 'Exif\0\0')],
] as const)('%s: nothing is left of its notes but how it is turned', async ([, bytes]) => {
  expect(tells(bytes).length).toBeGreaterThan(2);
  const now = await stored(bytes);
  expect(tells(now)).toEqual([]);
  expect(now.includes('II*\0\x08\0\0\0\x01\0\x12\x01')).toBe(true);
  if (!bytes.includes('WEBP')) {
    const kind = bytes.includes('IHDR') ? 'image/png' : 'image/jpeg';
    expect(pictureOrientation(now, kind)).toBe(6);
  }
  // The same file is the same bytes: a repeat is known, and what is stored stays as it is.
  expect(await stored(bytes)).toEqual(now);
  expect(await stored(now)).toEqual(now);
});

test('the pixels and the colours stay where they are', async () => {
  const now = await stored(telephoneJpeg(6));
  expect(now.includes('ICC_PROFILE\0\x01\x01colours')).toBe(true);
  expect(now.includes('JFIF')).toBe(true);
  expect(now.subarray(-(plainJpeg.length - 20))).toEqual(plainJpeg.subarray(20));
  const png = await stored(telephonePng(6));
  expect(png.includes('gAMA')).toBe(true);
  expect(png.includes(plainPng.subarray(33, -12))).toBe(true);
  expect(png.subarray(-12)).toEqual(plainPng.subarray(-12));
  const webp = await stored(telephoneWebp(6));
  expect(webp.subarray(8, plainWebp.length)).toEqual(plainWebp.subarray(8));
});

test.for([
  ['without an orientation', null],
  ['as it is stored', 1],
  ['turned in no way that there is', 9],
] as const)('a picture %s keeps no notes at all', async ([, orientation]) => {
  for (const bytes of [
    telephoneJpeg(orientation),
    telephonePng(orientation),
    telephoneWebp(orientation),
  ]) {
    const now = await stored(bytes);
    expect(tells(now)).toEqual([]);
    expect(now.includes('II*\0')).toBe(false);
  }
});

test('what has no notes is not touched', async () => {
  for (const bytes of [plainJpeg, plainPng, plainWebp]) {
    const received = await receive(bytes);
    expect(await withoutNotes(received)).toBe(received);
    expect(await readFile(received.path)).toEqual(bytes);
  }
  const pdf = await receive(Buffer.from('%PDF-1.4 at-home'));
  expect(await withoutNotes(pdf)).toBe(pdf);
});

test('notes that are cut off or point beyond themselves break nothing', async () => {
  const files = [
    [telephoneJpeg(6), wipeJpeg],
    [telephonePng(6), wipePng],
    [telephoneWebp(6), wipeWebp],
  ] as const;
  for (const [bytes, wipe] of files) {
    for (let length = 12; length < bytes.length; length += 1) {
      expect(wipe(Buffer.from(bytes.subarray(0, length)))).toBeLessThanOrEqual(length);
    }
  }
  const far = telephoneJpeg(6);
  far.writeUInt32LE(0xffff_fff0, far.indexOf('II*\0') + 4);
  expect(tells(await stored(far))).toEqual([]);
});

test('a WebP that says a wrong size keeps its picture', async () => {
  const wrong = telephoneWebp(6);
  wrong.writeUInt32LE(4, 4);
  const now = await stored(wrong);
  expect(now.subarray(8, plainWebp.length)).toEqual(plainWebp.subarray(8));
  expect(tells(now.subarray(0, -7))).toEqual([]);
});
