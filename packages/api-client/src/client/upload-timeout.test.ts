import { maxUploadBytes } from '@pabean/domain';
import { expect, test } from 'vitest';
import { uploadTimeout } from './upload-timeout.ts';

const minutes = (size: number) =>
  uploadTimeout(Object.defineProperty(new Blob(), 'size', { value: size })) / 60_000;

test('a file is waited for as long as it needs at 15 KB a second, and two minutes', () => {
  expect(minutes(0)).toBe(2);
  expect(minutes(900 * 1024)).toBe(3);
  // The largest one at 20 KB a second.
  expect(minutes(maxUploadBytes)).toBeGreaterThan(13 + 2);
});
