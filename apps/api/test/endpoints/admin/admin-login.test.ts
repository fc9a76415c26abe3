import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const password = 'correct horse';
const login = (email: string, typed = password, ip = '198.51.100.1') =>
  app.call(
    'adminLogin',
    { body: { email, password: typed } },
    { headers: { 'X-Forwarded-For': ip } },
  );

describe('the right password', () => {
  test('gives a raw token whose payload names the user, for twelve hours', async () => {
    const member = await app.addMember('Team', { password });
    const answer = await login(member.email);
    expect(answer).toMatchObject({ http: 200, status: 1, message: 'You are signed in.' });
    const token = answer.data?.jwtToken ?? '';
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload.user).toEqual({ id: member.id, name: member.name, type: 'Team' });
    const hours = (payload.exp * 1000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    expect(await app.call('userInfo', {}, { token })).toMatchObject({
      http: 200,
      data: { name: member.name, email: member.email, type: 'Team' },
    });
  });

  test('takes the e-mail in any case and with spaces around it', async () => {
    const member = await app.addMember('Admin', { password, email: 'Mixed.Case@example.com' });
    expect(member.email).toBe('Mixed.Case@example.com');
    expect(await login(' mixed.case@EXAMPLE.com ')).toMatchObject({ http: 200, status: 1 });
  });
});

describe('the wrong password', () => {
  test('gets the same answer as an unknown e-mail', async () => {
    const member = await app.addMember('Team', { password });
    const wrong = await login(member.email, 'wrong password');
    const unknown = await login('nobody@example.com', 'wrong password');
    expect(wrong).toMatchObject({ status: 0, message: 'The e-mail or the password is wrong.' });
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
  });

  test('is checked as long for an unknown e-mail', async () => {
    const member = await app.addMember('Team', { password });
    const timeOf = async (email: string) => {
      const begin = performance.now();
      await login(email, 'wrong password', '198.51.100.9');
      return performance.now() - begin;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    // By turns, and the shortest of each: other work of the machine only makes a time longer.
    for (let i = 0; i < 5; i++) {
      known.push(await timeOf(member.email));
      unknown.push(await timeOf('nobody-else@example.com'));
    }
    // Without the decoy hash the answer comes at least five times sooner.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  test('of a deleted member is as wrong as their right one', async () => {
    const member = await app.addMember('Team', { password });
    await app.db
      .updateTable('staff_member')
      .set({ deleted_at: new Date() })
      .where('id', '=', member.id)
      .execute();
    expect(await login(member.email)).toMatchObject({
      status: 0,
      message: 'The e-mail or the password is wrong.',
    });
  });
});

describe('too many tries', () => {
  test('are refused with the time to wait, even with the right password', async () => {
    const member = await app.addMember('Team', { password });
    const ip = '198.51.100.2';
    for (let i = 0; i < 10; i++) {
      expect(await login(member.email, 'wrong password', ip)).not.toMatchObject({ http: 429 });
    }
    const refused = await login(member.email, password, ip);
    expect(refused).toMatchObject({ http: 429, status: 0 });
    expect(refused.message).toMatch(
      /^Too many tries\. Please try again in \d+ (seconds|minutes)\.$/,
    );
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    // The member in person, from elsewhere, is not locked out by somebody's guessing.
    expect(await login(member.email, password, '198.51.100.3')).toMatchObject({ http: 200 });
  });

  test('start anew after a success', async () => {
    const member = await app.addMember('Team', { password });
    const ip = '198.51.100.4';
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await login(member.email, 'wrong password', ip);
      expect(await login(member.email, password, ip)).toMatchObject({ http: 200 });
    }
  });
});

test.each([
  [{ email: '', password: 'x' }, 'email', 'Email Address is required'],
  [{ email: 'not an address', password: 'x' }, 'email', 'Invalid email address'],
  [{ email: 'a@example.com', password: '' }, 'password', 'Password is required'],
  [{ email: 'a@example.com' }, 'password', 'password is missing.'],
  [{ email: { $ne: '' }, password: 'x' }, 'email', 'Email Address is required'],
])('%o is refused with the words of the form', async (body, path, message) => {
  const answer = await app.call('adminLogin', { body });
  expect(answer).toMatchObject({ http: 422, status: 0, message });
  expect(answer.errors).toContainEqual({ path, message });
});
