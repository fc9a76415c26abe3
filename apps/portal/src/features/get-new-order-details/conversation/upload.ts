import { type CallOptions, uploadTimeout } from '@pabean/api-client';
import { maxUploadBytes } from '@pabean/domain';
import type { Unsent } from './unsent.ts';

/** How long a call may take with this file; without one as long as any call. */
export const patienceFor = (file: File | null): CallOptions =>
  file ? { timeout: uploadTimeout(file) } : {};

/** How long a call without a file may take, in ms: it is the client's own. */
const callMs = 30_000;

/**
 * How long another tab may send this, in ms. The head of an answer has the call's time-out and its body twice that;
 * where it takes longer, the other tab sleeps.
 */
export function patienceWithOthers({ file }: Pick<Unsent, 'file'>): number {
  const timeout = file ? uploadTimeout(new Blob([file.bytes])) : callMs;
  return 3 * timeout + callMs;
}

/**
 * Why the server would not take a file, said before it travels for minutes: it is too large, holds nothing, or is of
 * the format that phones photograph in and few programs read.
 */
export function fileTrouble({ size, type, name }: File): 'ask.largeFile' | 'ask.badFile' | null {
  if (size > maxUploadBytes) return 'ask.largeFile';
  return size === 0 || /hei[cf]$/i.test(type || name) ? 'ask.badFile' : null;
}
