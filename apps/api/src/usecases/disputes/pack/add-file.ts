import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { counted } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { ReceivedFile } from '../../../adapters/documents/receive.ts';
import { newStorageKey } from '../../../adapters/documents/store.ts';
import { pictureSize } from '../../../adapters/pictures/picture-flaw.ts';
import type { Member } from '../../../core/member.ts';
import { noSuchCase, Refusal, type RefusalStatus } from '../../../core/refusal.ts';
import {
  addCaseFile,
  type CaseRow,
  caseAnswer,
  caseFiles,
  findCase,
} from '../../../db/queries/dispute-case.ts';
import { lockDispute, writeDisputeEvent } from '../../../db/queries/disputes.ts';
import { noteStrays } from '../../../db/queries/stray-documents.ts';
import type { Database } from '../../../db/schema.ts';
import { packMaker } from '../../../papers/worker/pack-maker.ts';
import { checkDocument } from '../../documents/check-document.ts';
import { claimFile, dropStrays, dropUnclaimed } from '../../documents/strays.ts';
import type { Services } from '../../services.ts';
import { lockedBecause } from '../case-lock.ts';
import { answerLimits } from './answer-limits.ts';

type FileServices = Pick<Services, 'db' | 'env' | 'documents' | 'virusScan'>;
type Kind = 'application/pdf' | 'image/jpeg' | 'image/png';

/** Files beside what is made from the record. */
const mostFiles = 20;
/** What one network recommends at most; what is larger takes too much memory to unpack. */
const mostPixels = 30_000_000;
const mb = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

/**
 * Puts a file into the pack of a case. Its kind is known by its content. One that is in it already, by its
 * name and each of its bytes, is not added again: whoever got no answer presses once more.
 * @throws Refusal 404, 409, 415 or 422 by the file's name, with the limit where one is passed
 */
export async function addFileToCase(
  services: FileServices,
  member: Member,
  disputeId: string,
  received: ReceivedFile | null,
): Promise<{ fileId: string }> {
  const { db, documents } = services;
  const { one } = await openCase(db, disputeId);
  const earlier = received && (await sameFile(db, one.id, received));
  if (earlier) return { fileId: earlier };
  const { file, kind, pages } = await acceptable(services, one, received);
  const storageKey = newStorageKey(kind);
  await noteStrays(db, [storageKey]);
  await documents.keep(file, storageKey);
  const fileId = randomUUID();
  try {
    const twinId = await db.transaction().execute(async (trx) => {
      // To look at the file took seconds, in which the order may have been erased or the case answered.
      await lockDispute(trx, disputeId);
      const { one: now, orderPk } = await openCase(trx, disputeId);
      const meanwhile = await sameFile(trx, now.id, file);
      if (meanwhile) return meanwhile;
      // Nor did anybody wait for this file to add another one.
      await refuseTooMuch({ ...services, db: trx }, now, nameOf(file), pages);
      await claimFile(trx, storageKey);
      await addCaseFile(trx, {
        id: fileId,
        dispute_pk: now.id,
        order_pk: orderPk,
        file_name: nameOf(file),
        storage_key: storageKey,
        media_type: kind,
        size: file.size,
        sha256: file.sha256,
        pages,
        created_by: member.id,
      });
      const actor = { kind: 'staff', id: member.id, name: member.name, ip: null } as const;
      const about = { pages, sha256: file.sha256 };
      await writeDisputeEvent(trx, now.id, actor, 'file-added', about);
    });
    if (twinId) await dropStrays(db, documents, [storageKey]);
    return { fileId: twinId ?? fileId };
  } catch (error) {
    await dropUnclaimed(db, documents, storageKey, error);
    throw error;
  }
}

/** The id of a file of this name and content that the case has already. */
async function sameFile(
  db: Kysely<Database>,
  disputePk: number,
  file: ReceivedFile,
): Promise<string | undefined> {
  const files = await caseFiles(db, disputePk);
  return files.find(
    ({ sha256, file_name: name }) => sha256 === file.sha256 && name === nameOf(file),
  )?.id;
}

/** A case that can still be answered, with its order. @throws Refusal 404 or 409 for another one */
async function openCase(
  db: Kysely<Database>,
  disputeId: string,
): Promise<{ one: CaseRow; orderPk: number }> {
  const one = await findCase(db, disputeId);
  if (one === undefined) throw noSuchCase(disputeId);
  const locked = lockedBecause(one, await caseAnswer(db, one.id));
  if (locked !== null || one.order_pk === null)
    throw new Refusal(409, locked ?? 'It matches no order.');
  return { one, orderPk: one.order_pk };
}

/** The sender's name of a file, as short as a list shows it. */
const nameOf = ({ originalName }: ReceivedFile) =>
  originalName
    .replace(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(0, 120) || 'file';

async function acceptable(
  services: FileServices,
  one: CaseRow,
  file: ReceivedFile | null,
): Promise<{ file: ReceivedFile; kind: Kind; pages: number }> {
  if (file === null) throw refuse(422, 'Please choose a file.');
  const name = nameOf(file);
  if (file.size === 0) throw refuse(422, `${name} is empty. Please choose another one.`);
  const kind = file.mediaType;
  if (kind === null || kind === 'image/webp') {
    throw refuse(415, `${name} is not a PDF, PNG or JPEG file, whatever its name says.`);
  }
  // Before anything else reads it.
  await services.virusScan.check(file, 'file');
  const limits = answerLimits(one, services.env.answers.acquirer);
  if (kind === 'application/pdf' && limits.bytes !== null && file.size > limits.bytes) {
    throw refuse(
      422,
      `${name} has ${mb(file.size)}. The limit of ${limits.of} is ${mb(limits.bytes)} for the whole pack.`,
    );
  }
  const check = await checkDocument(file, []);
  if (check.outcome === 'unusable') throw refuse(422, `${name} ${flaws[check.flaw]}`);
  if (kind !== 'application/pdf') await refuseHugePicture(file, kind, name);
  const bytes = new Uint8Array(await readFile(file.path));
  const pages = await packMaker.pagesOf({ id: '', name, mediaType: kind, bytes });
  if (typeof pages === 'string') throw refuse(422, `${name} ${flaws[pages]}`);
  await refuseTooMuch(services, one, name, pages);
  return { file, kind, pages };
}

/** @throws Refusal 422 where the case has as many files, or pages, as its pack takes */
async function refuseTooMuch(
  { db, env }: Pick<FileServices, 'db' | 'env'>,
  one: CaseRow,
  name: string,
  pages: number,
): Promise<void> {
  const limits = answerLimits(one, env.answers.acquirer);
  const others = await caseFiles(db, one.id);
  if (others.length >= mostFiles) throw refuse(422, `A pack takes ${mostFiles} added files.`);
  const together = others.reduce((sum, other) => sum + other.pages, pages + 1);
  if (limits.pages !== null && together > limits.pages) {
    throw refuse(
      422,
      `${name} has ${counted(pages, 'page')}. The limit of ${limits.of} is ${limits.pages} pages for the whole pack, letter and added files included.`,
    );
  }
}

const flaws = {
  broken: 'is damaged and cannot be opened. Please choose another one.',
  'no-pages': 'has no pages. Please choose another one.',
  locked: 'is encrypted. Please save it without a password.',
  'no-picture': 'is damaged and cannot be opened. Please choose another one.',
  'too-much': 'takes too much memory or time to open. Please choose another one.',
  'too-many-pixels': 'has too many pixels. Please make it smaller.',
};

async function refuseHugePicture(
  { path }: ReceivedFile,
  kind: Exclude<Kind, 'application/pdf'>,
  name: string,
): Promise<void> {
  const size = await pictureSize(path, kind);
  if (size !== null && size.width * size.height > mostPixels) {
    const millions = Math.round((size.width * size.height) / 1_000_000);
    throw refuse(
      422,
      `${name} has ${millions} million pixels. Banks take ${mostPixels / 1_000_000} million.`,
    );
  }
}

function refuse(status: RefusalStatus, message: string): Refusal {
  return new Refusal(status, message, { errors: [{ path: 'file', message }] });
}
