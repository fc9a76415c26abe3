import { Readable } from 'node:stream';
import { newStorageKey } from '../../../adapters/documents/store.ts';
import type { CaseActor } from '../../../core/disputes/told-case.ts';
import type { Member } from '../../../core/member.ts';
import { noSuchCase, Refusal } from '../../../core/refusal.ts';
import { keepAnswer } from '../../../db/queries/dispute-answer.ts';
import {
  type CaseFile,
  type CaseRow,
  caseAnswer,
  caseFiles,
  findCase,
} from '../../../db/queries/dispute-case.ts';
import { lockDispute, writeDisputeEvent } from '../../../db/queries/disputes.ts';
import { readAnswerHead } from '../../../db/queries/order-history.ts';
import { noteStrays } from '../../../db/queries/stray-documents.ts';
import { minute } from '../../../papers/bank-words.ts';
import { claimFile, dropStrays, dropUnclaimed } from '../../documents/strays.ts';
import type { Services } from '../../services.ts';
import { lateNoteLocked, lockedBecause } from '../case-lock.ts';
import { type BuiltAnswer, buildAnswer } from '../pack/build-answer.ts';
import { packFileName } from '../pack/pack-file.ts';
import { answerCase } from './answer-ends.ts';
import { answerGatewayOf } from './answer-gateway-of.ts';
import { finishAnswer } from './finish-answer.ts';

type Deps = Pick<Services, 'db' | 'env' | 'documents' | 'logger'>;

export interface AnswerRequest {
  readonly disputeId: string;
  /** Of the pack that was read. */
  readonly sha256: string;
  /** When it was sent outside of the product. */
  readonly sentByHandAt?: string | undefined;
}

/**
 * Sends the answer to a case, once. Its bytes and its row stand before the first of them leaves; what
 * dies on the way is finished by the next process that looks.
 * @throws Refusal 404, 409 where the case is locked or the record changed since the pack was read, 422
 * for a pack that passes a limit
 */
export async function submitAnswer(
  deps: Deps,
  member: Member,
  ip: string,
  request: AnswerRequest,
): Promise<{ state: 'sent' | 'unknown' | 'refused' }> {
  const { db, documents } = deps;
  const actor: CaseActor = { kind: 'staff', id: member.id, name: member.name, ip };
  const one = await findCase(db, request.disputeId);
  if (one === undefined) throw noSuchCase(request.disputeId);
  requireOpen(one, await caseAnswer(db, one.id), request);
  const byHand = request.sentByHandAt !== undefined;
  const gateway = byHand ? null : answerGatewayOf(deps.env, one);
  if (!byHand && gateway === null) {
    throw new Refusal(422, 'No call of this gateway is set up. Send it by hand, and say when.');
  }
  const answer = await buildAnswer(deps, request.disputeId);
  if (answer.troubles[0] !== undefined) throw new Refusal(422, answer.troubles[0]);
  if (answer.sha256 !== request.sha256) throw changedSince();
  if (gateway !== null) {
    const submitted = await gateway
      .look(one.gateway_dispute_id, answer.sha256)
      .catch((error: Error) => {
        throw new Refusal(503, `The gateway does not answer: ${error.message}`, { retryAfter: 30 });
      });
    if (submitted !== 'none') throw new Refusal(409, 'The gateway has an answer to it already.');
  }
  const storageKey = newStorageKey('application/pdf');
  await noteStrays(db, [storageKey]);
  const file = await documents.receive(
    Readable.from([Buffer.from(answer.made.bytes)]),
    packFileName(request.disputeId),
  );
  await documents.keep(file, storageKey);
  try {
    const stray = await db.transaction().execute(async (trx) => {
      if ((await lockDispute(trx, request.disputeId)) === undefined) throw changedSince();
      const now = await findCase(trx, request.disputeId);
      const head = await readAnswerHead(trx, answer.record.detail.order.id, request.disputeId);
      if (now?.version !== answer.record.one.version) throw changedSince();
      if (head?.digest !== answer.record.head?.digest) throw changedSince();
      // A file that is added changes neither: it would miss the one answer, and its member think it in.
      if (idsOf(await caseFiles(trx, now.id)) !== idsOf(answer.record.files)) throw changedSince();
      requireOpen(now, await caseAnswer(trx, now.id), request);
      await claimFile(trx, storageKey);
      const refused = await keepAnswer(trx, {
        ...rowOf(answer, storageKey, member),
        ...(byHand
          ? { state: 'sent', via: 'hand', sent_at: request.sentByHandAt ?? null }
          : { state: 'sending', via: 'gateway' }),
      });
      if (refused !== null) await noteStrays(trx, [refused]);
      if (byHand) {
        await answerCase(trx, actor, request.disputeId, { via: 'hand', sha256: answer.sha256 });
      } else {
        await writeDisputeEvent(trx, now.id, actor, 'sending', { sha256: answer.sha256 });
      }
      return refused;
    });
    if (stray !== null) await dropStrays(db, documents, [stray]);
  } catch (error) {
    await dropUnclaimed(db, documents, storageKey, error);
    throw error;
  }
  if (byHand) return { state: 'sent' };
  const end = await finishAnswer(deps, one.id);
  return { state: end === 'on its way' ? 'unknown' : end };
}

function requireOpen(
  one: CaseRow,
  answer: Awaited<ReturnType<typeof caseAnswer>>,
  { sentByHandAt }: AnswerRequest,
): void {
  const sentAt = sentByHandAt === undefined ? null : new Date(sentByHandAt);
  if (sentAt !== null && sentAt.getTime() > Date.now() + 60_000) {
    throw new Refusal(422, 'It cannot have been sent in the future.');
  }
  if (sentAt !== null && isBeforeCase(sentAt, one)) {
    const opened = minute(one.opened_at);
    throw new Refusal(422, `It cannot have been sent before the case was opened, ${opened}.`);
  }
  const why = sentAt === null ? lockedBecause(one, answer) : lateNoteLocked(one, answer, sentAt);
  if (why !== null) throw new Refusal(409, why);
}

/** Without a day of its own, a case was opened when it was told; one that no signature covers decides nothing. */
function isBeforeCase(
  sentAt: Date,
  one: Pick<CaseRow, 'opened_at' | 'created_at' | 'unsigned'>,
): boolean {
  const [opened, told] = [Date.parse(one.opened_at), Date.parse(one.created_at)];
  if (one.unsigned.includes('opened_at') || opened > told - 60_000) return false;
  // Who notes it names a minute, not a second.
  return sentAt.getTime() < opened - 60_000;
}

const idsOf = (files: readonly CaseFile[]) => files.map(({ id }) => id).join();

const changedSince = () =>
  new Refusal(409, 'The record changed since the pack was read. Please read it again.');

const rowOf = ({ record, made, fields, sha256 }: BuiltAnswer, key: string, member: Member) => ({
  dispute_pk: record.one.id,
  order_pk: record.detail.order.id,
  storage_key: key,
  sha256,
  size: made.bytes.length,
  pages: made.pages,
  fields: JSON.stringify(fields),
  created_by: member.id,
});
