import { folderCountKeys, type Role } from '@pabean/domain';
import { json } from './answers.ts';
import { orderRow } from './sample-orders.ts';

/** A token in the server's format; its signature is not checked in the browser. */
export function tokenOf(name: string, type: Role, id?: number): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ user: { id, name, type } }));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `e30.${payload}.sig`;
}

export const userRecord = (name: string, type: Role) =>
  JSON.stringify({ accessToken: tokenOf(name, type) });

/** An order of a made-up traveller, as a list carries it; tests may send what the contract forbids. */
export const wireRow = (id: string, more: object = {}) => ({
  ...orderRow({ order_id: id }),
  ...more,
});

/** Answers that every staff screen asks for. */
export const shellAnswers = (name: string, type: Role) => ({
  '/api/admin/get-folder-count': () =>
    json({
      status: 1,
      message: 'Counts.',
      data: Object.fromEntries(folderCountKeys.map((key, index) => [key, index])),
    }),
  '/api/admin/get-unsettled-payments': () =>
    json({ status: 1, message: 'Unsettled payments.', data: { payments: [], total: 0 } }),
  '/api/user_info': () =>
    json({ status: 1, message: 'You.', data: { name, email: 'x@example.com', type } }),
});
