import type { IntakeOrder } from '@pabean/api-client/contract';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { TakenOrder } from '../../db/queries/intake.ts';
import { findStanding, type StandingOrder } from '../../db/queries/intake-standing.ts';
import type { Database } from '../../db/schema.ts';

/** An order that comes under an id that is there already, and is no repeat. */
export interface RefusedRepeat {
  /** Where it is in the list. */
  readonly index: number;
  readonly id: string;
  /** The field that says so: the e-mail is another traveller's, or it is paid and the one that is there is not. */
  readonly field: 'email' | 'paid';
}

const fieldWords: Readonly<Record<RefusedRepeat['field'], string>> = {
  email:
    'is not that of the order that has this id already: another order needs another id, and an e-mail that changed is corrected at the order',
  paid: 'is true, but an order with this id is here already and not paid: confirm its payment with /intake/payments',
};

const mostNamed = 10;

/**
 * Finds what would be lost without a word, since an id that is there already changes nothing: the order of another
 * traveller, and one that says that it is paid while nobody works on the one that is there. What was sent as paid
 * stands as paid, so a repeat of it is none of these. Asks the database only about orders that were there already.
 */
export async function findRefusedRepeats(
  trx: Transaction<Database>,
  orders: readonly IntakeOrder[],
  takenOrders: readonly TakenOrder[],
): Promise<RefusedRepeat[]> {
  const repeats = [...orders.entries()].flatMap(([index, order]) => {
    const { order_id: id, email, paid } = order;
    if (id === undefined || takenOrders[index]?.created !== false) return [];
    return [{ index, id, email: asCompared(email), paid }];
  });
  if (repeats.length === 0) return [];
  const standing = await findStanding(trx, repeats);
  return standing.flatMap(({ position, ...order }) => {
    const repeat = repeats[position];
    if (repeat === undefined) return [];
    const field = refusedField(repeat, order);
    return field === undefined ? [] : [{ index: repeat.index, id: repeat.id, field }];
  });
}

/** Another traveller's order first: its shop must not confirm a payment under this id. */
function refusedField(
  { email, paid }: Pick<IntakeOrder, 'email' | 'paid'>,
  { emails, isPaid }: Pick<StandingOrder, 'emails' | 'isPaid'>,
): RefusedRepeat['field'] | undefined {
  const isOther = emails.length > 0 && !emails.some((one) => asCompared(one) === email);
  if (isOther) return 'email';
  return paid && !isPaid ? 'paid' : undefined;
}

/** As two people would call an e-mail the same. */
const asCompared = (email: string) => email.trim().toLowerCase();

/** Why a line of a file is not taken. */
export const repeatReason = ({ field }: RefusedRepeat) => `${field}: ${fieldWords[field]}`;

/** What a call gets for them: each by its place, and in words what to do. It names ids alone, and no e-mail. */
export function repeatsRefusal(
  body: IntakeOrder | readonly IntakeOrder[],
  repeats: readonly RefusedRepeat[],
): Refusal {
  const idsOf = (field: RefusedRepeat['field']) => [
    ...new Set(repeats.filter((repeat) => repeat.field === field).map(({ id }) => id)),
  ];
  const sentences = [
    ...otherTravellerWords(idsOf('email')),
    ...paidLaterWords(idsOf('paid')),
    'No order of this call was taken.',
  ];
  return new Refusal(409, sentences.join(' '), {
    errors: repeats.map(({ index, field }) => ({
      path: Array.isArray(body) ? `${index}.${field}` : field,
      message: fieldWords[field],
    })),
  });
}

function otherTravellerWords(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const wayOut =
    'for example with letters of your shop before the number. If the e-mail of the traveller changed, correct it at the order: sending it again changes nothing.';
  return ids.length === 1
    ? [
        `${named(ids)} is here already with another e-mail.`,
        `If it is another order, send it under an id of its own, ${wayOut}`,
      ]
    : [
        `${named(ids)} are here already with other e-mails.`,
        `If they are other orders, send them under ids of their own, ${wayOut}`,
      ];
}

function paidLaterWords(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const [are, payments] = ids.length === 1 ? ['is', 'its payment'] : ['are', 'their payments'];
  return [
    `${named(ids)} ${are} here already and not paid.`,
    `Confirm ${payments} with /intake/payments.`,
  ];
}

function named(ids: readonly string[]): string {
  const more = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : '';
  return `${ids.slice(0, mostNamed).join(', ')}${more}`;
}
