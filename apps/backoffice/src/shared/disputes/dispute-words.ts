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
  'other-currency': 'It is in another currency than the payment.',
  'larger-than-payment': 'It is larger than the payment.',
  'other-network': 'It is of another network than the payment.',
  'other-gateway': 'It is of another gateway than the payment.',
  'erased-order': 'The personal data of its order are erased.',
  'out-of-order': 'Its news came out of order: please look at the history.',
};

/** Names of fields that a gateway told without its signature. */
const fieldWords: Readonly<Record<string, string>> = {
  answer_due_at: 'answer due',
  reason_code: 'reason',
  opened_at: 'opened',
};

/** "Told, not signed: reason, answer due"; null where a signature covers all. */
export function unsignedWords({ unsigned }: Pick<DisputeRow, 'unsigned'>): string | null {
  if (unsigned.length === 0) return null;
  const names = unsigned.map((field) => fieldWords[field] ?? field.replaceAll('_', ' '));
  return `Told, not signed: ${names.join(', ')}`;
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
