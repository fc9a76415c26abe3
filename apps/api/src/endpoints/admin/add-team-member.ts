import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { addTeamMember as add } from '../../usecases/team/add-team-member.ts';

/** Adds a member of a type that the signed-in member may give. */
export const addTeamMember: Handler<Call<'addTeamMember'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  await add(services.db, { member, ip, userAgent }, body);
  return { message: 'Team member added successfully.' };
};
