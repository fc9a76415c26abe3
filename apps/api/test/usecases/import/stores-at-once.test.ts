import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { AcceptedRecord } from '../../../src/usecases/import/judge-record.ts';
import { storesAtOnce } from '../../../src/usecases/import/stores-at-once.ts';
import { order } from '../../intake/orders.ts';

const batchOf = (...ids: (string | undefined)[]): AcceptedRecord[] =>
  ids.map((order_id, line) => ({ line, raw: '', order: order({ order_id }) }));

/** Stores that end when the test says so, in `ends`. */
function stores(most: number) {
  const begun: string[] = [];
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>();
  const each = storesAtOnce(most, (batch) => {
    const name = batch[0]?.order.order_id ?? 'none';
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    begun.push(name);
    ends.set(name, { resolve, reject });
    return promise;
  });
  return { ...each, begun, end: (name: string) => ends.get(name)?.resolve(), ends };
}

test('so many batches are stored at once, and one more when one has ended', async () => {
  const { add, done, begun, end } = stores(2);
  await add(batchOf('ONE-001'));
  await add(batchOf('TWO-001'));
  const third = add(batchOf('THREE-001'));
  await turn();
  expect(begun).toEqual(['ONE-001', 'TWO-001']);
  end('TWO-001');
  await third;
  expect(begun).toEqual(['ONE-001', 'TWO-001', 'THREE-001']);
  end('ONE-001');
  end('THREE-001');
  await done();
});

test('a batch with an order of one under way waits for it; orders without an id do not', async () => {
  const { add, done, begun, end } = stores(3);
  await add(batchOf('ONE-001', 'SAME-001', undefined));
  await add(batchOf('TWO-001', undefined));
  const third = add(batchOf('THREE-001', 'SAME-001'));
  await turn();
  end('TWO-001');
  await turn();
  expect(begun).toEqual(['ONE-001', 'TWO-001']);
  end('ONE-001');
  await third;
  expect(begun).toEqual(['ONE-001', 'TWO-001', 'THREE-001']);
  end('THREE-001');
  await done();
});

test('a failure is thrown when the others have ended, and nothing begins after it', async () => {
  const { add, done, begun, end, ends } = stores(2);
  await add(batchOf('ONE-001'));
  await add(batchOf('TWO-001'));
  ends.get('ONE-001')?.reject(new Error('disk full'));
  await expect(add(batchOf('THREE-001'))).rejects.toThrow('disk full');
  const ended = done();
  end('TWO-001');
  await expect(ended).rejects.toThrow('disk full');
  expect(begun).toEqual(['ONE-001', 'TWO-001']);
});
