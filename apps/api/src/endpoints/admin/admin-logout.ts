import type { Call } from '@pabean/api-client/contract';
import { revokeSession, revokeSessionsOf } from '../../db/queries/sessions.ts';
import type { Handler } from '../../http/context.ts';

/** Ends this session, or all sessions of the member, at once and in every process. */
export const adminLogout: Handler<Call<'adminLogout'>> = async ({ body }, { services, member }) => {
  if (body.everywhere) await revokeSessionsOf(services.db, member.id);
  else await revokeSession(services.db, member.sessionId);
  return { message: 'You are signed out.' };
};
