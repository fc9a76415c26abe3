import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleCode } from '../../../testing/sample-code.ts';
import { useCode } from './useCode.ts';

/** The script that reads codes, on a network that says nothing until then. */
const { network } = vi.hoisted(() => ({ network: Promise.withResolvers<void>() }));
vi.mock('./find-code.ts', async () => {
  await network.promise;
  return { findCode: async () => sampleCode() };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a code is not looked for without an end where its reader does not come, and found when it does', async () => {
  const source = { path: '/a.pdf', isPdf: true, code: null, read: async () => new Blob() };
  const { result } = renderHook(() => useCode(source));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(result.current).toBe('looking');
  // The counter shows the whole page then.
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current).toBe('unknown');
  vi.useRealTimers();
  await act(async () => network.resolve());
  await vi.waitFor(() => expect(result.current).toEqual(sampleCode()));
});
