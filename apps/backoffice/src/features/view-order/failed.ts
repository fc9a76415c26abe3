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

/** The same for a form whose words stay in the tab until they are sent (`drafts.ts`). */
export function draftFailed(failure: Failure): string {
  notify.failure(failure);
  return keptWords(failure);
}

/** Whoever has no connection may want to leave or reload the page: says that nothing is lost by it. */
export function keptWords({ kind, message }: Failure): string {
  const isAway = kind === 'offline' || kind === 'captive';
  return isAway ? `${message} What you typed is kept in this tab.` : message;
}
