import type { TestApp } from '@pabean/api/testing';
import { measureAllRows, tellAllRows } from './all-rows.ts';
import { measureBarePage } from './bare-page.ts';
import { measureFolders, measureLargePage } from './folder-screens.ts';
import { openBrowser } from './open-folder.ts';

/** The back office's screens in a real browser, one line a promise. Needs the built apps. */
export async function measureScreens(app: TestApp, token: string): Promise<string[]> {
  const browser = await openBrowser();
  try {
    const bare = await measureBarePage(browser, app, token);
    const { turns, folders, shifts, typing } = await measureFolders(browser, app, token);
    const large = await measureLargePage(browser, app, token);
    const all = await measureAllRows(browser, app, token);
    return [
      paint('next page painted', turns, bare),
      paint('folder change painted', folders, bare),
      `layout shift of all these changes  ${shifts.toFixed(4)} (promise 0)`,
      `longest task while typing a search ${typing.toFixed(0)} ms (promise: none over 50 ms beside the rows' own)`,
      `script of a 500-row page           ${large.toFixed(0)} ms (promise 150)`,
      ...tellAllRows(all),
    ];
  } finally {
    await browser.close();
  }
}

function paint(name: string, ours: number, bare: number): string {
  const ratio = (ours / bare).toFixed(2);
  return `${name.padEnd(34)} ${ours.toFixed(0)} ms, bare page ${bare.toFixed(0)} ms, ratio ${ratio} (promise 100 ms, median of 20)`;
}
