import type { Load } from '@pabean/api-client/remote';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useRemote } from './useRemote.ts';

/** Loads whose answers are given by hand. */
function byHand() {
  const asked: { key: string; signal: AbortSignal; answer: (data: string) => Promise<void> }[] = [];
  const load: Load<string, string> = (key, { signal }) =>
    new Promise((resolve) => {
      const answer = (data: string) => act(async () => resolve({ ok: true, data }));
      asked.push({ key, signal, answer });
    });
  return { asked, load };
}

function open(key: string | null, keeps?: () => boolean) {
  const { asked, load } = byHand();
  const options = keeps && { keeps };
  const view = renderHook((one: string | null) => useRemote(one, load, options), {
    initialProps: key,
  });
  return { ...view, asked };
}

it('loads its key and shows the answer', async () => {
  const { result, asked } = open('a');
  expect(result.current).toMatchObject({ loading: 'first', data: undefined });
  await asked[0]?.answer('A');
  expect(result.current).toMatchObject({ loading: 'idle', data: 'A', failure: null });
});

it('never shows the answer of one key under another', async () => {
  const { result, asked, rerender } = open('a');
  await asked[0]?.answer('A');
  const drawn: unknown[] = [];
  rerender('b');
  drawn.push(result.current.data);
  expect(drawn).toEqual([undefined]);
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('keeps it where the component wants that', async () => {
  const { result, asked, rerender } = open('a', () => true);
  await asked[0]?.answer('A');
  rerender('b');
  expect(result.current).toMatchObject({ loading: 'refetch', data: 'A' });
  await asked[1]?.answer('B');
  expect(result.current.data).toBe('B');
});

it('loads nothing without a key, and gives up when the key goes', () => {
  const { asked, rerender } = open(null);
  expect(asked).toEqual([]);
  rerender('a');
  rerender(null);
  expect(asked[0]?.signal.aborted).toBe(true);
});

it('gives up with its component', () => {
  const { asked, unmount } = open('a');
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
});

it('loads anew where React mounts twice', async () => {
  const { asked, load } = byHand();
  const { result } = renderHook(() => useRemote('a', load), { wrapper: StrictMode });
  expect(asked.at(0)?.signal.aborted).toBe(true);
  await asked.at(-1)?.answer('A');
  expect(result.current.data).toBe('A');
});
