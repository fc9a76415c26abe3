import { addDocument } from '@pabean/api/testing';
import type { World } from './world.ts';

/** Uploads a document for an order, which completes it, as a member of the staff. */
export async function approve(world: World, orderId: string, bytes: Uint8Array): Promise<void> {
  const staff = await world.app.signIn('Team');
  const file = new File([new Uint8Array(bytes)], 'declaration.pdf', { type: 'application/pdf' });
  const body = {
    orderId,
    email: emailOfOrder(orderId),
    mailServiceProvider: 'AWS',
    confirmMismatch: 'Y',
    mismatchRemark: 'It is a sample without a QR code.',
  };
  const answer = await world.app.call('uploadVisaDocument', { body, file }, staff);
  if (answer.http !== 200) throw new Error(`${orderId} was not approved: ${answer.message}`);
}

/** Approves an order with a document as it may lie in a store that was filled without today's checks. */
export async function approveUnchecked(
  world: World,
  orderId: string,
  bytes: Uint8Array,
): Promise<void> {
  await addDocument(world.app, orderId, { bytes: Buffer.from(bytes) });
  await world.app.db
    .updateTable('orders')
    .set({ process_status: 'Completed' })
    .where('order_id', '=', orderId)
    .execute();
}

/** The traveller's address in the imported orders. */
export function emailOfOrder(orderId: string): string {
  return `traveller${Number(orderId) - 700_100}@example.net`;
}
