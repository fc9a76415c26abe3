import { minPasswordLength } from '@pabean/domain';
import { Refusal } from '../../core/refusal.ts';
import { countGuesses } from './guess-count.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/**
 * With the limits on guessing, a hundred thousand guesses are a week for fifty networks together.
 * What a guesser tries first is below; six characters at random are above.
 */
const fewestGuesses = 100_000;

/** The estimate takes up to half a second for longer ones, which are judged by how they begin. */
const judgedLength = 24;

/** What everybody knows of such an installation, and so would try. */
const commonHere = ['pabean', 'indonesia', 'bali', 'jakarta', 'customs', 'declaration', 'admin'];

/** Why a password may not be set, in words for the person who chose it; null when it may. */
export async function passwordWeakness(
  password: string,
  owner: PasswordOwner,
): Promise<string | null> {
  if (password.length < minPasswordLength) {
    return `Please choose a password of at least ${minPasswordLength} characters.`;
  }
  const [local = ''] = owner.email.split('@');
  if ([owner.name, owner.email, local].some((known) => plain(known) === plain(password))) {
    return 'The password is the name or the e-mail of its owner. Please choose another one.';
  }
  const ownWords = [
    owner.email,
    ...owner.name.split(/\s+/),
    ...owner.email.split(/[^\p{L}\p{N}]+/u),
  ];
  const guesses = await countGuesses({
    password: password.slice(0, judgedLength),
    known: [...ownWords, ...commonHere],
  });
  return guesses < fewestGuesses
    ? 'This password is among the first that a guesser tries. Please choose another one.'
    : null;
}

/** @throws Refusal 422 at the field that holds the password, when it may not be set */
export async function requireGoodPassword(
  password: string,
  owner: PasswordOwner,
  path: string,
): Promise<void> {
  const message = await passwordWeakness(password, owner);
  if (message !== null) throw new Refusal(422, message, { errors: [{ path, message }] });
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
