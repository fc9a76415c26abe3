import { type CallOptions, uploadTimeout } from '@pabean/api-client';
import { maxUploadBytes } from '@pabean/domain';

/** How long a call may take with this file; without one as long as any call. */
export const patienceFor = (file: File | null): CallOptions =>
  file ? { timeout: uploadTimeout(file) } : {};

/**
 * Why the server would not take a file, said before it travels for minutes: it is too large, holds nothing, or is of
 * the format that phones photograph in and few programs read.
 */
export function fileTrouble({ size, type, name }: File): 'ask.largeFile' | 'ask.badFile' | null {
  if (size > maxUploadBytes) return 'ask.largeFile';
  return size === 0 || /hei[cf]$/i.test(type || name) ? 'ask.badFile' : null;
}
