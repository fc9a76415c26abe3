import type { CorrectedValue } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';

interface Addresses {
  readonly email: string | null;
  readonly confirm_email: string | null;
}

/**
 * Intake takes a confirmed address only where both are the same. So it follows a corrected e-mail, and
 * no other one is taken.
 * @throws Refusal 422 when both would differ
 */
export function withConfirmedAddress(
  order: Addresses,
  sent: ReadonlyMap<string, CorrectedValue>,
): ReadonlyMap<string, CorrectedValue> {
  const email = sent.get('email') ?? order.email;
  if (!sent.has('confirm_email')) {
    return sent.has('email') && order.confirm_email !== null
      ? new Map([...sent, ['confirm_email', email]])
      : sent;
  }
  if (lower(sent.get('confirm_email')) === lower(email)) return sent;
  const message = 'Confirm email differs from Email.';
  throw new Refusal(422, message, { errors: [{ path: 'changes.confirm_email', message }] });
}

const lower = (value: CorrectedValue | undefined) => String(value ?? '').toLowerCase();
