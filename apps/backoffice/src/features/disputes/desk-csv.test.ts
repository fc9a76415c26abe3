import type { DisputeRow } from '@pabean/api-client/contract';
import { expect, it, vi } from 'vitest';
import { deskReply, disputeRow } from '../../shared/disputes/testing/rows.ts';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { saveDesk } from './desk-csv.ts';
import { clearDesk } from './desk-query.ts';

/** A case of the hundreds; each later one is due earlier. */
const numbered = (number: number) =>
  disputeRow({
    dispute_id: `DP-${10_000 + number}`,
    answer_due_at: new Date(Date.parse('2026-12-24T00:00:00Z') - number * 60_000).toISOString(),
  });
const said = (data: DisputeRow[]) =>
  json({ status: 1, message: 'Cases.', ...deskReply({ data, total: data.length }) });
const numberOf = (id: string | undefined) => Number(id?.slice(3));

it('has each case once, in the order of the desk, whatever is answered and comes in meanwhile', async () => {
  let cases = Array.from({ length: 230 }, (_, at) => numbered(at + 1));
  const asked = fakeFetch({
    '/api/admin/get-disputes': ({ query }) => {
      const from = (Number(query.page) - 1) * 200;
      const rows =
        query.after === undefined
          ? cases.slice(from, from + 200)
          : cases.filter((row) => numberOf(row.dispute_id) > numberOf(query.after)).slice(0, 200);
      const reply = said(rows);
      // Two are not open any more, which moves all others between pages.
      cases = [...cases.slice(2), numbered(cases.length + 1)];
      return reply;
    },
  });
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await saveDesk(clearDesk());
  const lines = (await files[0]?.text())?.trim().split('\r\n').slice(1) ?? [];
  const ids = lines.map((line) => numberOf(line.split(',')[0]) - 10_000);
  expect(ids).toEqual(Array.from({ length: 231 }, (_, at) => 231 - at));
  expect(asked.map(({ query }) => query)).toMatchObject([{ state: 'open' }, { state: 'open' }]);
});

it('has those without a day behind the others that are open, and last what was answered first', async () => {
  const rows = [
    disputeRow({ dispute_id: 'DP-1', state: 'won', state_since: '2026-11-01T00:00:00.000Z' }),
    disputeRow({ dispute_id: 'DP-2', answer_due_at: null }),
    disputeRow({ dispute_id: 'DP-3', state: 'lost', state_since: '2026-11-02T00:00:00.000Z' }),
    disputeRow({ dispute_id: 'DP-4' }),
    disputeRow({ dispute_id: 'DP-5', answer_due_at: null }),
  ];
  fakeFetch({
    '/api/admin/get-disputes': () => said(rows),
  });
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await saveDesk({ ...clearDesk(), state: 'all' });
  const lines = (await files[0]?.text())?.trim().split('\r\n').slice(1) ?? [];
  expect(lines.map((line) => line.split(',')[0])).toEqual(['DP-4', 'DP-5', 'DP-2', 'DP-3', 'DP-1']);
});
