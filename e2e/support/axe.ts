import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';

/**
 * Frames are left out: ours hold mails and run no script, so axe would wait there for an answer. The rule
 * is a tenth of what axe works, for `!important` in a style attribute: React writes none.
 */
const run = `axe.run({
  iframes: false,
  resultTypes: ['violations'],
  rules: { 'avoid-inline-spacing': { enabled: false } },
})`;

/** What axe finds serious or critical on a page at rest, one line each; nothing is the wish. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await atRest(page);
  // Not a script element: the pages' own policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results: AxeResults = await page.evaluate(run);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
