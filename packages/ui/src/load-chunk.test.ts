import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkFailed, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives the script that came', async () => {
  await expect(loadChunk('login', async () => 'the screen')).resolves.toBe('the screen');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails in the words of the specification when the script cannot be fetched', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await loadChunk('login', () => Promise.reject(cause)).catch((error) => error);
  expect(failure).toBeInstanceOf(ChunkFailed);
  expect(failure).toMatchObject({ message: 'Loading chunk login failed', cause });
  expect(vi.getTimerCount()).toBe(0);
});

it('waits 120 seconds for a script, and not longer', async () => {
  const failed = vi.fn();
  const loading = loadChunk('view-order', () => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ message: 'Loading chunk view-order failed' });
});
