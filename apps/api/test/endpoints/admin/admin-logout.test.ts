import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const password = 'correct horse';

async function twoSessions() {
  const { email } = await app.addMember('Night Staff', { password });
  const login = async () => {
    const answer = await app.call('adminLogin', { body: { email, password } });
    return { token: answer.data?.jwtToken ?? '' };
  };
  return [await login(), await login()] as const;
}

const who = async (as: { token: string }) => (await app.call('userInfo', {}, as)).http;

test('ends this session and leaves the others', async () => {
  const [here, there] = await twoSessions();
  expect(await app.call('adminLogout', { body: {} }, here)).toMatchObject({
    http: 200,
    status: 1,
    message: 'You are signed out.',
  });
  expect([await who(here), await who(there)]).toEqual([401, 200]);
});

test('everywhere ends all sessions of the member and of nobody else', async () => {
  const [here, there] = await twoSessions();
  const other = await app.signIn('Night Staff');
  await app.call('adminLogout', { body: { everywhere: true } }, here);
  expect([await who(here), await who(there), await who(other)]).toEqual([401, 401, 200]);
});
