import { expect, it } from 'vitest';
import { doneOf, inParts } from './in-parts.ts';
import type { OrderRef } from './order-actions.ts';

const rows: OrderRef[] = Array.from({ length: 2500 }, (_, index) => ({
  id: String(100_000 + index),
  status: 'New',
  version: 1,
}));
const done = (part: readonly OrderRef[], skipped: { orderId: string; reason: string }[] = []) => ({
  ok: true as const,
  message: 'Order has been deleted successfully',
  data: { changed: part.map(({ id }) => id), skipped },
});
const broken = {
  ok: false as const,
  kind: 'refused' as const,
  httpStatus: 503,
  message: 'Try again later.',
  errors: [],
};

it('sends as many as one call takes, one part after the other, and adds up', async () => {
  const sizes: number[] = [];
  const seen: object[] = [];
  const result = await inParts(
    rows,
    async (part) => {
      sizes.push(part.length);
      return done(part);
    },
    (progress) => seen.push(progress),
  );
  expect(sizes).toEqual([1000, 1000, 500]);
  expect(seen).toEqual([1000, 2000, 2500].map((count) => ({ done: count, total: 2500 })));
  expect(result).toMatchObject({ ok: true, message: 'Order has been deleted successfully' });
  expect(result.ok && result.data.changed).toHaveLength(2500);
});

it('says how many were left alone in all of the parts', async () => {
  const reason = 'Dewa has taken it in the meantime.';
  const result = await inParts(rows, async (part) =>
    done(part.slice(1), [{ orderId: part[0]?.id ?? '', reason }]),
  );
  expect(result).toMatchObject({
    ok: true,
    message: `2,497 changed, 3 unchanged. 100000: ${reason}`,
  });
});

it('stops at the part that fails, and says what was changed until then', async () => {
  let sent = 0;
  const result = await inParts(rows, async (part) => (sent++ === 0 ? done(part) : broken));
  expect(sent).toBe(2);
  expect(result).toMatchObject({
    ok: false,
    message: '1,000 of 2,500 orders were changed; the rest were not. Try again later.',
  });
});

it('says nothing of a part whose answer was lost', async () => {
  let sent = 0;
  const lost = { ...broken, kind: 'offline' as const, httpStatus: 0, message: 'Not reached.' };
  const result = await inParts(rows, async (part) => (sent++ === 0 ? done(part) : lost));
  expect(result).toMatchObject({
    ok: false,
    message:
      '1,000 of 2,500 orders were changed. For 1,000 more the result is unknown; the rest were not changed. Not reached.',
  });
});

it('goes on past a part of which nothing could be changed', async () => {
  let sent = 0;
  const taken = { ...broken, httpStatus: 409, message: 'Dewa has taken them in the meantime.' };
  const result = await inParts(rows, async (part) => (sent++ === 1 ? taken : done(part)));
  expect(sent).toBe(3);
  expect(result).toMatchObject({
    ok: true,
    message: '1,500 changed, 1,000 unchanged. 101000: Dewa has taken them in the meantime.',
  });
  expect(await inParts(rows, async () => taken)).toMatchObject(taken);
});

it('names the reason of each order of which the server says it', async () => {
  const skippedOf = (part: readonly OrderRef[]) =>
    part.map(({ id }) => ({ orderId: id, reason: `Dewa moved ${id}.` }));
  const all = await inParts(rows, async (part) => ({
    ...broken,
    httpStatus: 409,
    data: { changed: [], skipped: skippedOf(part) },
  }));
  expect(all).toMatchObject({ ok: false, data: { changed: [], skipped: skippedOf(rows) } });
});

it('carries what was done until it broke off, with what takes it back', async () => {
  const undoOf = (part: readonly OrderRef[]) => Object.fromEntries(part.map(({ id }) => [id, 2]));
  const skipped = [{ orderId: '100000', reason: 'Dewa has taken it in the meantime.' }];
  let sent = 0;
  const result = await inParts(rows, async (part) => {
    if (sent++ > 0) return broken;
    const done = part.slice(1);
    const data = { changed: done.map(({ id }) => id), skipped, undo: undoOf(done) };
    return { ok: true as const, message: 'Deleted.', data };
  });
  expect(result.ok || doneOf(result)).toEqual({
    changed: rows.slice(1, 1000).map(({ id }) => id),
    skipped,
    undo: undoOf(rows.slice(1, 1000)),
  });
});

it('leaves the words of one call as they are', async () => {
  expect(await inParts(rows.slice(0, 2), async () => broken)).toEqual(broken);
});
