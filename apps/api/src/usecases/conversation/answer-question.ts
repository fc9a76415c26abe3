import { isAnswerable, takesAnswers, waitsForTraveller } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { ReceivedFile } from '../../adapters/documents/receive.ts';
import type { Actor } from '../../core/actor.ts';
import type { OrderSession } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';
import { addEntry, findAnswer, findSent } from '../../db/queries/conversation.ts';
import { changeOrders } from '../../db/queries/order-change.ts';
import { lockForCorrection } from '../../db/queries/order-correction.ts';
import { type AskedQuestion, closeQuestion, lockQuestion } from '../../db/queries/questions.ts';
import type { Database } from '../../db/schema.ts';
import { correctedFields, presentFields } from '../corrections/corrected-fields.ts';
import { judgeCorrection } from '../corrections/judge-correction.ts';
import { type CorrectionSource, writeCorrections } from '../corrections/write-corrections.ts';
import type { Services } from '../services.ts';
import { withEntryFile } from './entry-file.ts';
import { type JudgedAnswer, judgeAnswer } from './judge-answer.ts';
import type { Writer } from './send-traveller-message.ts';
import { lockForTraveller, mayWrite, travellerActor } from './traveller-writes.ts';

const closedWords = 'This order is closed, so your answer was not sent.';
const sentBeforeWords = 'Something else was sent with this key, so your answer was not sent.';
const withdrawnWords = 'We no longer need this answer, so it was not sent.';

/** What a traveller answers. */
export interface Answer {
  readonly orderId: string;
  readonly questionId: number;
  readonly answer: string;
  /** The device's key of this send. */
  readonly key?: string | undefined;
}

/**
 * Keeps the answer and brings the order back to where its work goes on, marked: all or nothing. A
 * field that was asked for is corrected by it. The same answer sent again changes nothing.
 * @throws Refusal 401 for another order, 404 for another order's question, 409 when it has an answer,
 * was withdrawn, or the order was closed, or the key is that of a message; 422 for what is no answer; 429 after 20 in a minute
 */
export async function answerQuestion(
  services: Pick<Services, 'db' | 'documents' | 'env' | 'virusScan'>,
  { openedOrders, ip }: Writer,
  { orderId, questionId, answer, key }: Answer,
  file: ReceivedFile | null,
): Promise<{ at: string }> {
  const session = await mayWrite(services, openedOrders, orderId);
  return withEntryFile(services, orderId, file, (keepFile, stored) =>
    services.db.transaction().execute(async (trx) => {
      const order = await lockForTraveller(trx, session);
      const question = await lockQuestion(trx, order.id, questionId);
      if (question === undefined) throw new Refusal(404, 'There is no such question.');
      if (question.state === 'answered') return repeated(trx, question, answer, [file, stored]);
      if (!takesAnswers(order.process_status)) {
        throw new Refusal(409, closedWords, {
          data: { reason: 'closed' },
          errors: [{ path: 'order', message: closedWords }],
        });
      }
      if (!isAnswerable(question.state)) {
        throw new Refusal(409, withdrawnWords, {
          data: { reason: 'withdrawn' },
          errors: [{ path: 'questionId', message: withdrawnWords }],
        });
      }
      const judgement = judgeAnswer(question, answer, file !== null);
      if (key !== undefined && (await findSent(trx, order.id, key)) !== undefined) {
        throw new Refusal(409, sentBeforeWords, {
          errors: [{ path: 'key', message: sentBeforeWords }],
        });
      }
      const entry = await addEntry(trx, {
        orderPk: order.id,
        kind: 'answer',
        author: 'traveller',
        questionId,
        body: judgement.body,
        sendKey: key,
      });
      await keepFile(trx, { orderPk: order.id, messageId: entry.id, kind: 'answer' });
      // Before the order is moved, which withdraws what is still open.
      await closeQuestion(trx, questionId);
      const actor = travellerActor(ip);
      await correctField(trx, { env: services.env, actor }, orderId, judgement);
      await bringBack(trx, actor, session, question, file !== null);
      return { at: entry.at };
    }),
  );
}

/**
 * A device that did not hear our answer sends the same once more.
 * @param files as it was sent, which is how releases before stored pictures, and as it would be stored now
 */
async function repeated(
  trx: Transaction<Database>,
  question: AskedQuestion,
  answer: string,
  files: readonly [ReceivedFile | null, ReceivedFile | null],
): Promise<{ at: string }> {
  const earlier = await findAnswer(trx, question.id);
  const { body } = judgeAnswer(question, answer, files[0] !== null);
  const isSameFile = files.some((file) => (file?.sha256 ?? null) === earlier?.sha256);
  if (earlier?.body === body && isSameFile) return { at: earlier.at };
  const message = 'This question has an answer already.';
  throw new Refusal(409, message, {
    data: { reason: 'answered' },
    errors: [{ path: 'questionId', message }],
  });
}

async function correctField(
  trx: Transaction<Database>,
  source: CorrectionSource,
  orderId: string,
  { corrected }: JudgedAnswer,
): Promise<void> {
  const found = corrected && (await lockForCorrection(trx, orderId));
  if (corrected === null || !found) return;
  const sent = correctedFields(corrected);
  const { corrections } = judgeCorrection(sent, presentFields(found, sent.keys()), new Map());
  await writeCorrections(trx, source, found, corrections);
}

async function bringBack(
  trx: Transaction<Database>,
  actor: Actor,
  session: OrderSession,
  { id, wants }: AskedQuestion,
  hasFile: boolean,
): Promise<void> {
  const now = new Date();
  const order = await lockForTraveller(trx, session);
  const returns = waitsForTraveller(order.process_status);
  const folder = order.paid_at === null ? 'Pending' : 'New';
  await changeOrders(
    trx,
    actor,
    { orderIds: [session.orderId] },
    {
      action: 'answered',
      set: {
        ...(returns && { process_status: folder, status_since: now }),
        answered_at: now,
        no_answer_at: null,
      },
      detail: (before) => ({
        question: id,
        wants,
        files: hasFile ? 1 : 0,
        from: before.process_status,
        to: returns ? folder : before.process_status,
      }),
    },
  );
}
