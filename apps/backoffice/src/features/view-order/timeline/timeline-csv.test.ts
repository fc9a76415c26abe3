import { expect, it } from 'vitest';
import { fakeFetch, json } from '../../../testing/fake-fetch.ts';
import { timeline } from '../testing/timeline.ts';
import { everyRow } from './timeline-csv.ts';

const [first] = timeline.data;
const named = (id: number) => ({ ...first, id: `history-${id}` });

it('has each row once, also when something happens meanwhile', async () => {
  let rows = Array.from({ length: 1_500 }, (_, at) => named(1_500 - at));
  fakeFetch({
    '/api/admin/get-order-history/104777': ({ query }) => {
      const from =
        query.after === undefined
          ? (Number(query.page) - 1) * 1_000
          : rows.findIndex(({ id }) => id === query.after) + 1;
      const reply = json({
        ...timeline,
        status: 1,
        message: 'History.',
        data: rows.slice(from, from + 1_000),
      });
      rows = [named(rows.length + 1), ...rows];
      return reply;
    },
  });
  const all = await everyRow('104777', undefined);
  expect(all.ok && all.rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 1_500 }, (_, at) => `history-${1_500 - at}`),
  );
});
