import { hash, verify } from '@node-rs/argon2';

/** Parameters of OWASP's password storage advice for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password with argon2id, the library's default algorithm. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a stored hash a decoy is checked, so that an unknown e-mail takes as
 * long as a wrong password.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no member has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
