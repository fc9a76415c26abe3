import type { Log } from '../../../core/log.ts';
import { Refusal } from '../../../core/refusal.ts';

/** "No" to a caller who is not the provider. What was wrong stands in the log alone. */
export function refusedCall(
  log: Log,
  provider: 'ses' | 'sendgrid' | 'stripe' | 'adyen',
  wrong: 'topic' | 'time' | 'signature' | 'address',
): Refusal {
  log.warn({ provider, wrong }, 'a webhook call was refused');
  return new Refusal(403, 'This call is not signed as it should be.');
}
