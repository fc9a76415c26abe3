import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubSight } from '../../testing/stub-sight.ts';
import { useGrowingCount } from './useGrowingCount.ts';

afterEach(() => vi.unstubAllGlobals());

test('grows when its end was told to be far and near at once', () => {
  const tell = stubSight();
  const sentinel = { current: document.createElement('tr') };
  const { result } = renderHook(() => useGrowingCount(500, 0, sentinel));
  const first = result.current;
  act(() => tell(false));
  expect(result.current).toBe(first);
  act(() => tell(false, true));
  expect(result.current).toBeGreaterThan(first);
});
