import type { Failure } from '@pabean/api-client';

/**
 * Whether our server was not reached: no answer, or one that is not ours, such as the sign-in page
 * of an airport's Wi-Fi or a gateway's error.
 */
export function isUnreachable({ kind, httpStatus }: Failure): boolean {
  return kind === 'offline' || kind === 'captive' || (kind === 'broken' && httpStatus === 0);
}
