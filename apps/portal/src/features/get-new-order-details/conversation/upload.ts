import { type CallOptions, uploadTimeout } from '@pabean/api-client';
import { maxUploadBytes } from '@pabean/domain';

/** How long a call may take with this file; without one as long as any call. */
export const patienceFor = (file: File | null): CallOptions =>
  file ? { timeout: uploadTimeout(file) } : {};

/** Larger than the server takes: said before it travels. */
export const isTooLarge = (file: File): boolean => file.size > maxUploadBytes;
