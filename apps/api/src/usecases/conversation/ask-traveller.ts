import type { Question } from '@pabean/api-client/contract';
import { takesAnswers } from '@pabean/domain';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import { staffActor } from '../orders/change-report.ts';
import type { Services } from '../services.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { putQuestion } from './put-question.ts';

/**
 * Asks the traveller without moving the order.
 * @throws Refusal 404 for an unknown order, 409 for one that nobody works on any more
 */
export function askTraveller(
  services: Pick<Services, 'db' | 'env'>,
  member: Member,
  ip: string,
  { orderId, ...question }: Question & { readonly orderId: string },
): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    const order = await lockForStaff(trx, orderId);
    if (!takesAnswers(order.process_status)) {
      throw new Refusal(409, `Order ${orderId} is closed, so its traveller cannot be asked.`);
    }
    return putQuestion(trx, services, staffActor(member, ip), order, question);
  });
}
