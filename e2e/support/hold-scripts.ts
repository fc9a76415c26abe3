import type { Page } from 'playwright';

/** Keeps an app's scripts on their way. @returns what lets them arrive */
export async function holdScripts(page: Page, app: 'portal' | 'backoffice'): Promise<() => void> {
  const { promise: arrival, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets-${app}/*.js`, async (route) => {
    await arrival;
    await route.continue();
  });
  return resolve;
}
