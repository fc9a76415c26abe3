import { timingSafeEqual } from 'node:crypto';
import { normaliseOrderId } from '@pabean/domain';
import type { Log } from '../../core/log.ts';
import { emailDigest } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';
import { guessAtOrder, type OpenedOrder, openGuessedOrder } from '../../db/queries/order-guess.ts';
import { countedGuess, type GuessRule, judgeGuess } from '../limits/guess-limit.ts';
import type { Services } from '../services.ts';

const guesses: GuessRule = {
  name: 'track',
  seconds: 10 * 60,
  ofNetwork: 60,
  ofPair: 10,
  ofAll: 30,
  ofPairSlowed: 3,
};

/** What a traveller types to open an order. */
export interface OrderCredentials {
  readonly orderId: string;
  readonly email: string;
}

/**
 * Finds one order for whoever knows its id and its e-mail. A wrong id and a wrong e-mail get the same
 * words after the same work, so that the answer does not tell which orders or people exist.
 * @throws Refusal 404 when the pair is wrong, 429 after too many tries
 */
export async function findOwnOrder(
  { db }: Pick<Services, 'db'>,
  given: OrderCredentials,
  ip: string,
  log: Log,
): Promise<OpenedOrder> {
  const orderId = normaliseOrderId(given.orderId);
  const guess = { ...countedGuess(guesses, { ip, subject: orderId }), orderId };
  const { counted, email } = await guessAtOrder(db, guess);
  judgeGuess(guesses, counted, log);
  // An unknown order is compared too, with a value that cannot be typed.
  const matches = sameEmail(email ?? '\0', given.email);
  // Everything else about an order is looked up for its own traveller only.
  const order = matches ? await openGuessedOrder(db, guess) : undefined;
  if (order === undefined) {
    throw new Refusal(
      404,
      'We could not find an order with this Order ID and e-mail. Please check both and try again.',
    );
  }
  return order;
}

/** Digests have one length, whatever was typed. */
function sameEmail(known: string, typed: string): boolean {
  return timingSafeEqual(emailDigest(known), emailDigest(typed));
}
