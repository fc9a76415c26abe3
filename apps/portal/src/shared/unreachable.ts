import type { Failure } from '@pabean/api-client';

/**
 * Whether our server was not reached: no answer, or one that is not ours, such as the sign-in page
 * of an airport's Wi-Fi or a gateway's error.
 */
export function isUnreachable({ kind, httpStatus }: Failure): boolean {
  return kind === 'offline' || kind === 'captive' || (kind === 'broken' && httpStatus === 0);
}

/** Whether that is for want of a network: a slow server and a sign-in page are met with one. */
export function isWithoutNetwork(failure: Failure): boolean {
  return isUnreachable(failure) && !navigator.onLine;
}
