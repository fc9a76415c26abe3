import type { DisputeCase } from '@pabean/api-client/contract';
import { formatDate, networkName } from '@pabean/domain';
import { isPartlyRefunded, refundedAt, refundSum } from '../../core/refund-words.ts';
import type { EvidenceRow } from '../../db/queries/dispute-evidence.ts';
import { minute, sumWords } from '../../papers/bank-words.ts';

const lastThree = (number: string | null) => {
  const passport = (number ?? '').trim();
  if (passport === '') return null;
  return passport.length < 6 ? '…' : `…${passport.slice(-3)}`;
};

/** What of two orders is compared, with whether the values themselves differ. */
const compared: readonly {
  readonly label: string;
  readonly value: (order: EvidenceRow) => string | null;
  /** What is compared where the shown value is cut. */
  readonly whole?: (order: EvidenceRow) => string | null;
}[] = [
  { label: 'Traveller', value: ({ full_name }) => full_name },
  {
    label: 'Passport',
    value: ({ passport_number }) => lastThree(passport_number),
    whole: ({ passport_number }) => passport_number,
  },
  { label: 'Ordered', value: ({ created_at }) => minute(created_at) },
  { label: 'Paid', value: ({ paid_at }) => paid_at && minute(paid_at) },
  {
    label: 'Amount',
    value: ({ amount, currency }) => sumWords(amount, currency),
  },
  { label: 'Transaction', value: ({ transaction_id }) => transaction_id },
  { label: 'Arrival', value: ({ doa }) => doa && formatDate(doa) },
  { label: 'Place of arrival', value: ({ place_of_arrival }) => place_of_arrival },
  { label: 'Document', value: ({ document }) => document && minute(document.at) },
  {
    label: 'Card',
    value: ({ purchase: { network, last_four: four } }) =>
      four === undefined
        ? null
        : `${network === undefined ? '' : networkName(network)} •••• ${four}`.trim(),
    whole: ({ purchase }) => purchase.card_token ?? purchase.last_four ?? null,
  },
  {
    label: 'Refunded',
    value: (order) => {
      const at = refundedAt(order);
      if (at === null) return null;
      const when = minute(at);
      return isPartlyRefunded(order) ? `${refundSum(order)}, ${when}` : when;
    },
  },
];

/** Two orders side by side, with what differs. */
export function sideBySide(
  one: EvidenceRow,
  other: EvidenceRow,
): NonNullable<DisputeCase['duplicate']> {
  return {
    columns: [`Order ${one.order_id}`, `Order ${other.order_id}`],
    rows: compared
      .filter(({ value }) => value(one) !== null || value(other) !== null)
      .map(({ label, value, whole = value }) => ({
        label,
        values: [value(one) ?? '—', value(other) ?? '—'],
        differs: differ(whole(one), whole(other)),
      })),
  };
}

const plain = (text: string | null) =>
  (text ?? '').normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
const differ = (one: string | null, other: string | null) => plain(one) !== plain(other);

/** What tells two orders apart, of that which both have. */
export const duplicateDiffers = (one: EvidenceRow, other: EvidenceRow): string[] =>
  compared
    .filter(({ label }) =>
      ['Traveller', 'Passport', 'Arrival', 'Transaction', 'Document'].includes(label),
    )
    .filter(({ value, whole = value }) => {
      const [first, second] = [whole(one), whole(other)];
      return first !== null && second !== null && differ(first, second);
    })
    .map(({ label }) => label.toLowerCase());
