import type { ReceivedFile } from '../../adapters/documents/receive.ts';
import type { OrderSession } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';
import { addEntry, markOrder } from '../../db/queries/conversation.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
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

/**
 * Keeps a message of the traveller and marks the order. Nothing of the order changes by it, so whoever
 * works on it is not refused for a stale version. A repeat of the same send is the same message.
 * @throws Refusal 401 for another order, 409 where something else was sent with the key, 422 without
 * text and file, 429 after 20 in a minute
 */
export async function sendTravellerMessage(
  services: Pick<Services, 'db' | 'documents' | 'virusScan'>,
  { openedOrders, ip }: Writer,
  { orderId, text, key }: TravellerMessage,
  file: ReceivedFile | null,
): Promise<{ id: number; at: string }> {
  await mayWrite(services, openedOrders, orderId);
  if (text === '' && file === null) {
    const message = 'Please write your message.';
    throw new Refusal(422, message, { errors: [{ path: 'text', message }] });
  }
  return withEntryFile(services, orderId, file, (keepFile) =>
    services.db.transaction().execute(async (trx) => {
      const order = await lockForTraveller(trx, orderId);
      const earlier = await repeatedMessage(trx, order.id, { author: 'traveller', text, key });
      if (earlier !== undefined) return earlier;
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
