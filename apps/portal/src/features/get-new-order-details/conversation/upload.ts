import type { CallOptions } from '@pabean/api-client';
import { maxUploadBytes } from '@pabean/domain';

/** What any upload may take besides its bytes: to connect, to be checked and to be answered. */
const baseMs = 60_000;
/**
 * Bytes a second that we count on. Bad airport Wi-Fi has 20 KB, with which the largest file that is
 * taken needs 13 minutes. The server waits for slower ones (`leastRate` in its `body-guard.ts`).
 */
const leastRate = 15 * 1024;

/** How long a call may take with this file; without one as long as any call. */
export const patienceFor = (file: File | null): CallOptions =>
  file ? { timeout: baseMs + Math.ceil((file.size / leastRate) * 1000) } : {};

/** Larger than the server takes: said before it travels. */
export const isTooLarge = (file: File): boolean => file.size > maxUploadBytes;
