import type { DisputeRow } from '@pabean/api-client/contract';
import { type DisputeMark, type DisputeState, money } from '@pabean/domain';

/** States as the desk names them. */
export const stateWords: Readonly<Record<DisputeState, string>> = {
  open: 'Open',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  accepted: 'Accepted',
  prevented: 'Prevented',
  expired: 'Expired',
};

/** What is odd about a case, in a sentence. */
export const markWords: Readonly<Record<DisputeMark, string>> = {
  'other-currency': 'Its currency differs from the payment’s.',
  'larger-than-payment': 'Its amount is larger than the payment’s.',
  'other-network': 'Its card network differs from the payment’s.',
  'other-gateway': 'Its gateway differs from the payment’s.',
  'erased-order': 'The order’s personal data has been erased.',
  'out-of-order': 'Updates arrived out of order. Check the history.',
};

/** Names of fields that a gateway told without its signature. */
const fieldWords: Readonly<Record<string, string>> = {
  answer_due_at: 'answer due',
  reason_code: 'reason',
  opened_at: 'opened',
};

/** "Not covered by the gateway’s signature: reason, answer due"; null where a signature covers all. */
export function unsignedWords({ unsigned }: Pick<DisputeRow, 'unsigned'>): string | null {
  if (unsigned.length === 0) return null;
  const names = unsigned.map((field) => fieldWords[field] ?? field.replaceAll('_', ' '));
  return `Not covered by the gateway’s signature: ${names.join(', ')}`;
}

/** "Visa 10.4"; a case without a code has its network alone. */
export const reasonWords = ({
  network,
  reason_code: code,
}: Pick<DisputeRow, 'network' | 'reason_code'>) => (code === null ? network : `${network} ${code}`);

/** "USD 69.00", as everywhere; null where none was told. */
export const amountWords = ({
  amount,
  currency,
}: {
  amount: string | null;
  currency: string | null;
}): string | null => (amount === null ? null : money(amount, currency));
