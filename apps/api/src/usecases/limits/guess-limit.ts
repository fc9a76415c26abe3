import type { Kysely } from 'kysely';
import type { Log } from '../../core/log.ts';
import { networkOf } from '../../core/network.ts';
import { type CountedGuess, forgiveGuess, takeGuess } from '../../db/queries/guess-tries.ts';
import type { Tries } from '../../db/queries/rate-limit.ts';
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

/** A guess as its buckets count it. */
export function countedGuess(rule: GuessRule, { ip, subject }: Guess): CountedGuess {
  const { name, seconds, ofNetwork: mostOfNetwork, ofPair: mostOfPair } = rule;
  const key = networkOf(ip);
  return {
    network: bucketOf({ name: `${name} network`, key }),
    pair: bucketOf({ name: `${name} network and subject`, key: `${key} ${subject}` }),
    subject: bucketOf({ name: `${name} subject`, key: subject }),
    ...{ mostOfNetwork, mostOfPair, seconds },
  };
}

/**
 * Judges a guess by what its buckets hold after it was counted. Only a network's own wrong answers close
 * the way to it: whoever guesses from elsewhere, however often, can slow others who guess, but never
 * refuses the right person (spec, Safety). The network's count never forgets, or one good account
 * would free the guessing; a right answer takes its own try back there, because a hundred travellers
 * share one airport's address.
 * @returns tries of the network in this window that were not right, this one included
 * @throws Refusal 429 with Retry-After when this network has to wait.
 */
export function judgeGuess(rule: GuessRule, counted: readonly Tries[], log: Log): number {
  const [network, pair, all] = counted;
  if (network === undefined) throw new Error('A guess was not counted.');
  if (network.tries > rule.ofNetwork || pair === undefined) {
    throw tooManyTries(network.secondsLeft);
  }
  if (pair.tries > rule.ofPair || all === undefined) throw tooManyTries(pair.secondsLeft);
  if (all.tries === rule.ofAll + 1) log.warn({ guesses: rule.name }, 'many networks guess at one');
  if (all.tries > rule.ofAll && pair.tries > rule.ofPairSlowed) {
    throw tooManyTries(pair.secondsLeft);
  }
  return network.tries;
}

/**
 * Counts a guess before it is looked at.
 * @throws Refusal 429 with Retry-After when this network has to wait.
 */
export async function limitGuesses(
  db: Kysely<Database>,
  rule: GuessRule,
  guess: Guess,
  log: Log,
): Promise<AllowedGuess> {
  const counted = countedGuess(rule, guess);
  const triesOfNetwork = judgeGuess(rule, await takeGuess(db, counted), log);
  return { triesOfNetwork, right: () => forgiveGuess(db, counted) };
}
