import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, signIn, startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('the form says what is missing, in the words of the specification', async () => {
  const page = await world.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Email Address is required').waitFor();
  await page.getByText('Password is required').waitFor();
  await expect
    .poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByLabel('Email').fill('rani@example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Invalid email address').waitFor();
});

test('a wrong password is refused and the form keeps what was typed', async () => {
  const page = await world.newPage();
  await page.goto('/');
  await page.getByLabel('Email').fill(world.emailOf('Manager'));
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('The e-mail or the password is wrong.').first().waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(world.emailOf('Manager'));
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an expired token leads back to sign-in with one message, however many calls fail', async () => {
  const page = await world.newPage();
  await signIn(page, world, 'Team');
  // Rows and counts are there: no call of this page is on its way any more.
  await page.getByText('Showing 1-10 of 11').waitFor();
  await page.getByRole('link', { name: /New Orders.*11/ }).waitFor();
  await world.app.db
    .updateTable('staff_session')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  // A folder change asks for its rows and for the counts: two calls fail.
  await page.getByRole('link', { name: /Awaiting Govt/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect
    .poll(() => page.getByText('Your session has expired. Please sign in again.').count())
    .toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.getByLabel('Email').fill(world.emailOf('Team'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  // Where the session ended.
  await page.waitForURL('**/admin/awaiting-govt');
});

test('a token that is not one of ours is worth nothing', async () => {
  const page = await world.newPage();
  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem('user', JSON.stringify({ accessToken: 'not.a.token' })),
  );
  await page.goto('/admin');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
});
