import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdScripts } from '../support/hold-scripts.ts';
import { password, signIn, startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('the sign-in can be read before any script, and sends nothing in an address', async () => {
  const context = await world.browser.newContext({
    baseURL: world.app.url,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  expect(await page.title()).toBe('Sign In · Pabean');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(await page.locator('noscript').textContent()).toContain('needs JavaScript');
  await page.getByLabel('Email').fill(world.emailOf('Team'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(page.url()).toBe(`${world.app.url}/`);
  await context.close();
});

test('what is typed while the scripts are on their way is not lost, and Enter signs in', async () => {
  const page = await world.newPage('phone');
  const arrive = await holdScripts(page, 'backoffice');
  await page.goto('/', { waitUntil: 'commit' });
  const email = world.emailOf('Team');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(password.slice(0, 5));
  arrive();
  await expect.poll(() => page.locator('button[form="none"]').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  // The cursor stands where it stood.
  await page.keyboard.type(password.slice(5));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
  await page.close();
});

test('a press that comes before the scripts is done when they are there', async () => {
  const page = await world.newPage();
  const arrive = await holdScripts(page, 'backoffice');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(world.emailOf('Team'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[form="none"]').click();
  arrive();
  await page.waitForURL('**/admin');
  await page.close();
});

test('a press before the scripts sends nothing of what is still typed when they come', async () => {
  const page = await world.newPage();
  const tries: string[] = [];
  page.on('request', (request) => tries.push(new URL(request.url()).pathname));
  const arrive = await holdScripts(page, 'backoffice');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(world.emailOf('Team'));
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Password', { exact: true }).pressSequentially(password.slice(0, 5));
  arrive();
  await expect.poll(() => page.locator('button[form="none"]').count()).toBe(0);
  await page.keyboard.type(password.slice(5));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
  expect(tries.filter((path) => path.endsWith('/admin-login'))).toHaveLength(1);
  await page.close();
});

test('a page whose scripts do not come says so, and loads again', async () => {
  const page = await world.newPage('phone');
  await page.route('**/assets-backoffice/index-*.js', (route) => route.abort());
  await page.goto('/');
  const note = page.getByRole('alert');
  await expect.poll(() => note.textContent()).toContain('A part of this page did not arrive.');
  await page.unroute('**/assets-backoffice/index-*.js');
  await note.getByRole('link', { name: 'Load again' }).click();
  await expect.poll(() => page.locator('button[form="none"]').count()).toBe(0);
  await expect.poll(() => note.count()).toBe(0);
  await page.close();
});

test('who is signed in sees nothing of the sign-in on the way to the list', async () => {
  const page = await world.newPage();
  await signIn(page, world, 'Team');
  const arrive = await holdScripts(page, 'backoffice');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#page-end').waitFor({ state: 'attached' });
  expect(await page.locator('#root > *').count()).toBe(0);
  arrive();
  await page.waitForURL('**/admin');
  await page.close();
});

test('what the list needs is fetched when the form stands, and none of it is run before', async () => {
  const page = await world.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const next = (await page.locator('body').getAttribute('data-next'))?.split(' ') ?? [];
  expect(next).toContainEqual(expect.stringMatching(/\/staff-[^/]*\.js$/));
  await expect.poll(() => next.filter((name) => !asked.includes(name))).toEqual([]);
  // Toasts have come too, and brought nothing of them along.
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/notify-toasts-/));
  const run = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(run.filter((name) => /\/staff-/.test(name))).toEqual([]);
  await page.close();
});
