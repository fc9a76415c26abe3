import { verifyPassword } from '../../adapters/passwords/passwords.ts';
import type { Log } from '../../core/log.ts';
import { Refusal } from '../../core/refusal.ts';
import { findMemberForLogin, holdPasswordOf } from '../../db/queries/members.ts';
import { openSession } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { type GuessRule, limitGuesses } from '../limits/guess-limit.ts';
import type { Services } from '../services.ts';
import { memberActor, type RequestOrigin, visitorActor } from '../staff-events/actors.ts';
import { recordFailedSignIn } from '../staff-events/failed-sign-in.ts';

const guesses: GuessRule = {
  name: 'login',
  seconds: 15 * 60,
  ofNetwork: 60,
  ofPair: 10,
  ofAll: 50,
  ofPairSlowed: 3,
};

/** What somebody typed to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a member in. An unknown e-mail and a wrong password look the same, in words and in time.
 * @returns the token of the new session
 * @throws Refusal 422 when the pair is wrong, 429 after too many tries
 */
export async function signIn(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  { email, password }: Credentials,
  from: RequestOrigin,
  log: Log,
): Promise<string> {
  // The unique index and the look-up ignore the case of an e-mail, so the limits must too.
  const account = email.toLowerCase();
  const guess = await limitGuesses(db, guesses, { ip: from.ip, subject: account }, log);
  const member = await findMemberForLogin(db, account);
  const stored = member?.password_hash ?? null;
  const matches = await verifyPassword(stored, password, guess.triesOfNetwork);
  if (!matches || member === undefined) {
    await recordFailedSignIn(db, visitorActor(from), member);
    throw wrongPair();
  }
  await guess.right();
  const { token, sessionId, expiresAt } = tokens.staffToken(member);
  await db.transaction().execute(async (trx) => {
    // A password that was changed since it was compared opens nothing: its change ended all sessions.
    if ((await holdPasswordOf(trx, member.id)) !== stored) throw wrongPair();
    const actor = memberActor(member, from);
    const device = actor.device ?? '';
    await openSession(trx, { sessionId, memberId: member.id, expiresAt, device });
    await recordStaffEvents(trx, actor, [{ kind: 'signed-in' }]);
  });
  return token;
}

const wrongPair = () => new Refusal(422, 'The e-mail or the password is wrong.');
