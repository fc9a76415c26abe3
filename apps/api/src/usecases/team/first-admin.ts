import type { Kysely } from 'kysely';
import { passwordWeakness } from '../../adapters/passwords/password-rules.ts';
import { hashPassword, makePassword } from '../../adapters/passwords/passwords.ts';
import { ConfigurationError } from '../../core/expected-failure.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { addMember, hasMembers, lockTeam } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { operatorActor } from '../staff-events/actors.ts';

/** Who becomes the first Admin when the configuration does not say. */
const defaultEmail = 'admin@example.com';

/** Until they say their own: the system itself signs as "Admin". */
const name = 'First Admin';

export interface FirstAdminOptions {
  readonly db: Kysely<Database>;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

/**
 * Makes the first Admin while no living member exists. Several processes may start at once: one
 * makes the member, the others find it.
 * @returns the e-mail, with the password when it was made up here (it is shown once and kept
 * nowhere), or null when somebody can sign in already
 * @throws ConfigurationError when the password of the configuration is one that is guessed first
 */
export async function ensureFirstAdmin({
  db,
  email = defaultEmail,
  password,
}: FirstAdminOptions): Promise<{ email: string; oneTimePassword?: string } | null> {
  return db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    if (await hasMembers(trx)) return null;
    if (password !== undefined) await requireGoodStart(password, email);
    const oneTimePassword = password === undefined ? makePassword() : null;
    const member = { name, email, type: 'Admin' } as const;
    const passwordHash = await hashPassword(password ?? oneTimePassword ?? '');
    const id = await addMember(trx, { ...member, passwordHash });
    await recordStaffEvents(trx, operatorActor, [
      {
        kind: 'member-added',
        subject: { id, name },
        detail: { email, type: member.type },
      },
    ]);
    return { email, ...(oneTimePassword !== null && { oneTimePassword }) };
  });
}

async function requireGoodStart(password: string, email: string): Promise<void> {
  const weakness = await passwordWeakness(password, { name, email });
  if (weakness !== null) {
    throw new ConfigurationError(`Wrong configuration: ADMIN_PASSWORD. ${weakness}`);
  }
}
