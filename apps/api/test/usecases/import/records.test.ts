import { expect, test } from 'vitest';
import { judgeRecord } from '../../../src/usecases/import/judge-record.ts';
import { lookahead } from '../../../src/usecases/import/lookahead.ts';
import { ndjsonRecords } from '../../../src/usecases/import/ndjson-records.ts';
import { order, sentOrder } from '../../intake/orders.ts';
import { allOf } from '../../support/all-of.ts';
import { linesOf } from './lines-of.ts';

test('a line of NDJSON is a record; empty ones are none', async () => {
  const unreadable = { text: '{"a":"?"}', trouble: 'is not written in UTF-8' };
  const lines = linesOf('{"a":1}', ' ', '[1]', '{"a"', '"text"', unreadable);
  expect(await allOf(ndjsonRecords(lines))).toEqual([
    { line: 1, raw: '{"a":1}', value: { a: 1 } },
    { line: 3, raw: '[1]', trouble: 'is a list and not one order' },
    { line: 4, raw: '{"a"', trouble: 'is not JSON' },
    { line: 5, raw: '"text"', value: 'text' },
    { line: 6, raw: '{"a":"?"}', trouble: 'is not written in UTF-8' },
  ]);
});

const place = { line: 7, raw: 'as it stands' };

test('a record is an order, or has reasons why not', () => {
  const sent = sentOrder({ order_id: 'GOOD-01' });
  expect(judgeRecord({ ...place, value: sent })).toEqual({
    ...place,
    order: order({ order_id: 'GOOD-01' }),
  });
  expect(judgeRecord({ ...place, trouble: 'is not JSON' })).toEqual({
    ...place,
    reasons: ['is not JSON'],
  });
});

test('each field has its first reason; what is no order at all has no field', () => {
  const wrong = sentOrder({ email: '', passport_number: 'x'.repeat(41), doa: 'soon' });
  expect(judgeRecord({ ...place, value: wrong })).toEqual({
    ...place,
    reasons: [
      'passport_number: has more than 40 characters',
      'email: is missing',
      'doa: is not a calendar date (YYYY-MM-DD)',
    ],
  });
  expect(judgeRecord({ ...place, value: 'text' })).toEqual({
    ...place,
    reasons: ['is not an object'],
  });
});

test('what was put back comes first, in its order', async () => {
  const queue = lookahead(linesOf('a', 'b', 'c'));
  const next = async () => (await queue.next())?.text;
  const [a, b] = [await queue.next(), await queue.next()];
  if (a === undefined || b === undefined) throw new Error('There were three.');
  queue.putBack([b]);
  queue.putBack([a]);
  expect([await next(), await next(), await next(), await next()]).toEqual([
    'a',
    'b',
    'c',
    undefined,
  ]);
  queue.putBack([b, a]);
  expect([await next(), await next(), await next()]).toEqual(['b', 'a', undefined]);
});

test('is closed where its sequence can be', async () => {
  const bare = { [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: 1 }) }) };
  const queue = lookahead(bare as AsyncIterable<number>);
  expect(await queue.next()).toBeUndefined();
  await expect(queue.close()).resolves.toBeUndefined();
});
