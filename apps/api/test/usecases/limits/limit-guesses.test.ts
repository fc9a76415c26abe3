import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type GuessRule, limitGuesses } from '../../../src/usecases/limits/guess-limit.ts';
import { tooManyTries } from '../../../src/usecases/limits/rate-limit.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';

const rule: GuessRule = {
  name: 'sign-in',
  seconds: 600,
  ofNetwork: 5,
  ofPair: 4,
  ofAll: 3,
  ofPairSlowed: 1,
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  log.warn.mockClear();
  await database.db.deleteFrom('rate_limit').execute();
});
afterAll(() => database.drop());

/** A guess of the network with this number at an account. */
const guess = (network: number, subject = 'rani@example.com', more: Partial<GuessRule> = {}) =>
  limitGuesses(database.db, { ...rule, ...more }, { ip: `203.0.${network}.1`, subject }, log);
const refused = (tried: Promise<unknown>) =>
  expect(tried).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Too many tries\. /),
  });
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let i = 0; i < count; i++) await work();
};

describe('the count of a network', () => {
  test('goes over all accounts, and ends where the rule says', async () => {
    for (let i = 1; i <= 5; i++) {
      expect(await guess(1, `member-${i}@example.com`)).toMatchObject({ triesOfNetwork: i });
    }
    await refused(guess(1, 'member-6@example.com'));
    expect(await guess(2, 'member-6@example.com')).toMatchObject({ triesOfNetwork: 1 });
  });

  test('is another one for another rule', async () => {
    await times(4, () => guess(1, 'rani@example.com', { ofAll: 99 }));
    await refused(guess(1, 'rani@example.com', { ofAll: 99 }));
    const other = await guess(1, 'rani@example.com', { name: 'track-order' });
    expect(other.triesOfNetwork).toBe(1);
  });

  test('at one account ends earlier than over all of them', async () => {
    await times(4, () => guess(1, 'rani@example.com', { ofAll: 99 }));
    await refused(guess(1, 'rani@example.com', { ofAll: 99 }));
    await expect(guess(1, 'ayu@example.com', { ofNetwork: 6 })).resolves.toBeDefined();
  });
});

describe('an account at which many networks guess', () => {
  test('slows each of them down once it has had its tries, and not before', async () => {
    await guess(1);
    await guess(1);
    // The third try of all: nobody is slowed down yet, though this network had one try already.
    await expect(guess(1)).resolves.toBeDefined();
    await refused(guess(1));
    await expect(guess(2)).resolves.toBeDefined();
    await refused(guess(2));
  });

  test('is told to the operator once, by the name of the rule and no more', async () => {
    for (const network of [1, 2, 3]) await guess(network);
    expect(log.warn).not.toHaveBeenCalled();
    for (const network of [4, 5, 6]) await guess(network);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { guesses: 'sign-in' },
      'many networks guess at one',
    );
  });

  test('is another one for another rule', async () => {
    await times(3, () => guess(1));
    await guess(2, 'rani@example.com', { name: 'track-order' });
    await expect(guess(2, 'rani@example.com', { name: 'track-order' })).resolves.toBeDefined();
  });
});

describe('a right answer', () => {
  test('takes its own try back from the network and the account', async () => {
    await times(10, async () => {
      const { right, triesOfNetwork } = await guess(1);
      expect(triesOfNetwork).toBe(1);
      await right();
    });
    for (const network of [2, 3]) await guess(network);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('does not free the network of its wrong ones', async () => {
    await times(3, () => guess(1, 'ayu@example.com'));
    const { right } = await guess(1);
    await right();
    expect(await guess(1)).toMatchObject({ triesOfNetwork: 4 });
  });

  test('forgets the wrong ones at its own account', async () => {
    await guess(1, 'rani@example.com', { ofAll: 99 });
    const { right } = await guess(1, 'rani@example.com', { ofAll: 99 });
    await right();
    const more = { ofAll: 99, ofNetwork: 99 };
    await times(4, () => guess(1, 'rani@example.com', more));
    await refused(guess(1, 'rani@example.com', more));
  });
});

test('no address and no account is stored', async () => {
  await guess(1);
  const rows = await database.db.selectFrom('rate_limit').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.1|rani/);
  expect(rows).toHaveLength(3);
});

test.each([
  [-5, '1 seconds', 1],
  [89, '89 seconds', 89],
  [90, '2 minutes', 90],
  [600, '10 minutes', 600],
])('a wait of %i seconds is told as %s', (left, words, retryAfter) => {
  const refusal = tooManyTries(left);
  expect(refusal.message).toBe(`Too many tries. Please try again in ${words}.`);
  expect(refusal).toMatchObject({ status: 429, retryAfter });
  expect(tooManyTries(left, 'mails').message).toMatch(/^Too many mails\./);
});

test('right guesses of few networks at few accounts, all at once, never wait in a circle', async () => {
  const open = { ofNetwork: 999, ofPair: 999, ofAll: 999, ofPairSlowed: 999 };
  const guesses = Array.from({ length: 120 }, async (_, turn) => {
    const { right } = await guess(turn % 3, `member-${(turn * 7) % 4}@example.com`, open);
    await right();
  });
  await Promise.all(guesses);
  const left = await database.db.selectFrom('rate_limit').select('tries').execute();
  // Of three networks, four accounts and twelve pairs.
  expect(left.map(({ tries }) => tries)).toEqual(Array.from({ length: 19 }, () => 0));
});

test.each([
  ['one account', { ofPair: 4, ofNetwork: 99 }, () => 'rani@example.com'],
  ['many accounts', { ofPair: 99, ofNetwork: 4 }, (turn: number) => `member-${turn}@example.com`],
])('guesses at %s in one moment get no more than their number', async (_, most, accountOf) => {
  const open = { ofAll: 99, ofPairSlowed: 99, ...most };
  await times(3, () => guess(1, accountOf(0), open));
  // All of them begin before one has been counted, and are waited for from then on: they may be
  // refused before the commit that lets them go has answered.
  const { guesses } = await database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('rate_limit').select('bucket').forUpdate().execute();
    const begun = [1, 2, 3].map((turn) => guess(1, accountOf(turn), open));
    const all = { guesses: Promise.allSettled(begun) };
    await until(async () => ((await waitingForLock()) === 3 ? true : null));
    return all;
  });
  const outcomes = await guesses;
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

async function waitingForLock(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.n ?? 0;
}
