import { expect, test } from 'vitest';
import { makeDeliveries } from '../../../src/usecases/documents/deliveries.ts';

/** A promise that a test settles, and whether another has settled. */
const pending = () => Promise.withResolvers<void>();
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  // Turns of the loop, not time: whatever needs no further event has happened after them.
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  return settled;
}

test('the downloads of an order are waited for, all of them and no others', async () => {
  const deliveries = makeDeliveries();
  const [one, two, other] = [pending(), pending(), pending()];
  deliveries.add('104001', one.promise);
  deliveries.add('104001', two.promise);
  deliveries.add('104002', other.promise);
  const settled = deliveries.settled('104001');
  one.resolve();
  expect(await isSettled(settled)).toBe(false);
  two.resolve();
  await settled;
  expect(await isSettled(deliveries.settled('104002'))).toBe(false);
  expect(await isSettled(deliveries.settled('104003'))).toBe(true);
  other.resolve();
});

test('what is recorded is forgotten', async () => {
  const deliveries = makeDeliveries();
  const one = pending();
  deliveries.add('104001', one.promise);
  one.resolve();
  await deliveries.allSettled();
  expect(await isSettled(deliveries.settled('104001'))).toBe(true);
});

test('a page waits no longer than its patience for one that is never recorded', async () => {
  const deliveries = makeDeliveries();
  deliveries.add('104001', pending().promise);
  await deliveries.settled('104001');
});

test('before the database goes, the downloads of every order are waited for', async () => {
  const deliveries = makeDeliveries();
  const [one, other] = [pending(), pending()];
  deliveries.add('104001', one.promise);
  deliveries.add('104002', other.promise);
  const all = deliveries.allSettled();
  one.resolve();
  expect(await isSettled(all)).toBe(false);
  other.resolve();
  await all;
});
