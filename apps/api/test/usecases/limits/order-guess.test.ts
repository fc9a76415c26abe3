import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guessAtOrder, openGuessedOrder } from '../../../src/db/queries/order-guess.ts';
import { countedGuess, type GuessRule } from '../../../src/usecases/limits/guess-limit.ts';
import { type TestApp, testApp } from '../../support/app.ts';

const rule: GuessRule = {
  name: 'track',
  seconds: 600,
  ofNetwork: 3,
  ofPair: 2,
  ofAll: 9,
  ofPairSlowed: 1,
};

let app: TestApp;
let known: string;
beforeAll(async () => {
  app = await testApp();
  known = await app.newOrder({ email: 'maren@example.com' });
});
beforeEach(async () => {
  await app.db.deleteFrom('rate_limit').execute();
});
afterAll(() => app.stop());

const guessOf = (orderId: string) => ({
  ...countedGuess(rule, { ip: '203.0.113.9', subject: orderId }),
  orderId,
});
const tries = async () => {
  const rows = await app.db.selectFrom('rate_limit').select(['bucket', 'tries']).execute();
  return rows.map((row) => row.tries).sort();
};

test('a guess is counted in three buckets and finds the e-mail that opens the order', async () => {
  expect(await guessAtOrder(app.db, guessOf(known))).toEqual({
    counted: [1, 1, 1].map((one) => expect.objectContaining({ tries: one })),
    email: 'maren@example.com',
  });
});

test('an unknown order, a deleted and an erased one are counted alike and have no e-mail', async () => {
  const deleted = await app.newOrder({ process_status: 'Deleted', email: 'a@example.com' });
  const erased = await app.newOrder({
    erased_at: new Date().toISOString(),
    email: 'b@example.com',
  });
  for (const orderId of ['999999', deleted, erased]) {
    const { counted, email } = await guessAtOrder(app.db, guessOf(orderId));
    expect(counted).toHaveLength(3);
    expect(email).toBeNull();
  }
});

test('nothing is looked up for a network that has to wait', async () => {
  for (let i = 0; i < 2; i++) await guessAtOrder(app.db, guessOf(known));
  // Over the limit at this order, then over that of the network.
  expect(await guessAtOrder(app.db, guessOf(known))).toMatchObject({
    counted: [{ tries: 3 }, { tries: 3 }],
    email: null,
  });
  expect(await guessAtOrder(app.db, guessOf(known))).toMatchObject({
    counted: [{ tries: 4 }],
    email: null,
  });
});

test('a right guess reads the order and is taken out of its buckets', async () => {
  await guessAtOrder(app.db, guessOf(known));
  await guessAtOrder(app.db, guessOf(known));
  expect(await openGuessedOrder(app.db, guessOf(known))).toMatchObject({
    order_id: known,
    process_status: 'New',
    document_id: null,
  });
  // Of network and order one try is left; the slate of the pair is clean.
  expect(await tries()).toEqual([0, 1, 1]);
});
