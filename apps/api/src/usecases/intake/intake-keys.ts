import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { digestOf, isSameText } from '../../core/same-text.ts';
import {
  findIntakeKey,
  insertIntakeKey,
  noteIntakeKeyUse,
  revokeIntakeKey,
} from '../../db/queries/intake-keys.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';

/** How keys with a name look: what looks otherwise is not looked for. */
const madeKey = /^pbk_[\w-]{43}$/;
const keyDigest = (key: string) => digestOf(key).toString('hex');
const validName = /^[a-z0-9][a-z0-9._-]{0,39}$/i;

/** Who sends orders or disputes: the name of the key; null for the key of the configuration, which has none. */
export interface Shop {
  readonly shop: string | null;
}

/**
 * The shop of a key: that of the configuration, the one also accepted while it is changed, or one with a
 * name. Null for any other; a revoked one ends with the next call.
 */
export async function shopOfKey(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  given: string,
): Promise<Shop | null> {
  const configured = [secrets.intakeKey, secrets.intakeKeyAlso].filter((key) => key !== undefined);
  // All of them, whichever fits.
  if (configured.map((key) => isSameText(given, key)).includes(true)) return { shop: null };
  if (!madeKey.test(given)) return null;
  const key = await findIntakeKey(db, keyDigest(given));
  if (key?.isStale) await noteIntakeKeyUse(db, key.id);
  return key === undefined ? null : { shop: key.name };
}

/** Makes a key with a name. @returns the key, which is kept nowhere */
export async function addIntakeKey(db: Kysely<Database>, name: string): Promise<string> {
  if (!validName.test(name)) {
    throw new ExpectedFailure(
      'NAME has 1 to 40 letters, digits, points and dashes, and begins with a letter or digit.',
    );
  }
  const key = `pbk_${randomBytes(32).toString('base64url')}`;
  if (await insertIntakeKey(db, { name, digest: keyDigest(key) })) return key;
  throw new ExpectedFailure(
    `There is a key ${name} already. Revoke it first, or take another name.`,
  );
}

/** Ends a key: the next call with it is refused. */
export async function endIntakeKey(db: Kysely<Database>, name: string): Promise<void> {
  if (await revokeIntakeKey(db, name)) return;
  throw new ExpectedFailure(`No key ${name} works. See: pnpm intake:keys list`);
}
