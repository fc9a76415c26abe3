import type { DisputeEventDetail } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { CaseActor, TakenDispute, ToldCase } from '../../core/disputes/told-case.ts';
import { caseEvents } from '../../db/queries/dispute-case.ts';
import { forgetNotices } from '../../db/queries/dispute-notices.ts';
import {
  changeDispute,
  type DisputeRecord,
  findDispute,
  lockDisputedOrder,
  writeDisputeEvent,
} from '../../db/queries/disputes.ts';
import type { Database } from '../../db/schema.ts';
import { attachLate } from './attach-late.ts';
import { keptWords, marksOf } from './order-of-case.ts';
import { isSameFact } from './same-fact.ts';
import { type HeardState, hearState, moveDispute } from './step-dispute.ts';

/** What a later message may add to a case, by the names of its columns. */
const newsOf = (told: ToldCase) => ({
  reason_code: told.reasonCode,
  sub_reason: told.subReason,
  category: told.category,
  amount: told.amount,
  currency: told.currency,
  answer_due_at: told.answerDueAt,
  outcome_note: told.outcome,
});

type News = ReturnType<typeof newsOf>;
type NewsField = keyof News;

/**
 * Hears of a case that is known. A repeat changes nothing. A state that follows moves it on, and then
 * what differs is believed as well; a message that may be an old one only fills what was empty. Another
 * day is written about anew, and a later one opens an expired case again.
 */
export async function hearAgain(
  trx: Transaction<Database>,
  before: DisputeRecord,
  message: ToldCase,
  actor: CaseActor,
): Promise<TakenDispute> {
  const { order_pk: orderPk } = before;
  const order = orderPk === null ? null : await lockDisputedOrder(trx, orderPk);
  const toldCase = {
    ...message,
    category: keptWords(message.category, order),
    outcome: keptWords(message.outcome, order),
  };
  const { state } = toldCase;
  const answer = await heardState(trx, before, toldCase, actor);
  const isNewest = answer === 'taken' || state === null || state === before.state;
  const fields = await newFields(trx, before, newsOf(toldCase), isNewest);
  if (fields.length > 0) {
    const marks =
      answer === 'out of order' ? [...before.marks, 'out-of-order' as const] : before.marks;
    await believe(trx, { ...before, marks }, toldCase, fields);
    const isDayNew = fields.includes('answer_due_at');
    // The members were written to about the day before.
    if (isDayNew && before.answer_due_at !== null) await forgetNotices(trx, before.id);
    const due = isDayNew ? { due: toldCase.answerDueAt } : {};
    await writeDisputeEvent(trx, before.id, actor, 'told', { fields, ...due });
  }
  const after = (await findDispute(trx, before.dispute_id)) ?? before;
  return {
    dispute_id: before.dispute_id,
    order_id: await attachLate(trx, after, toldCase.payment, actor),
    state: after.state,
    created: false,
  };
}

async function heardState(
  trx: Transaction<Database>,
  before: DisputeRecord,
  told: ToldCase,
  actor: CaseActor,
): Promise<HeardState> {
  if (told.state === null) return 'said before';
  if (!(await isOpenAgain(trx, before, told))) return hearState(trx, actor, before, told.state);
  await moveDispute(trx, actor, before, 'open');
  return 'taken';
}

/** Whether the gateway gives an expired case a later day. No state is taken from a day that nobody signed. */
async function isOpenAgain(
  trx: Transaction<Database>,
  { id, state, answer_due_at: kept }: DisputeRecord,
  { state: told, answerDueAt: day, unsigned }: ToldCase,
): Promise<boolean> {
  if (state !== 'expired' || told !== 'open' || unsigned.includes('answer_due_at')) return false;
  if (kept === null || day === null || Date.parse(day) <= Date.parse(kept)) return false;
  return !(await wasDayTold(trx, id, day));
}

/**
 * A day that was told once and changed since comes with a message that is delivered again. One that a
 * member typed and took back was never told: a gateway that tells it is believed.
 */
async function wasDayTold(trx: Transaction<Database>, id: number, day: string): Promise<boolean> {
  const events = await caseEvents(trx, id);
  const isDay = (due: unknown) => typeof due === 'string' && isSameFact('answer_due_at', due, day);
  if (events.some(({ detail }) => isDay(correctedDay(detail)))) return false;
  return events.some(({ detail }) => isDay(detail.due));
}

/** The day of an answer that a correction took back. */
function correctedDay({ changes }: DisputeEventDetail): unknown {
  const found: { from?: unknown } | undefined = Array.isArray(changes)
    ? changes.find(({ field }) => field === 'answer_due_at')
    : undefined;
  return found?.from;
}

/** What of a message is news: what was empty, and what differs in one that is no old one. */
async function newFields(
  trx: Transaction<Database>,
  before: DisputeRecord,
  news: News,
  isNewest: boolean,
): Promise<NewsField[]> {
  const fields = (Object.keys(news) as NewsField[]).filter((field) => {
    const [value, kept] = [news[field], before[field]];
    if (value === null) return false;
    if (kept === null) return true;
    return isNewest && !isSameFact(field, value, kept);
  });
  if (!fields.includes('answer_due_at') || before.answer_due_at === null) return fields;
  const isOld = await wasDayTold(trx, before.id, news.answer_due_at ?? '');
  return isOld ? fields.filter((field) => field !== 'answer_due_at') : fields;
}

/** Keeps what is news, with the marks that follow from it; what was told unsigned says so. */
async function believe(
  trx: Transaction<Database>,
  before: DisputeRecord,
  told: ToldCase,
  fields: readonly NewsField[],
): Promise<void> {
  const news = newsOf(told);
  const set = Object.fromEntries(fields.map((field) => [field, news[field]]));
  const order = before.order_pk === null ? null : await lockDisputedOrder(trx, before.order_pk);
  const isNews = (field: string) => fields.some((one) => one === field);
  await changeDispute(trx, before.id, {
    ...set,
    marks: [...new Set(marksOf(before.marks, { ...before, ...set }, order))],
    unsigned: [
      ...before.unsigned.filter((field) => !isNews(field)),
      ...told.unsigned.filter(isNews),
    ],
  });
}
