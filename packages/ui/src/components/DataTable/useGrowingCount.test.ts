import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGrowingCount } from './useGrowingCount.ts';

afterEach(() => vi.unstubAllGlobals());

test('grows when its end was told to be far and near at once', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const sentinel = { current: document.createElement('tr') };
  const { result } = renderHook(() => useGrowingCount(500, 0, sentinel));
  const first = result.current;
  act(() => tell([{ isIntersecting: false }]));
  expect(result.current).toBe(first);
  act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(result.current).toBeGreaterThan(first);
});
