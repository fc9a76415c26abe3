import type { Call } from '@pabean/api-client/contract';
import { verifyPassword } from '../../adapters/passwords/passwords.ts';
import { Refusal } from '../../core/refusal.ts';
import { findMemberForLogin } from '../../db/queries/members.ts';
import { openSession } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import type { Handler } from '../../http/context.ts';
import { type GuessRule, limitGuesses } from '../../usecases/limits/guess-limit.ts';
import { memberActor, visitorActor } from '../../usecases/staff-events/actors.ts';
import { recordFailedSignIn } from '../../usecases/staff-events/failed-sign-in.ts';

const guesses: GuessRule = {
  name: 'login',
  seconds: 15 * 60,
  ofNetwork: 60,
  ofPair: 10,
  ofAll: 50,
  ofPairSlowed: 3,
};

/** Signs a member in. An unknown e-mail and a wrong password look the same, in words and in time. */
export const adminLogin: Handler<Call<'adminLogin'>> = async (
  { body },
  { services, ip, userAgent, log },
) => {
  const from = { ip, userAgent };
  // The unique index and the look-up ignore the case of an e-mail, so the limits must too.
  const account = body.email.toLowerCase();
  const guess = await limitGuesses(services.db, guesses, { ip, subject: account }, log);
  const member = await findMemberForLogin(services.db, account);
  const stored = member?.password_hash ?? null;
  const matches = await verifyPassword(stored, body.password, guess.triesOfNetwork);
  if (!matches || member === undefined) {
    await recordFailedSignIn(services.db, visitorActor(from), member);
    throw new Refusal(422, 'The e-mail or the password is wrong.');
  }
  await guess.right();
  const { token, sessionId, expiresAt } = services.tokens.staffToken(member);
  await services.db.transaction().execute(async (trx) => {
    await openSession(trx, { sessionId, memberId: member.id, expiresAt });
    await recordStaffEvents(trx, memberActor(member, from), [{ kind: 'signed-in' }]);
  });
  return { message: 'You are signed in.', data: { jwtToken: token } };
};
