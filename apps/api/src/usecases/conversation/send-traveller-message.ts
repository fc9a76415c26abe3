import { maxUploadBytes } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { ReceivedFile } from '../../adapters/documents/receive.ts';
import type { OrderSession } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';
import { addEntry, filesOfMessages, markOrder } from '../../db/queries/conversation.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { withEntryFile } from './entry-file.ts';
import { repeatedMessage } from './repeated-message.ts';
import { lockForTraveller, mayWrite, travellerActor } from './traveller-writes.ts';

/** What a traveller writes about their order. */
export interface TravellerMessage {
  readonly orderId: string;
  readonly text: string;
  /** The device's key of this send. */
  readonly key?: string | undefined;
}

/** Who writes, and from where. */
export interface Writer {
  readonly openedOrders: readonly OrderSession[];
  readonly ip: string;
}

/** Far above what travellers send of their own accord; what we ask for comes beside it. */
const mostFiles = 50;
const mostBytes = 10 * maxUploadBytes;

/**
 * Keeps a message of the traveller and marks the order. Nothing of the order changes by it, so whoever
 * works on it is not refused for a stale version. A repeat of the same send is the same message.
 * @throws Refusal 401 for another order, 409 where something else was sent with the key and for a file beyond
 * what an order takes, 422 without text and file, 429 after 20 in a minute
 */
export async function sendTravellerMessage(
  services: Pick<Services, 'db' | 'documents' | 'virusScan'>,
  { openedOrders, ip }: Writer,
  { orderId, text, key }: TravellerMessage,
  file: ReceivedFile | null,
): Promise<{ id: number; at: string }> {
  const session = await mayWrite(services, openedOrders, orderId);
  if (text === '' && file === null) {
    const message = 'Please write your message.';
    throw new Refusal(422, message, { errors: [{ path: 'text', message }] });
  }
  return withEntryFile(services, orderId, file, (keepFile) =>
    services.db.transaction().execute(async (trx) => {
      const order = await lockForTraveller(trx, session);
      const earlier = await repeatedMessage(trx, order.id, { author: 'traveller', text, key });
      if (earlier !== undefined) return earlier;
      if (file !== null) await requireRoom(trx, order.id, file);
      const entry = await addEntry(trx, {
        orderPk: order.id,
        kind: 'message',
        author: 'traveller',
        body: text,
        sendKey: key,
      });
      await keepFile(trx, { orderPk: order.id, messageId: entry.id, kind: 'message' });
      await markOrder(trx, order.id, { wrote_at: new Date() });
      await writeHistory(trx, travellerActor(ip), [
        {
          orderPk: order.id,
          orderVersion: order.version,
          action: 'wrote',
          detail: { message: entry.id, files: file === null ? 0 : 1 },
        },
      ]);
      return entry;
    }),
  );
}

/** Twenty files a minute, without an end, would fill the store. */
async function requireRoom(
  trx: Transaction<Database>,
  orderPk: number,
  { size }: ReceivedFile,
): Promise<void> {
  const { count, bytes } = await filesOfMessages(trx, orderPk);
  if (count < mostFiles && bytes + size <= mostBytes) return;
  const message = 'We cannot accept more files for this order, so your message was not sent.';
  throw new Refusal(409, message, { errors: [{ path: 'files', message }] });
}
