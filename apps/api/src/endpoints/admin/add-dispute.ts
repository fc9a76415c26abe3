import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { caseByHand } from '../../usecases/disputes/case-by-hand.ts';
import { takeDisputes } from '../../usecases/disputes/take-dispute.ts';

/** A case that a member writes down; one that is known already stays as it is. */
export const addDispute: Handler<Call<'addDispute'>> = async (
  { body },
  { services, member, ip },
) => {
  const actor = { kind: 'staff', id: member.id, name: member.name, ip } as const;
  const [dispute] = await takeDisputes(services, [caseByHand(body)], actor);
  if (dispute === undefined) throw new Error('A case was not kept.');
  const { dispute_id: disputeId, order_id: orderId, created } = dispute;
  const outcome = created ? 'was added' : 'is known already';
  const waits = orderId === null ? ' It matches no order and waits to be attached.' : '';
  return { message: `${disputeId} ${outcome}.${waits}`, data: { disputeId, created } };
};
