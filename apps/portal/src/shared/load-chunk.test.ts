import { expect, test, vi } from 'vitest';
import { ChunkFailed, loadChunk } from './load-chunk.ts';

test('a script that arrives is what its screen is made of', async () => {
  expect(await loadChunk('track-order', async () => 'screen')).toBe('screen');
});

test('one that does not is named, with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failed = loadChunk('track-order', () => Promise.reject(cause));
  await expect(failed).rejects.toBeInstanceOf(ChunkFailed);
  await expect(failed).rejects.toMatchObject({
    message: 'Loading chunk track-order failed',
    cause,
  });
});

test('after two minutes it counts as failed', async () => {
  vi.useFakeTimers();
  const failed = loadChunk('order', () => new Promise(() => undefined));
  const failure = expect(failed).rejects.toThrow('Loading chunk order failed');
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  expect(vi.getTimerCount()).toBe(0);
});

test('no timer stays behind a script that arrived', async () => {
  vi.useFakeTimers();
  await loadChunk('order', async () => 'screen');
  expect(vi.getTimerCount()).toBe(0);
});
