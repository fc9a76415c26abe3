import { execFileSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '@pabean/tooling/chromium';
import { type BrowserContext, chromium, type Page } from 'playwright';

/**
 * Looks at the built Storybook as a designer does: every story is opened and played in windows as
 * large as the manager leaves at 1440 x 900, and its first load is weighed. Run by
 * `pnpm check:storybook`; it takes some minutes, so it is no step of `pnpm test`.
 */
const dist = join(import.meta.dirname, '../dist');
const origin = 'http://storybook.test';
/** What a first visit may load, in bytes as they are sent. */
const budget = 2_000_000;
const patienceMs = 20_000;

/** What the manager's sidebar, toolbar and panel leave; screens have no panel. */
const canvas = { component: { width: 1140, height: 560 }, screen: { width: 1140, height: 860 } };

const help = `Builds Storybook, plays every story in it as it is served, and weighs its first load (3 minutes).

  pnpm check:storybook

  --only TEXT   only stories whose id contains this
  --help        this text
`;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, help: { type: 'boolean' } },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
const root = join(import.meta.dirname, '../../..');
const turbo = join(root, 'node_modules/.bin/turbo');
execFileSync(turbo, ['run', 'build:storybook'], { cwd: root, stdio: 'inherit' });
const browser = await chromium.launch(await chromiumLaunchOptions());
const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
await serve(context);

const bytes = await weigh(context);
process.stdout.write(`first load: ${(bytes / 1e6).toFixed(2)} MB of ${budget / 1e6} MB\n`);
const began = performance.now();
const stories = (await storyIds()).filter((id) => id.includes(values.only));
const queue = [...stories];
const failures: string[] = [];
await Promise.all([playAll(), playAll()]);
await browser.close();
for (const line of failures) process.stdout.write(`FAILED ${line}\n`);
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(
  `${stories.length - failures.length} stories pass, ${failures.length} fail, ${seconds} s\n`,
);
process.exitCode = failures.length > 0 || bytes > budget ? 1 : 0;

/** Answers from the folder of the build: a test needs no port. */
async function serve(target: BrowserContext): Promise<void> {
  await target.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ path: join(dist, pathname === '/' ? 'index.html' : pathname) });
  });
}

/** The bytes of all that the manager and its first page load, compressed where the build is. */
async function weigh(target: BrowserContext): Promise<number> {
  const page = await target.newPage();
  const files = new Set<string>();
  page.on('response', (response) => files.add(new URL(response.url()).pathname));
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await page.close();
  const sizes = [...files].map(async (path) => {
    const file = join(dist, path === '/' ? 'index.html' : path);
    const found = await stat(`${file}.br`).catch(() => stat(file).catch(() => null));
    return found?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function storyIds(): Promise<string[]> {
  const index = JSON.parse(await readFile(join(dist, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/** Takes stories from the queue until it is empty, all in one page: opening one takes seconds. */
async function playAll(): Promise<void> {
  const page = await context.newPage();
  await openPreview(page);
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    let failure = await play(page, id).catch(String);
    if (failure !== null) {
      // A story that leaves something running makes Storybook load the page anew for the next one.
      await openPreview(page);
      failure = await play(page, id).catch(String);
    }
    if (failure !== null) failures.push(`${id}: ${failure.split('\n')[0]}`);
  }
  await page.close();
}

/** Opens the preview anew; a page that is just loading itself anew interrupts some tries. */
async function openPreview(page: Page): Promise<void> {
  for (let left = 10; left > 0; left -= 1) {
    const failure = await page
      .goto(`${origin}/iframe.html?viewMode=story`)
      .then(() => null, String);
    if (failure === null) return;
    await page.waitForTimeout(500);
  }
}

/** Plays one story in its window. @returns null, or what went wrong */
async function play(page: Page, id: string): Promise<string | null> {
  const storySize = await page.evaluate(async (storyId) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    await preview.ready();
    const { parameters, storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
    const styles = parameters.viewport.options[storyGlobals.viewport?.value]?.styles;
    const size = (text: string) => Number.parseInt(text, 10);
    return styles ? { width: size(styles.width), height: size(styles.height) } : null;
  }, id);
  const screen = /^(back-office|portal)-/.test(id);
  await page.setViewportSize(storySize ?? canvas[screen ? 'screen' : 'component']);
  return page.evaluate(
    async ([storyId, limit]) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      const failed = [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'unhandledErrorsWhilePlaying',
      ];
      return new Promise<string | null>((resolve) => {
        const late = setTimeout(() => end('it does not come to its end'), limit);
        const end = (words: string | null) => {
          clearTimeout(late);
          channel.removeAllListeners('storyFinished');
          for (const name of failed) channel.removeAllListeners(name);
          resolve(words);
        };
        for (const name of failed) {
          channel.once(name, (told?: { message?: string } & { message?: string }[]) =>
            end(`${name}: ${told?.message ?? told?.[0]?.message ?? ''}`.slice(0, 200)),
          );
        }
        channel.once('storyFinished', (told: { storyId: string; status: string }) =>
          end(told.status === 'error' ? 'it ends with an error' : null),
        );
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    },
    [id, patienceMs] as const,
  );
}
