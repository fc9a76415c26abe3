import type { TestApp } from './app.ts';

/** The presses of Download Now that were recorded for an order, oldest first. */
export async function pressesOf(app: TestApp, orderId: string) {
  const { id } = await app.order(orderId);
  const presses = app.db.selectFrom('download_press').selectAll().where('order_pk', '=', id);
  return presses.orderBy('id').execute();
}
