import { startTestCluster, testApp } from '@pabean/api/testing';
import { measureAllRows, tellAllRows } from './screens/all-rows.ts';
import { openBrowser } from './screens/open-folder.ts';

/** `pnpm --filter @pabean/bench all-rows`: "All" of five million orders, or of as many as are named, which a generator answers. */
const total = Number(process.argv[2] ?? 5_000_000);

const cluster = await startTestCluster();
const app = await testApp();
const browser = await openBrowser();
try {
  const { token } = await app.signIn('Admin');
  const measured = await measureAllRows(browser, app, token, total);
  for (const line of tellAllRows(measured)) process.stdout.write(`${line}\n`);
} finally {
  await browser.close();
  await app.stop();
  await cluster.stop();
}
