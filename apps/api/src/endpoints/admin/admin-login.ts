import type { Call } from '@pabean/api-client/contract';
import { findMemberForLogin } from '../../db/queries/members.ts';
import { openSession } from '../../db/queries/sessions.ts';
import type { Handler } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { verifyPassword } from '../../services/passwords.ts';
import { limitTries } from '../../services/rate-limit.ts';

const quarterHour = 15 * 60;

/** Signs a member in. An unknown e-mail and a wrong password look the same, in words and in time. */
export const adminLogin: Handler<Call<'adminLogin'>> = async ({ body }, { services, ip }) => {
  const account = body.email.toLowerCase();
  const forgive = await limitTries(services.db, [
    { name: 'login address', key: ip, tries: 60, seconds: quarterHour },
    { name: 'login account', key: account, tries: 50, seconds: quarterHour, onSuccess: 'forget' },
    {
      name: 'login both',
      key: `${ip} ${account}`,
      tries: 10,
      seconds: quarterHour,
      onSuccess: 'forget',
    },
  ]);
  const member = await findMemberForLogin(services.db, account);
  if (
    !(await verifyPassword(member?.password_hash ?? null, body.password)) ||
    member === undefined
  ) {
    throw new Refusal(422, 'The e-mail or the password is wrong.');
  }
  await forgive();
  const { token, sessionId, expiresAt } = services.tokens.staffToken(member);
  await openSession(services.db, { sessionId, memberId: member.id, expiresAt });
  return { message: 'You are signed in.', data: { jwtToken: token } };
};
