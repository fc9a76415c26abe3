import { type FolderName, folders } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { fillEveryFolder } from '../support/every-folder.ts';
import { forgetShifts, shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** From none to a count of six digits, in an order that mixes them along the tiles. */
const samples = [7, 123_456, 0, 950, 99_999, 42, 9500];

let world: World;
let page: Page;
/** By how many samples the counts of the next answer are moved on. */
let turned = 0;
/** The counts that are asked for now come when it is resolved. */
let rowsAreThere = Promise.withResolvers<void>();
beforeAll(async () => {
  world = await startWorld();
  await fillEveryFolder(world, world.emailOf('Admin'));
  page = await world.newPage();
  await watchShifts(page);
  await signIn(page, world, 'Admin');
  await page.route('**/admin/get-folder-count?**', async (route) => {
    const { promise } = rowsAreThere;
    const response = await route.fetch();
    const answer: { data: Record<string, number> } = await response.json();
    // Late and at risk are not those of folders, and have no tile.
    const keys = Object.keys(answer.data).filter((key) => !/^(late|atRisk)/.test(key));
    for (const [index, key] of keys.entries()) {
      answer.data[key] = samples[(index + turned) % samples.length] ?? 0;
    }
    await promise;
    await route.fulfill({ response, json: answer });
  });
});
afterAll(() => world.close());

const rowsStand = () =>
  page.locator('table[data-loading="idle"] tbody tr[data-index]').first().waitFor();

/** A list and its foot stand before their counts come: these alone are measured. */
async function expectStill(folder: FolderName, go: () => Promise<unknown>): Promise<void> {
  const { slug, title } = folders[folder];
  rowsAreThere = Promise.withResolvers<void>();
  const came = page.waitForResponse((one) => one.url().includes('/get-folder-count'));
  await go();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await rowsStand();
  await forgetShifts(page);
  rowsAreThere.resolve();
  await came;
  await atRest(page);
  const { sum, largest } = await shiftsOf(page);
  expect.soft(sum, `${slug}: ${largest}`).toBe(0);
}

/** Not a person's click: what moves after one is not counted for half a second. */
const press = (folder: FolderName) =>
  page.evaluate(
    (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
    `/admin/${folders[folder].slug}`,
  );

test.each([768, 1440])('counts that come or change move nothing at %i px', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  turned = 0;
  await expectStill('completedOrder', () => page.goto(`/admin/${folders.completedOrder.slug}`));
  for (turned of [1, 2, 3]) {
    await expectStill('priorityOrder', () => press('priorityOrder'));
    await expectStill('completedOrder', () => press('completedOrder'));
  }
  await world.picture(page, `counts-${width}`);
});
