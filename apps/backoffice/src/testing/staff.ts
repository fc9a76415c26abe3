import { folderCountKeys, type Role } from '@pabean/domain';
import { json } from './answers.ts';

/** A token as the server signs it; nobody checks the signature here. */
export function tokenOf(name: string, type: Role): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ user: { name, type } }));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `e30.${payload}.sig`;
}

export const userRecord = (name: string, type: Role) =>
  JSON.stringify({ accessToken: tokenOf(name, type) });

/** An order of a made-up traveller, as a list carries it. */
export const wireRow = (id: string, more: object = {}) => ({
  order_id: id,
  process_status: 'New',
  processing_mode: 'Standard',
  full_name: 'Tamsin Orrelby',
  doa: '2026-11-24',
  email: 't.orrelby@example.com',
  phone_number: '7700900142',
  country_code: 'United Kingdom',
  created_at: '2026-11-21T08:41:00Z',
  refund_date: null,
  processing_date: '2026-11-22',
  process_month: 'Nov',
  assign_to: null,
  version: 3,
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
  '/api/user_info': () =>
    json({ status: 1, message: 'You.', data: { name, email: 'x@example.com', type } }),
});
