import type { TestApp } from './app.ts';

/** Tells a payment as a shop does. @returns what the shop is told */
export async function pay(
  app: TestApp,
  order_id: string,
  transaction_id: string,
  more: { readonly gateway?: string; readonly merchant_name?: string } = {},
): Promise<string> {
  const body = { order_id, transaction_id, gateway: 'Gateway One', ...more };
  const headers = { 'X-Intake-Key': app.intakeKey };
  return (await app.call('intakePayments', { body }, { headers })).message;
}
