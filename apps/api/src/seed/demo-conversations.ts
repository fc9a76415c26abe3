import { randomUUID } from 'node:crypto';
import { type FolderName, newestFirst } from '@pabean/domain';
import type { Member } from '../core/member.ts';
import { openerOf } from '../core/order-session.ts';
import type { ListedOrder } from '../db/queries/listed-rows.ts';
import { listPage } from '../db/queries/order-lists.ts';
import { listMembers } from '../db/queries/team.ts';
import { answerQuestion } from '../usecases/conversation/answer-question.ts';
import { askTraveller } from '../usecases/conversation/ask-traveller.ts';
import { sendTravellerMessage } from '../usecases/conversation/send-traveller-message.ts';
import { correctOwnOrder } from '../usecases/corrections/correct-own-order.ts';
import { askForRefund } from '../usecases/refunds/ask-refund.ts';
import type { Services } from '../usecases/services.ts';

const ip = '203.0.113.20';

/**
 * Lets a few travellers of the demo answer, write, and ask for a correction and a refund, by the same
 * use cases as in real life: every chip of the lists has an order. Call it once, after `seedDemo`.
 */
export async function seedConversations(
  services: Pick<Services, 'db' | 'documents' | 'env' | 'virusScan'>,
): Promise<void> {
  const member = await someMember(services);
  const [photoOrder, addressOrder] = await newest(services, member, 'awaitingOrder');
  const [, messageOrder, refundOrder] = await newest(services, member, 'newOrder');
  const [filedOrder] = await newest(services, member, 'awaitingGovtOrder');

  if (photoOrder) {
    await askTraveller(services, member, ip, {
      orderId: photoOrder.order_id,
      template: 'passportPhoto',
      wants: 'file',
    });
  }
  if (addressOrder) {
    const orderId = addressOrder.order_id;
    const question = { orderId, template: 'address', wants: 'text' } as const;
    const questionId = await askTraveller(services, member, ip, question);
    const answer = 'Hotel Kelapa, Jalan Pantai 12, Ubud';
    await answerQuestion(
      services,
      travellerOf(addressOrder),
      { orderId, questionId, answer },
      null,
    );
  }
  if (messageOrder) {
    const text = 'My flight lands two hours later now. Do I need to do anything?';
    const message = { orderId: messageOrder.order_id, text };
    await sendTravellerMessage(services, travellerOf(messageOrder), message, null);
  }
  if (refundOrder) {
    const askedRefund = { orderId: refundOrder.order_id, reason: 'notTravelling' };
    await askForRefund(services, travellerOf(refundOrder), askedRefund);
  }
  if (filedOrder) {
    await correctOwnOrder(services, travellerOf(filedOrder), {
      orderId: filedOrder.order_id,
      version: filedOrder.version,
      changes: { address_in_indonesia: 'Villa Melati, Jalan Sawah 3, Canggu' },
      reason: 'We changed the house.',
    });
  }
}

async function someMember({ db }: Pick<Services, 'db'>): Promise<Member> {
  const [first] = await listMembers(db);
  if (first === undefined) throw new Error('The demo has no member.');
  return { ...first, sessionId: randomUUID() };
}

async function newest({ db }: Pick<Services, 'db'>, { id }: Member, folder: FolderName) {
  const request = { folder, memberId: id, marks: [], sorting: newestFirst, offset: 0, limit: 3 };
  return (await listPage(db, request)).rows;
}

/** The traveller as somebody who has just opened the order by Track Order. */
function travellerOf({ order_id: orderId, email }: ListedOrder) {
  const expiresAt = new Date(Date.now() + 60_000);
  const session = { orderId, id: randomUUID(), expiresAt, opener: openerOf(orderId, email ?? '') };
  return { openedOrders: [session], ip };
}
