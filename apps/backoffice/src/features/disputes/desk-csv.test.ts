import type { DisputeRow } from '@pabean/api-client/contract';
import { expect, it, vi } from 'vitest';
import { deskReply, disputeRow } from '../../shared/disputes/testing/rows.ts';
import { notify } from '../../shared/notify.ts';
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
const record = '/api/admin/record-export';
const recorded = () => json({ status: 1, message: 'The export is on record.' });
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
    [record]: recorded,
  });
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await saveDesk(clearDesk());
  const lines = (await files[0]?.text())?.trim().split('\r\n').slice(1) ?? [];
  const ids = lines.map((line) => numberOf(line.split(',')[0]) - 10_000);
  expect(ids).toEqual(Array.from({ length: 231 }, (_, at) => 231 - at));
  expect(asked.slice(0, 2).map(({ query }) => query.state)).toEqual(['open', 'open']);
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
    [record]: recorded,
  });
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await saveDesk({ ...clearDesk(), state: 'all' });
  const lines = (await files[0]?.text())?.trim().split('\r\n').slice(1) ?? [];
  expect(lines.map((line) => line.split(',')[0])).toEqual(['DP-4', 'DP-5', 'DP-2', 'DP-3', 'DP-1']);
});

it('is saved once it is on record who takes what along, and not what was searched', async () => {
  const failed = vi.spyOn(notify, 'failure').mockReturnValue();
  let answer = json({ status: 0, message: 'Too many exports.' }, 429);
  const sent = fakeFetch({
    '/api/admin/get-disputes': () => said([numbered(1), numbered(2)]),
    [record]: () => answer,
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const query = { ...clearDesk(), due: true, network: 'Visa', q: '104829' };
  await saveDesk(query);
  expect(failed.mock.lastCall?.[0]).toMatchObject({ message: 'Too many exports.' });
  expect(saving).not.toHaveBeenCalled();
  answer = recorded();
  await saveDesk(query);
  expect(saving).toHaveBeenCalledOnce();
  expect(sent.at(-1)?.body).toEqual({
    what: 'disputes',
    rows: 2,
    state: 'open',
    filters: ['due', 'network', 'q'],
  });
});

it.each([
  [deskReply().choices.filters, ['ended', 'kind']],
  [[], ['kind']],
])('names on record the filters that the server listed by: %j', async (filters, names) => {
  const { choices, ...reply } = deskReply({ data: [numbered(1)], total: 1 });
  const sent = fakeFetch({
    '/api/admin/get-disputes': () =>
      json({ status: 1, message: 'Cases.', ...reply, choices: { ...choices, filters } }),
    [record]: recorded,
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await saveDesk({ ...clearDesk(), state: 'won', ended: true, kind: 'disputed' });
  expect(sent[0]?.query).toMatchObject({ ended: '90', disputed: '1' });
  expect(sent.at(-1)?.body).toMatchObject({ state: 'won', filters: names });
});
