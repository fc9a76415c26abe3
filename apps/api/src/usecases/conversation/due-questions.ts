import { movesBySilence, takesAnswers } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import { lockOrderToWrite, markOrder } from '../../db/queries/conversation.ts';
import {
  dueQuestions,
  lockDueQuestion,
  markOverdue,
  markReminded,
} from '../../db/queries/due-questions.ts';
import { changeOrders } from '../../db/queries/order-change.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import { findOrderForMail } from '../../db/queries/order-mailing.ts';
import type { Database } from '../../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { statusFields, unreadMarks } from '../orders/status-fields.ts';
import type { Services } from '../services.ts';
import { questionLetter } from './letter-words.ts';

const system: Actor = { kind: 'system', id: null, name: 'The system', ip: null };

/** So many at a time; there are few unless the jobs have stood still. */
const atOnce = 100;

type DueOrder = NonNullable<Awaited<ReturnType<typeof lockOrderToWrite>>>;
type DueQuestion = NonNullable<Awaited<ReturnType<typeof lockDueQuestion>>>;

/**
 * Does what silence brings: one reminder, then the move to Contact Customer, marked. Each question is
 * a transaction of its own that looks again under the order's lock, so that any number of processes may
 * do this at the same time and nobody is reminded twice.
 * @returns how many steps were done
 * @throws the first failure, once the others were done: one order must not keep the rest waiting
 */
export async function followQuestions(services: Pick<Services, 'db' | 'env'>): Promise<number> {
  let steps = 0;
  const failures: unknown[] = [];
  for (const { id, orderId } of await dueQuestions(services.db, atOnce)) {
    try {
      if (await followOne(services, id, orderId)) steps += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return steps;
}

/** @returns false where nothing is due any more */
function followOne(
  services: Pick<Services, 'db' | 'env'>,
  questionId: number,
  orderId: string,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const order = await lockOrderToWrite(trx, orderId);
    const question = order && (await lockDueQuestion(trx, questionId));
    if (order === undefined || question === undefined) return false;
    if (question.state === 'open') await remind(trx, services, order, question);
    else await giveUp(trx, order, question);
    return true;
  });
}

async function remind(
  trx: Transaction<Database>,
  { env }: Pick<Services, 'env'>,
  order: DueOrder,
  question: DueQuestion,
): Promise<void> {
  await markReminded(trx, question.id, env.questions);
  const mailed = await findOrderForMail(trx, order.order_id);
  await writeHistory(trx, system, [
    {
      orderPk: order.id,
      orderVersion: order.version,
      action: 'reminded',
      detail: { question: question.id },
    },
  ]);
  const letter = {
    ...questionLetter(question, mailed?.doa ?? null),
    asked: { day: question.asked_at },
  };
  const { language } = question;
  const source = { env, actor: system };
  await queueLetter(trx, source, order.order_id, 'reminder', letter, { language });
}

/** An order that was filed meanwhile stays where it is, and is marked as well. */
async function giveUp(
  trx: Transaction<Database>,
  order: DueOrder,
  question: DueQuestion,
): Promise<void> {
  await markOverdue(trx, question.id);
  const { process_status: from } = order;
  if (!takesAnswers(from)) return;
  const to = 'Contact Customer';
  if (movesBySilence(from)) {
    await changeOrders(
      trx,
      system,
      { orderIds: [order.order_id] },
      {
        action: 'moved',
        // What the traveller wrote instead of an answer nobody has read by this.
        set: { ...statusFields(to, null, unreadMarks), no_answer_at: new Date() },
        detail: () => ({ from, to, question: question.id }),
      },
    );
  } else {
    await markOrder(trx, order.id, { no_answer_at: new Date() });
  }
}
