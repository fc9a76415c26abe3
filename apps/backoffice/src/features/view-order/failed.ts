import type { Failure } from '@pabean/api-client';
import { notify } from '../../shared/notify.ts';

/**
 * What a form shows after a failed call. The toast is the specification's (section 8); the words
 * stay beside the form as well, because a toast is gone after five seconds and the typing is not.
 */
export function failed(failure: Failure): string {
  notify.failure(failure);
  return failure.message;
}
