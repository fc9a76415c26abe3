import type { Kysely } from 'kysely';
import type { Log } from '../../core/log.ts';
import { networkOf } from '../../core/network.ts';
import { forgiveGuess, takeGuess } from '../../db/queries/guess-tries.ts';
import type { Database } from '../../db/schema.ts';
import { bucketOf, tooManyTries } from './rate-limit.ts';

/** How many wrong answers are borne in a window before a network has to wait. */
export interface GuessRule {
  readonly name: string;
  readonly seconds: number;
  /** Of one network, whatever it guesses at. */
  readonly ofNetwork: number;
  /** Of one network at one account or order. */
  readonly ofPair: number;
  /** Of all networks together at one account or order; above it each gets only `ofPairSlowed`. */
  readonly ofAll: number;
  readonly ofPairSlowed: number;
}

/** Who guesses at what. */
export interface Guess {
  readonly ip: string;
  /** The account or order, known or not: both are counted alike. */
  readonly subject: string;
}

/** A guess that may be looked at. */
export interface AllowedGuess {
  /** Tries of the network in this window that were not right, this one included. */
  readonly triesOfNetwork: number;
  /** To be called when the answer was right. */
  right(): Promise<void>;
}

/**
 * Counts a guess before it is looked at. Only a network's own wrong answers close the way to it:
 * whoever guesses from elsewhere, however often, can slow others who guess, but never refuses the
 * right person (decisions, Safety). The network's count never forgets, or one good account would
 * free the guessing; a right answer takes its own try back there, because a hundred travellers
 * share one airport's address.
 * @throws Refusal 429 with Retry-After when this network has to wait.
 */
export async function limitGuesses(
  db: Kysely<Database>,
  rule: GuessRule,
  { ip, subject }: Guess,
  log: Log,
): Promise<AllowedGuess> {
  const { name, seconds } = rule;
  const key = networkOf(ip);
  const buckets = {
    network: bucketOf({ name: `${name} network`, key }),
    pair: bucketOf({ name: `${name} network and subject`, key: `${key} ${subject}` }),
    subject: bucketOf({ name: `${name} subject`, key: subject }),
  };
  const limits = { mostOfNetwork: rule.ofNetwork, mostOfPair: rule.ofPair, seconds };
  const [network, pair, all] = await takeGuess(db, { ...buckets, ...limits });
  if (network === undefined) throw new Error('A guess was not counted.');
  if (pair === undefined) throw tooManyTries(network.secondsLeft);
  if (all === undefined) throw tooManyTries(pair.secondsLeft);
  if (all.tries === rule.ofAll + 1) log.warn({ guesses: name }, 'many networks guess at one');
  if (all.tries > rule.ofAll && pair.tries > rule.ofPairSlowed) {
    throw tooManyTries(pair.secondsLeft);
  }
  return { triesOfNetwork: network.tries, right: () => forgiveGuess(db, buckets) };
}
