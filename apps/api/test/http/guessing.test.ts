import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';

const password = 'correct horse';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  await app.db.deleteFrom('rate_limit').execute();
});
afterAll(() => app.stop());

// What a client writes into the header itself stands in front of what the proxy adds.
const from = (ip: string) => ({ headers: { 'X-Forwarded-For': `192.0.2.77, ${ip}` } });
const login = (email: string, typed: string, ip: string) =>
  app.call('adminLogin', { body: { email, password: typed } }, from(ip));
const track = (orderId: string, email: string, ip: string) =>
  app.call('trackOrder', { body: { orderId, email } }, from(ip));

/** Addresses of one customer: any of the 2^64 below one prefix. */
const oneNetwork = Array.from(
  { length: 200 },
  (_, i) => `2001:db8:5:6:${((i * 7919) % 65521).toString(16)}::1`,
);
/** Half of them speak IPv6. */
const manyNetworks = Array.from({ length: 50 }, (_, i) =>
  i % 2 === 0 ? `198.51.100.${i}` : `2001:db8:a:${i.toString(16)}::9`,
);
const statuses = (answers: readonly { http: number }[]) =>
  [200, 404, 422, 429].map((status) => answers.filter(({ http }) => http === status).length);

/** The next guess of each network begins when its last one was answered. */
async function guessAll(
  ips: readonly string[],
  each: number,
  guess: (ip: string) => Promise<{ http: number }>,
) {
  const answers = await Promise.all(
    ips.map(async (ip) => {
      const own = [];
      for (let i = 0; i < each; i++) own.push(await guess(ip));
      return own;
    }),
  );
  return answers.flat();
}

describe('while somebody guesses from 200 addresses of one /64', () => {
  test('the Admin gets in from anywhere else; the guesser has ten tries', async () => {
    const { email } = await app.addMember('Admin', { password });
    const guesses = guessAll(oneNetwork, 1, (ip) => login(email, 'wrong password', ip));
    expect(await login(email, password, '203.0.113.5')).toMatchObject({ http: 200 });
    expect(statuses(await guesses)).toEqual([0, 0, 10, 190]);
    expect(await login(email, password, '203.0.113.5')).toMatchObject({ http: 200 });
    expect(await login(email, password, '2001:db8:5:7::1')).toMatchObject({ http: 200 });
    expect(await login(email, password, '2001:db8:5:6::1')).toMatchObject({ http: 429 });
  });

  test('nobody sprays many accounts: all addresses share the sixty tries of their network', async () => {
    const sprayed = oneNetwork.slice(0, 70);
    const answers = await guessAll(sprayed, 1, (ip) =>
      login(`member-${sprayed.indexOf(ip)}@example.com`, 'wrong password', ip),
    );
    expect(statuses(answers)).toEqual([0, 0, 60, 10]);
  });

  test('the traveller gets in; the guesser has ten tries', async () => {
    const orderId = await app.newOrder();
    const guesses = guessAll(oneNetwork, 1, (ip) => track(orderId, `${ip.length}@example.com`, ip));
    expect(await track(orderId, 'maren@example.com', '203.0.113.6')).toMatchObject({ http: 200 });
    expect(statuses(await guesses)).toEqual([0, 10, 0, 190]);
    expect(await track(orderId, 'maren@example.com', '203.0.113.6')).toMatchObject({ http: 200 });
    expect(await track(orderId, 'maren@example.com', oneNetwork[0] ?? '')).toMatchObject({
      http: 429,
    });
  });
});

describe('while somebody guesses from 50 networks', () => {
  test('the Admin gets in; each guesser has three tries instead of ten', async () => {
    const { email } = await app.addMember('Admin', { password });
    const guesses = guessAll(manyNetworks, 5, (ip) => login(email, 'wrong password', ip));
    expect(await login(email, password, '203.0.113.5')).toMatchObject({ http: 200 });
    const [, , looked = 0, refused = 0] = statuses(await guesses);
    expect(looked + refused).toBe(250);
    // The fifty that are borne before it is slowed down, and three of each network.
    expect(looked).toBeLessThanOrEqual(50 + 3 * 50);
    for (const ip of ['203.0.113.5', '2001:db8:b::1']) {
      expect(await login(email, password, ip)).toMatchObject({ http: 200 });
    }
    const again = await login(email, password, manyNetworks[0] ?? '');
    expect(again).toMatchObject({ http: 429, status: 0 });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('the traveller gets in, also after a typing error of their own', async () => {
    const orderId = await app.newOrder();
    const guesses = guessAll(manyNetworks, 5, (ip) => track(orderId, 'wrong@example.com', ip));
    expect(await track(orderId, 'maren@example.com', '203.0.113.6')).toMatchObject({ http: 200 });
    const [, looked = 0, , refused = 0] = statuses(await guesses);
    expect(looked + refused).toBe(250);
    expect(looked).toBeLessThanOrEqual(30 + 3 * 50);
    expect(await track(orderId, 'marren@example.com', '203.0.113.7')).toMatchObject({ http: 404 });
    expect(await track(orderId, 'maren@example.com', '203.0.113.7')).toMatchObject({ http: 200 });
  });
});

describe('an account is one, however its e-mail is written', () => {
  const spellings = (email: string) =>
    Array.from({ length: 10 }, (_, i) =>
      email.replace(/[a-z]/g, (letter, at: number) =>
        at % 10 <= i ? letter.toUpperCase() : letter,
      ),
    );

  test('for one network', async () => {
    const { email } = await app.addMember('Team', { password, email: 'one-account@example.com' });
    for (const spelling of spellings(email)) {
      expect(await login(spelling, 'wrong password', '198.51.100.1')).toMatchObject({ http: 422 });
    }
    expect(await login(email, password, '198.51.100.1')).toMatchObject({ http: 429 });
  });

  test('for all together', async () => {
    const { email } = await app.addMember('Team', { password, email: 'two-account@example.com' });
    const typed = spellings(email);
    let next = 0;
    await guessAll(manyNetworks, 1, (ip) => login(typed[next++ % 10] ?? '', 'wrong password', ip));
    const ip = '198.51.100.201';
    for (let i = 0; i < 3; i++) expect((await login(email, 'wrong', ip)).http).toBe(422);
    expect(await login(email, 'wrong', ip)).toMatchObject({ http: 429 });
  });
});

describe('the window', () => {
  const shorten = async (seconds: number) => {
    const resets_at = new Date(Date.now() + seconds * 1000).toISOString();
    await app.db.updateTable('rate_limit').set({ resets_at }).execute();
  };

  test('ends when it says, and a new one begins with all its tries', async () => {
    const orderId = await app.newOrder();
    const ip = '198.51.100.2';
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 10; i++)
        expect((await track(orderId, 'x@example.com', ip)).http).toBe(404);
      const refused = await track(orderId, 'maren@example.com', ip);
      expect(refused.http).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(9 * 60);
      expect(wait).toBeLessThanOrEqual(10 * 60);
      await shorten(-1);
    }
    expect((await track(orderId, 'maren@example.com', ip)).http).toBe(200);
  });

  test('is not made longer by tries that are refused', async () => {
    const orderId = await app.newOrder();
    const ip = '198.51.100.3';
    for (let i = 0; i < 10; i++) await track(orderId, 'x@example.com', ip);
    await shorten(60);
    for (let i = 0; i < 5; i++) {
      const refused = await track(orderId, 'maren@example.com', ip);
      expect(refused.message).toMatch(/^Too many tries\. Please try again in \d+ seconds\.$/);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  });
});
