import { randomUUID } from 'node:crypto';
import { type UploadMediaType, uploadMediaTypes } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { ReceivedFile } from '../../adapters/documents/receive.ts';
import { newStorageKey } from '../../adapters/documents/store.ts';
import { withoutNotes } from '../../adapters/pictures/without-notes.ts';
import { Refusal, type RefusalStatus } from '../../core/refusal.ts';
import { addEntryFile } from '../../db/queries/conversation.ts';
import { noteStrays } from '../../db/queries/stray-documents.ts';
import type { Database } from '../../db/schema.ts';
import { checkDocument } from '../documents/check-document.ts';
import { claimFile, dropStrays, dropUnclaimed } from '../documents/strays.ts';
import type { Services } from '../services.ts';

type FileServices = Pick<Services, 'db' | 'documents' | 'virusScan'>;

/** Names the stored file in an entry; without a file it does nothing. */
export type KeepFile = (
  trx: Transaction<Database>,
  entry: {
    readonly orderPk: number;
    readonly messageId: number;
    readonly kind: 'answer' | 'message';
  },
) => Promise<void>;

/**
 * Checks and stores the file of a traveller as an upload of staff is, but a picture without the notes of its camera,
 * then does the work that names it.
 * The file is noted as a stray first and goes again when the work fails, or needs no file after all.
 * @param work gets the file as it is stored
 * @throws Refusal 422 or 415 with an error at `file` for one that is of no use
 */
export async function withEntryFile<Result>(
  services: FileServices,
  orderId: string,
  received: ReceivedFile | null,
  work: (keep: KeepFile, stored: ReceivedFile | null) => Promise<Result>,
): Promise<Result> {
  if (received === null) return work(async () => {}, null);
  const { db, documents } = services;
  const mediaType = await acceptedType(services, received);
  const stored = await withoutNotes(received);
  const storageKey = newStorageKey(mediaType);
  await noteStrays(db, [storageKey]);
  await documents.keep(stored, storageKey);
  let isKept = false;
  try {
    const result = await work(async (trx, { orderPk, messageId, kind }) => {
      // Housekeeping that came first has removed the file.
      await claimFile(trx, storageKey);
      const id = randomUUID();
      await addEntryFile(trx, {
        id,
        orderPk,
        messageId,
        fileName: `${orderId}-${kind}-${id.slice(0, 8)}.${uploadMediaTypes[mediaType]}`,
        storageKey,
        mediaType,
        size: stored.size,
        sha256: stored.sha256,
      });
      isKept = true;
    }, stored);
    if (!isKept) await dropStrays(db, documents, [storageKey]);
    return result;
  } catch (error) {
    await dropUnclaimed(db, documents, storageKey, error);
    throw error;
  }
}

async function acceptedType(
  { virusScan }: FileServices,
  received: ReceivedFile,
): Promise<UploadMediaType> {
  if (received.size === 0) throw refuse(422, 'The file is empty. Please choose another one.');
  if (received.mediaType === null) {
    throw refuse(415, 'This is not a PDF, PNG, JPEG or WebP file, whatever its name says.');
  }
  // Before anything else reads it.
  await virusScan.check(received, 'file');
  if ((await checkDocument(received, [], 'behind')).outcome === 'unusable') {
    throw refuse(422, 'This file cannot be opened. Please choose another one.');
  }
  return received.mediaType;
}

function refuse(status: RefusalStatus, message: string): Refusal {
  return new Refusal(status, message, { errors: [{ path: 'file', message }] });
}
