import { setTimeout as sleep } from 'node:timers/promises';
import { type ChromiumLaunchOptions, chromiumLaunchOptions } from '@pabean/tooling/chromium';
import { type Browser, chromium } from 'playwright';

/** How often a start is tried, and how long one may take: it takes a second, and has hung for good. */
const tries = 3;
const timeout = 45_000;

/** How long the end of a journey's sessions may take: it has hung for good. */
const sessionsTimeout = 15_000;

/**
 * A page of a journey lives for seconds: what the last two of V8's compilers win there is less
 * than they cost.
 */
const scriptArgs = ['--js-flags=--no-opt,--no-maglev'];

/** Starts the Chromium of this machine. */
export async function launchBrowser(): Promise<Browser> {
  const options = await chromiumLaunchOptions();
  return launch({ ...options, args: [...options.args, ...scriptArgs] });
}

async function launch(options: ChromiumLaunchOptions, triesLeft = tries - 1): Promise<Browser> {
  try {
    return await chromium.launch({ ...options, timeout });
  } catch (error) {
    if (triesLeft === 0) throw error;
    process.stderr.write(`Chromium did not start and is started again: ${error}\n`);
    return launch(options, triesLeft - 1);
  }
}

/**
 * Ends a browser with all its sessions. Not each session first: that has hung, and only the browser's
 * own end is cut short by force after 30 s.
 */
export async function closeBrowser(browser: Browser): Promise<void> {
  await Promise.race([browser.close(), sleep(45_000, undefined, { ref: false })]);
}

let ofWorker: Promise<Browser> | undefined;

/**
 * The browser of this worker: the next journeys have it too, each with sessions of its own. A start
 * for each took a tenth of the suite's work.
 */
export async function workerBrowser(): Promise<Browser> {
  ofWorker ??= launchBrowser();
  const browser = await ofWorker.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  ofWorker = launchBrowser();
  return ofWorker;
}

/** Ends the sessions of a journey; a browser in which that hangs ends with them, by force. */
export async function endSessions(browser: Browser): Promise<void> {
  const ends = Promise.all(browser.contexts().map((context) => context.close()));
  const late = sleep(sessionsTimeout, 'late' as const, { ref: false });
  if ((await Promise.race([ends, late])) === 'late') await closeBrowser(browser);
}
