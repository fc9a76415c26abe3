import type { Call } from '@pabean/api-client/contract';
import { memberTypesFor } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';

/** The member types that the signed-in member may give. */
export const getTeamMemberType: Handler<Call<'getTeamMemberType'>> = async (
  _input,
  { member },
) => ({ message: 'Member types.', data: [...memberTypesFor(member.type)] });
