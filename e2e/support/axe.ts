import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** What axe finds serious or critical on a page, one line each; nothing is the wish. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Not a script element: the pages' own policy would refuse it.
  await page.evaluate(axe.source);
  const results: AxeResults = await page.evaluate('axe.run()');
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
