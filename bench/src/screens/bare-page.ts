import type { TestApp } from '@pabean/api/testing';
import type { Browser } from 'playwright';
import { median } from '../measure.ts';

/**
 * The yardstick for the screens: a page without any library that asks the same call and writes the
 * rows as plain text cells. Milliseconds from asking to the painted rows, median of 20.
 */
export async function measureBarePage(
  browser: Browser,
  app: TestApp,
  token: string,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // A page of the server's own origin, emptied: another origin may not ask the call.
  await page.goto(`${app.url}/admin`);
  const times = await page.evaluate(async (authorization) => {
    document.body.innerHTML = '<table><tbody></tbody></table>';
    const body = document.querySelector('tbody') as HTMLElement;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const taken: number[] = [];
    for (let run = 0; run < 20; run++) {
      const start = performance.now();
      const path = `/api/admin/get-orders-list/completedOrder?page=${run + 1}&limit=10&delay=1`;
      const reply = await fetch(path, { headers: { authorization } });
      const { data } = (await reply.json()) as { data: Record<string, string | null>[] };
      body.replaceChildren(
        ...data.map((row) => {
          const line = document.createElement('tr');
          for (const value of Object.values(row)) line.insertCell().textContent = value;
          return line;
        }),
      );
      await frame();
      await frame();
      taken.push(performance.now() - start);
    }
    return taken;
  }, token);
  await page.context().close();
  return median(times);
}
