import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { orderPath } from '../support/back-office.ts';
import { fillEveryFolder } from '../support/every-folder.ts';
import { networkQuiet } from '../support/network.ts';
import { kindsOfScreens } from '../support/staff-screens.ts';
import { walkStops } from '../support/tab-walk.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  await fillEveryFolder(world, world.emailOf('Admin'));
  page = await world.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, world, 'Admin');
});
afterAll(() => world.close());

const open = async (path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await networkQuiet(page);
  // What loads when it comes near the window would move a stop while it is looked at; one part that came
  // may bring the next one near.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  let before: number;
  do {
    before = await height();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await atRest(page);
    await networkQuiet(page);
    await atRest(page);
  } while ((await height()) !== before);
};

// The lists that are drawn alike stand for each other. Every phone is drawn like the smallest window.
describe.each([
  [1440, 900],
  [320, 256],
])('at %i x %i', (width, height) => {
  test('no stop of the Tab key lies under a bar', async () => {
    await page.setViewportSize({ width, height });
    for (const path of [...kindsOfScreens, orderPath('700107'), orderPath('700101')]) {
      await open(path);
      const { stops, covered } = await walkStops(page);
      expect.soft(stops, path).toBeGreaterThan(5);
      expect.soft(covered, `${path} at ${width} x ${height}`).toEqual([]);
    }
  }, 300_000);
});
