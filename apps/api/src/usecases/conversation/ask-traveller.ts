import type { Question } from '@pabean/api-client/contract';
import { takesAnswers } from '@pabean/domain';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import { staffActor } from '../orders/change-report.ts';
import type { Services } from '../services.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { putQuestion } from './put-question.ts';
import { repeatedQuestion } from './repeated-question.ts';

/** What a member asks. */
type AskedByStaff = Question & {
  readonly orderId: string;
  /** The page's key of this send. */
  readonly key?: string | undefined;
};

/**
 * Asks the traveller without moving the order.
 * @returns the question's id; of a repeat, the first one's
 * @throws Refusal 404 for an unknown order, 409 for one that nobody works on any more, or where something
 * else was sent with the key
 */
export function askTraveller(
  services: Pick<Services, 'db' | 'env'>,
  member: Member,
  ip: string,
  { orderId, key, ...question }: AskedByStaff,
): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    const order = await lockForStaff(trx, orderId);
    const earlier = await repeatedQuestion(trx, order.id, question, key);
    if (earlier !== undefined) return earlier;
    if (!takesAnswers(order.process_status)) {
      throw new Refusal(409, `Order ${orderId} is closed, so its traveller cannot be asked.`);
    }
    return putQuestion(trx, services, staffActor(member, ip), order, question, key);
  });
}
