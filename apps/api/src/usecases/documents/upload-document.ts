import { fileRequired, mismatchRemarkRequired } from '@pabean/api-client/contract';
import { type MailServiceProvider, type UploadMediaType, uploadMediaTypes } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { ReceivedFile } from '../../adapters/documents/receive.ts';
import { newStorageKey } from '../../adapters/documents/store.ts';
import type { Member } from '../../core/member.ts';
import { noSuchOrder, Refusal, type RefusalStatus } from '../../core/refusal.ts';
import { filedInTime, replaceDocument } from '../../db/queries/documents.ts';
import { changeOrders } from '../../db/queries/order-change.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import { findLetterOrder, lockOrderForMail } from '../../db/queries/order-mailing.ts';
import { findTravellers } from '../../db/queries/order-travellers.ts';
import { addRemark } from '../../db/queries/remarks.ts';
import { noteStrays } from '../../db/queries/stray-documents.ts';
import type { Database } from '../../db/schema.ts';
import { journey } from '../../papers/letters/letters.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import { idOfPress } from '../mail/mail-of-press.ts';
import { letterOrder, queueLetter } from '../mail/queue-letter.ts';
import { errorsToAnswer, staffActor } from '../orders/change-report.ts';
import { filingGate } from '../orders/filing-gate.ts';
import { documentFields, marksOfMove } from '../orders/status-fields.ts';
import type { Services } from '../services.ts';
import { isRepeatedUpload } from './repeated-upload.ts';
import {
  checkRightDocument,
  confirmedDoubts,
  type RightDocument,
  uncheckedNotice,
} from './right-document.ts';
import { claimFile, dropUnclaimed } from './strays.ts';

export interface UploadRequest {
  readonly orderId: string;
  readonly email: string;
  readonly mailServiceProvider: MailServiceProvider;
  readonly version?: number | undefined;
  /** The newest entry of the conversation that the member saw, 0 for none. */
  readonly newestEntry?: number | undefined;
  /** "Y": the member has seen that the document has no name of the order, or no QR code. */
  readonly confirmMismatch: string;
  readonly mismatchRemark: string;
  /** "Y": the member files it although a refund is asked for or accepted. */
  readonly confirmRefund: string;
  /** Why it is filed although errors are open; empty without a reason. */
  readonly errorsReason: string;
  readonly errorsSeen?: readonly string[] | undefined;
  /** Of the press. */
  readonly key?: string | undefined;
}

/** The press came again while the server was still busy with it. */
class UploadedBefore extends Error {}

/**
 * Stores the approved document, completes the order and queues the mail, all or nothing: the file
 * lies in the store before the row that names it is written, and goes again when the row cannot
 * be. It is noted as a stray first, so that housekeeping finds it after a crash in between.
 * A document without a name of the order or without a readable QR code goes only with a remark of
 * the member. A press that comes again with its key stores nothing; one whose document is replaced by
 * now, or that brings another file, is refused.
 * @returns whether it was stored by this press, and what the member should know beside
 */
export async function uploadDocument(
  services: Services,
  member: Member,
  ip: string,
  request: UploadRequest,
  received: ReceivedFile | null,
): Promise<{ stored: boolean; notice?: string }> {
  const { file, mediaType } = acceptable(received);
  const { db, documents, env } = services;
  const order = await findLetterOrder(db, request.orderId);
  if (order === undefined || order.erased_at !== null) {
    throw noSuchOrder(request.orderId);
  }
  const id = idOfPress({
    kind: 'document',
    orderPk: order.id,
    memberId: member.id,
    key: request.key,
  });
  if (await isRepeatedUpload(db, id, file)) return { stored: false };
  // Before anything else reads it.
  await services.virusScan.check(file, 'uploadVisaDoc');
  const check = await checked(services, order, request, file);
  const doubts = confirmedDoubts(check);
  const storageKey = newStorageKey(mediaType);
  await noteStrays(db, [storageKey]);
  await documents.keep(file, storageKey);
  try {
    // The sender's file name stays on their computer; ours tells versions apart.
    const fileName = `${request.orderId}-declaration-${id.slice(0, 8)}.${uploadMediaTypes[mediaType]}`;
    const actor = staffActor(member, ip);
    await db.transaction().execute(async (trx) => {
      await lockOrderForMail(trx, request.orderId);
      if (await isRepeatedUpload(trx, id, file)) throw new UploadedBefore();
      const gate = filingGate(trx, actor, 'Completed', {
        orderIds: [request.orderId],
        confirmRefund: request.confirmRefund === 'Y',
        errorsReason: request.errorsReason,
        errorsSeen: request.errorsSeen,
      });
      const tried = await changeOrders(
        trx,
        actor,
        {
          orderIds: [request.orderId],
          ...(request.version !== undefined && {
            versions: { [request.orderId]: request.version },
          }),
        },
        {
          action: 'uploaded',
          refuse: gate.refuse,
          // What is approved is not to be filed any more.
          set: {
            ...documentFields(member.id, marksOfMove('Completed', request.newestEntry)),
            file_by_at: null,
            filed_in_time: filedInTime,
          },
          detail: (before) => ({
            from: before.process_status,
            to: 'Completed',
            file: fileName,
            sha256: file.sha256,
            ...(doubts !== null && { mismatchConfirmed: true }),
            ...gate.detail(before),
          }),
        },
      );
      const {
        changed: [changed],
        skipped,
      } = await gate.passed(tried);
      if (changed === undefined) {
        throw new Refusal(409, skipped[0]?.reason ?? 'The order was changed in the meantime.', {
          errors: errorsToAnswer(skipped),
        });
      }
      // To look at the file took seconds: what the letter says and the document names is as it is now.
      const now = await findLetterOrder(trx, request.orderId);
      if (now === undefined) throw new Error('A locked order is there.');
      await refuseOtherTravellers(trx, changed, check);
      await recheckMoved(trx, [changed], 'Completed');
      const version = changed.version + 1;
      if (changed.process_status !== 'Completed') {
        await writeHistory(trx, actor, [
          {
            orderPk: changed.id,
            orderVersion: version,
            action: 'moved',
            detail: { from: changed.process_status, to: 'Completed' },
          },
        ]);
      }
      if (doubts !== null) {
        await addRemark(trx, actor, request.orderId, {
          member_id: member.id,
          remark_name: member.name,
          remark: `${doubts} ${request.mismatchRemark}`,
        });
      }
      // Housekeeping that came first has removed the file.
      await claimFile(trx, storageKey);
      await replaceDocument(trx, {
        id,
        orderPk: changed.id,
        fileName,
        storageKey,
        mediaType,
        size: file.size,
        sha256: file.sha256,
        provider: request.mailServiceProvider,
        createdBy: member.id,
        code: check.code,
      });
      await queueLetter(
        trx,
        { env, actor },
        request.orderId,
        // Who has a document already is told that this one takes its place.
        now.document_id === null ? 'approval' : 'correctedDocument',
        journey(letterOrder(now, request.email)),
        { recipient: request.email, provider: request.mailServiceProvider },
      );
    });
  } catch (error) {
    await dropUnclaimed(db, documents, storageKey, error);
    if (error instanceof UploadedBefore) return { stored: false };
    throw error;
  }
  const notice = uncheckedNotice(check, file);
  return { stored: true, ...(notice !== null && { notice }) };
}

/**
 * Looks whose document it is, and for its QR code; not where the version refuses the upload in any case. A version never
 * goes back, so only an older one does.
 */
async function checked(
  services: Services,
  order: { readonly id: number; readonly version: number },
  { version, confirmMismatch, mismatchRemark }: UploadRequest,
  file: ReceivedFile,
): Promise<RightDocument> {
  if (version !== undefined && version < order.version) {
    return { names: 'unread', code: { outcome: 'failed' }, travellers: [] };
  }
  const confirmed = confirmMismatch === 'Y';
  if (confirmed && mismatchRemark === '') {
    throw refuse(422, mismatchRemarkRequired, 'mismatchRemark');
  }
  return checkRightDocument(services, order.id, file, confirmed);
}

/** @throws Refusal 409 where other people travel on the order than the document was held against */
async function refuseOtherTravellers(
  trx: Transaction<Database>,
  { id, order_id }: { readonly id: number; readonly order_id: string },
  { travellers }: RightDocument,
): Promise<void> {
  const now = await findTravellers(trx, id);
  if (JSON.stringify(now) === JSON.stringify(travellers)) return;
  throw new Refusal(
    409,
    `The travellers of order ${order_id} were corrected while its document was looked at. Please upload it again.`,
  );
}

function acceptable(received: ReceivedFile | null): {
  file: ReceivedFile;
  mediaType: UploadMediaType;
} {
  if (received === null) throw refuse(422, fileRequired);
  if (received.size === 0) throw refuse(422, 'The file is empty. Please choose another one.');
  if (received.mediaType === null) {
    throw refuse(415, 'This is not a PDF, PNG, JPEG or WebP file, whatever its name says.');
  }
  return { file: received, mediaType: received.mediaType };
}

function refuse(status: RefusalStatus, message: string, path = 'uploadVisaDoc'): Refusal {
  return new Refusal(status, message, { errors: [{ path, message }] });
}
