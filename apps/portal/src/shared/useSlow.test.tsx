import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSlow } from './useSlow.ts';

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function waiting(isWaiting = true) {
  return renderHook((now: boolean) => useSlow(now), { initialProps: isWaiting });
}

beforeEach(() => void vi.useFakeTimers());

test('a wait is slow after 8 seconds, and not before', () => {
  const { result } = waiting();
  wait(7999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
});

test('what does not wait is never slow', () => {
  const { result } = waiting(false);
  wait(60_000);
  expect(result.current).toBe(false);
});

test('the next wait begins anew', () => {
  const { result, rerender } = waiting();
  wait(9000);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  wait(7999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
});

test('a wait that ends early says nothing later', () => {
  const { result, rerender, unmount } = waiting();
  wait(7000);
  rerender(false);
  wait(60_000);
  expect(result.current).toBe(false);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
