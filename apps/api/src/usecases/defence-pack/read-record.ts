import { hasDefencePack, mayPrint, orderFieldKeys } from '@pabean/domain';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { noSuchOrder, Refusal } from '../../core/refusal.ts';
import { firstDisclosure } from '../../db/queries/disclosure.ts';
import {
  findApprovedFile,
  findOrderDetail,
  findSignature,
  type OrderRecord,
} from '../../db/queries/order-detail.ts';
import { readHistoryHead } from '../../db/queries/order-history.ts';
import {
  attachmentLimits,
  type StoredDocument,
} from '../../papers/defence-pack/content/attachment.ts';
import type {
  PackMail,
  PackOrder,
  PackRecord,
} from '../../papers/defence-pack/content/pack-record.ts';
import { readStored } from '../documents/read-stored.ts';
import type { Services } from '../services.ts';
import { asOrdered } from './as-ordered.ts';

/**
 * Reads what a pack is made of, all of one moment: the head of the history stands for the rows that
 * the pack shows.
 * @throws Refusal 404 for an unknown order, 409 outside the four statuses of spec section 2
 */
export async function readPackRecord(services: Services, orderId: string): Promise<PackRecord> {
  const { db, env } = services;
  const { approved, ...record } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const record = await findOrderDetail(trx, orderId);
      if (record === null || record.order.erased_at !== null) {
        throw noSuchOrder(orderId);
      }
      if (!hasDefencePack(record.order.process_status)) {
        throw new Refusal(
          409,
          'A defence pack can be made once an order is completed or in contact.',
        );
      }
      const addresses = addressesOf(record);
      const signed = await findSignature(trx, record.order.id);
      const { document, downloads, mails, corrections } = record;
      const { order, declaration } = asOrdered(record);
      const approved = await findApprovedFile(trx, order.id);
      return {
        order: printable(order),
        declaration,
        document,
        downloads: downloads.map((one) => ({
          ...one,
          earlier: one.document_id !== null && one.document_id !== approved?.id,
        })),
        mails: mails.map((mail) => ({
          ...withoutBody(mail),
          elsewhere: !addresses.has(plainAddress(mail.recipient)),
        })),
        corrections: corrections.map(({ at, field, corrected_by: by }) => ({ at, field, by })),
        signature: signed ? { at: signed.created_at, dataUrl: signed.data_url } : null,
        approved,
        disclosedAt: await firstDisclosure(trx, order.id),
        head: await readHistoryHead(trx, order.id),
        company: env.company,
        madeAt: new Date().toISOString(),
      };
    });
  // Outside of the transaction: the store may be slow.
  const stored = approved ? await storedDocument(services.documents, approved) : null;
  return { ...record, stored };
}

type ApprovedFile = NonNullable<Awaited<ReturnType<typeof findApprovedFile>>>;

/** @throws Refusal 503 when the store does not answer */
async function storedDocument(store: DocumentStore, file: ApprovedFile): Promise<StoredDocument> {
  const { media_type: mediaType, size, sha256, created_at: at } = file;
  const bytes = size <= attachmentLimits.bytes ? await readStored(store, file) : null;
  return { mediaType, size, sha256, at, bytes };
}

/** The order without the fields that the table keeps out of packs (packages/domain, order-fields). */
function printable(order: OrderRecord['order']): PackOrder {
  const withheld: readonly string[] = orderFieldKeys.filter((key) => !mayPrint(key));
  const printableEntries = Object.entries(order).filter(([key]) => !withheld.includes(key));
  return Object.fromEntries(printableEntries) as PackOrder;
}

const plainAddress = (address: unknown) =>
  String(address ?? '')
    .trim()
    .toLowerCase();

/** The address of an order, and those that it had before a correction. */
const addressesOf = ({ order, corrections }: OrderRecord): ReadonlySet<string> => {
  const earlier = corrections.filter(({ field }) => field === 'email');
  return new Set([order.email, ...earlier.map(({ before }) => before)].map(plainAddress));
};

/** A pack shows no body, and what is not handed to its thread need not be copied. */
function withoutBody(mail: OrderRecord['mails'][number]): PackMail {
  const { state, transport, delivery, delivery_at, sent_at, created_at } = mail;
  const { recipient, subject, file_name, remainder_mail } = mail;
  return {
    state,
    transport,
    delivery,
    delivery_at,
    sent_at,
    created_at,
    recipient,
    subject,
    file_name,
    remainder_mail,
  };
}
