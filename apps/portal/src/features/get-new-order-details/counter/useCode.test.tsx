import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCode } from './useCode.ts';

it('does not fetch the document where the server found no code in it', async () => {
  const read = vi.fn(async () => new Blob());
  const source = { path: '/a.pdf', isPdf: true, code: [], read } as const;
  const { result } = renderHook(() => useCode(source));
  await waitFor(() => expect(result.current).toBe('none'));
  expect(read).not.toHaveBeenCalled();
});
