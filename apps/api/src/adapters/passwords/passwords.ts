import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordTurns } from './password-turns.ts';

/** Parameters of OWASP's password storage advice for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Half of the threads that Node has for such work. */
const turns = passwordTurns(2, 500);

/** Hashes a password with argon2id, the library's default algorithm. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** A password that cannot be guessed, of characters that can be typed from a sheet of paper. */
export function makePassword(): string {
  return randomBytes(12).toString('base64url');
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored hash a decoy is checked, so that an unknown e-mail takes as
 * long as a wrong password.
 *
 * @param rank how much the caller's network has guessed: those with less are served first
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  rank = 0,
): Promise<boolean> {
  decoy ??= hashPassword('no member has this password');
  const digest = stored ?? (await decoy);
  const matches = await turns.take(rank, () => verify(digest, password));
  return stored !== null && matches;
}
