import type { Call } from '@pabean/api-client/contract';
import { revokeSession, revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import type { Handler } from '../../http/context.ts';
import { memberActor } from '../../usecases/staff-events/actors.ts';

/** Ends this session, or all sessions of the member, at once and in every process. */
export const adminLogout: Handler<Call<'adminLogout'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const everywhere = body.everywhere === true;
  await services.db.transaction().execute(async (trx) => {
    if (everywhere) await revokeSessionsOf(trx, member.id);
    else await revokeSession(trx, member.sessionId);
    await recordStaffEvents(trx, memberActor(member, { ip, userAgent }), [
      { kind: 'signed-out', detail: { everywhere } },
    ]);
  });
  return { message: 'You are signed out.' };
};
