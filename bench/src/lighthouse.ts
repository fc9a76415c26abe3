import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort, type TestApp } from '@pabean/api/testing';
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

/** What the portal promises of Track Order; times in milliseconds, scores of 100. */
const promises = [
  { audit: 'first-contentful-paint', words: 'first contentful paint', most: 1200 },
  { audit: 'largest-contentful-paint', words: 'largest contentful paint', most: 1800 },
  { audit: 'total-blocking-time', words: 'blocking time', most: 100 },
] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const leastScore = 98;

/**
 * Track Order under Lighthouse's mobile preset (a slow phone on slow 4G, simulated), the median of
 * three runs. Lighthouse drives the browser by its debugging port.
 */
export async function measureTrackOrder(app: TestApp): Promise<string[]> {
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const results: Report[] = [];
    for (let run = 0; run < runs; run++) {
      results.push(await report(`${app.url}/track-order`, port));
    }
    const times = promises.map(({ audit, words, most }) => {
      const time = median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      return `${words} ${time.toFixed(0)} ms (promise ${most}: ${verdict(time <= most)})`;
    });
    const scores = categories.map((category) => {
      const score = median(results.map((lhr) => (lhr.categories[category]?.score ?? 0) * 100));
      return `${category} ${score.toFixed(0)} (promise ${leastScore}: ${verdict(score >= leastScore)})`;
    });
    return [...times, ...scores].map((line) => `Track Order, Lighthouse mobile: ${line}`);
  } finally {
    await browser.close();
  }
}

async function report(url: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, `--port=${port}`, '--output=json', '--quiet'],
    { timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

function verdict(kept: boolean): string {
  return kept ? 'kept' : 'BROKEN';
}
