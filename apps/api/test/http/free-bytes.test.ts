import { expect, test } from 'vitest';
import { freeBytes } from '../../src/http/free-bytes.ts';

test('gives the memory of a whole chunk back', () => {
  const chunk = Buffer.from(new ArrayBuffer(1_000_000));
  const before = process.memoryUsage().arrayBuffers;
  freeBytes(chunk);
  expect(chunk.length).toBe(0);
  expect(before - process.memoryUsage().arrayBuffers).toBeGreaterThan(900_000);
});

test('leaves a chunk alone that shares its memory', () => {
  const all = Buffer.from('one and two');
  const part = Buffer.from(all.buffer, all.byteOffset, 3);
  freeBytes(part);
  expect(part.toString()).toBe('one');
  expect(all.toString()).toBe('one and two');
});
