import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, type TestApp } from '@pabean/api/testing';
import { encodeOrderId } from '@pabean/domain';
import { chromiumLaunchOptions } from '@pabean/tooling/chromium';
import { chromium } from 'playwright';
import { median } from './measure.ts';

/** Fetched when it is needed: 75 packages that nothing else in the repository uses. */
const lighthouse = 'lighthouse@13.5.0';
const runs = 3;
const patienceMs = 120_000;

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly audits: Record<string, { readonly numericValue?: number }>;
  readonly categories: Record<string, { readonly score: number | null }>;
}

/** What is promised of a screen: times in milliseconds, scores of 100. */
interface MeasuredScreen {
  readonly name: string;
  readonly path: string;
  /** The token of who is signed in. */
  readonly token?: string;
  readonly most: Partial<Record<keyof typeof times, number>>;
  readonly leastScores: Readonly<Record<string, number>>;
}

const times = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'blocking time',
} as const;
const audits = Object.keys(times) as (keyof typeof times)[];

const trackOrder: MeasuredScreen = {
  name: 'Track Order',
  path: '/track-order',
  most: {
    'first-contentful-paint': 1200,
    'largest-contentful-paint': 1800,
    'total-blocking-time': 100,
  },
  leastScores: { performance: 98, accessibility: 98, 'best-practices': 98, seo: 98 },
};

/** Track Order under Lighthouse's mobile preset. */
export function measureTrackOrder(app: TestApp): Promise<string[]> {
  return measureAll(app, [trackOrder]);
}

/** The first screens of the staff under Lighthouse's mobile preset: sign-in, a list, an order. */
export async function measureStaffScreens(app: TestApp, token: string): Promise<string[]> {
  const order = await app.db
    .selectFrom('orders')
    .select('order_id')
    .where('process_status', '=', 'Completed')
    .executeTakeFirstOrThrow();
  const signedIn = { token, most: { 'largest-contentful-paint': 2500 }, leastScores: {} };
  const viewOrder = `/admin/view-order/${encodeURIComponent(encodeOrderId(order.order_id))}`;
  return measureAll(app, [
    { name: 'Staff sign-in', path: '/', most: {}, leastScores: { performance: 95 } },
    { name: 'Orders list', path: '/admin/completed-order', ...signedIn },
    { name: 'View Order', path: viewOrder, ...signedIn },
  ]);
}

/**
 * A slow phone on slow 4G, simulated; the median of three runs. Lighthouse drives the browser by its
 * debugging port, in the browser's own profile: that is where who is signed in is written.
 */
async function measureAll(app: TestApp, screens: readonly MeasuredScreen[]): Promise<string[]> {
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const profile = await mkdtemp(join(tmpdir(), 'pabean-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto(app.url);
    const devtools = await browser.newCDPSession(page);
    const lines: string[] = [];
    for (const screen of screens) {
      const record = screen.token && JSON.stringify({ accessToken: screen.token });
      await page.evaluate((user) => {
        if (user === undefined) localStorage.removeItem('user');
        else localStorage.setItem('user', user);
      }, record);
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) {
        // What Lighthouse would do, without signing the member out.
        await devtools.send('Network.clearBrowserCache');
        reports.push(await report(app.url + screen.path, port));
      }
      lines.push(...linesOf(screen, reports));
    }
    return lines;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function linesOf({ name, most, leastScores }: MeasuredScreen, reports: readonly Report[]) {
  const promise = (limit: number | undefined, kept: boolean) =>
    limit === undefined ? '' : ` (promise ${limit}: ${kept ? 'kept' : 'BROKEN'})`;
  const measured = audits.map((audit) => {
    const time = median(reports.map((lhr) => lhr.audits[audit]?.numericValue ?? Number.NaN));
    const limit = most[audit];
    return `${times[audit]} ${time.toFixed(0)} ms${promise(limit, time <= (limit ?? 0))}`;
  });
  const scores = Object.entries(leastScores).map(([category, least]) => {
    const score = median(reports.map((lhr) => (lhr.categories[category]?.score ?? 0) * 100));
    return `${category} ${score.toFixed(0)}${promise(least, score >= least)}`;
  });
  return [...measured, ...scores].map((line) => `${name}, Lighthouse mobile: ${line}`);
}

async function report(url: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
    ],
    { timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
