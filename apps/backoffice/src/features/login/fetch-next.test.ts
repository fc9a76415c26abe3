import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchNext } from './fetch-next.ts';

const page = document.body;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  delete page.dataset.next;
  vi.useRealTimers();
});

it('fetches what comes after one by one, and no more without the network', async () => {
  page.dataset.next = '/one.js /two.css /three.js';
  const steps: string[] = [];
  vi.stubGlobal('fetch', async (name: string) => {
    steps.push(name);
    if (name !== '/one.js') throw new TypeError('offline');
    return { arrayBuffer: async () => void steps.push(`${name} is read`) };
  });
  fetchNext();
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps).toEqual(['/one.js', '/one.js is read', '/two.css']);
});

it('stops when the sign-in is left', async () => {
  page.dataset.next = '/one.js /two.css';
  const asked: string[] = [];
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (name: string) => {
    asked.push(name);
    return { arrayBuffer: () => arrival };
  });
  const stop = fetchNext();
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  arrive();
  await vi.advanceTimersByTimeAsync(2000);
  fetchNext()();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['/one.js']);
});

it('fetches nothing where the page names nothing', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  fetchNext();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).not.toHaveBeenCalled();
});
