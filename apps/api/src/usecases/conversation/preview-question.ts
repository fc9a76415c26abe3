import { travellerLanguageOf } from '@pabean/domain';
import { noSuchOrder } from '../../core/refusal.ts';
import { findLetterOrder } from '../../db/queries/order-mailing.ts';
import { letter } from '../../papers/letters/letter.ts';
import { letterOrder } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { type AskedWords, questionLetter, questionWords } from './letter-words.ts';

const hour = 60 * 60 * 1000;

/**
 * The letter as `putQuestion` would queue it now, and when silence brings the reminder and the move.
 * @throws Refusal 404 for an order that is unknown or erased
 */
export async function previewQuestion(
  { db, env }: Pick<Services, 'db' | 'env'>,
  orderId: string,
  question: AskedWords,
) {
  const order = await findLetterOrder(db, orderId);
  if (order === undefined || order.erased_at !== null) {
    throw noSuchOrder(orderId);
  }
  const recipient = order.email ?? '';
  const words = questionWords(question, travellerLanguageOf(order.language).lang);
  const about = { ...letterOrder(order, recipient), language: words.language };
  const values = questionLetter({ ...words, wants: question.wants }, order.doa);
  const { subject, html } = letter(env, 'question', about, values);
  const { reminderHours, overdueHours } = env.questions;
  const after = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  return {
    subject,
    html,
    recipient,
    reminder_at: after(reminderHours),
    overdue_at: after(overdueHours),
  };
}
