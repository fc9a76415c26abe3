import type { CallOptions } from '@pabean/api-client';
import { maxUploadBytes } from '@pabean/domain';

/** The largest file that is taken needs four minutes at 0.5 Mbit/s, which an airport's Wi-Fi may have. */
const uploadMs = 10 * 60_000;

/** How long a call may take with this file; without one as long as any call. */
export const patienceFor = (file: File | null): CallOptions => (file ? { timeout: uploadMs } : {});

/** Larger than the server takes: said before it travels. */
export const isTooLarge = (file: File): boolean => file.size > maxUploadBytes;
