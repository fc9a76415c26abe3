import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importOrders, type TestApp, testApp } from '@pabean/api/testing';
import { type Role, roles } from '@pabean/domain';
import type { Browser, Page } from 'playwright';
import { endSessions, workerBrowser } from './browser.ts';
import { watchNetwork } from './network.ts';
import { withOrdersToCome } from './orders-to-come.ts';

export const password = 'journey-password';
/** Where a journey leaves its pictures, to be looked at beside the design, when it is asked to. */
const pictures = fileURLToPath(new URL('../../.tmp/journeys/', import.meta.url));

/** Sizes that the design is drawn for. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** The real server with the built apps, orders that were imported, five members, and a browser. */
export interface World {
  readonly app: TestApp;
  readonly browser: Browser;
  /** E-mail of the member of a role. */
  emailOf(role: Role): string;
  /**
   * A page of a browser session of its own, in an IANA time zone; every error of the page fails the
   * journey.
   */
  newPage(size?: keyof typeof sizes, timezoneId?: string): Promise<Page>;
  /** Photographs the whole page when `JOURNEY_PICTURES` is set: nobody looks at those of CI. */
  picture(page: Page, name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts everything that a journey needs; nothing between browser and database is replaced. `env`
 * adds to the configuration.
 */
export async function startWorld(env: Record<string, string> = {}): Promise<World> {
  // Before the server: a browser that does not come leaves nothing behind that goes on working.
  const browser = await workerBrowser();
  const app = await testApp({ jobs: true, env });
  for (const role of roles) {
    await app.addMember(role, { name: nameOf(role), email: emailOf(role), password });
  }
  await withOrdersToCome((file) => importOrders({ db: app.db, file }));
  const complaints: string[] = [];
  await mkdir(pictures, { recursive: true });

  return {
    app,
    browser,
    emailOf,
    async newPage(size = 'desktop', timezoneId = 'Europe/London') {
      const context = await browser.newContext({
        baseURL: app.url,
        viewport: sizes[size],
        timezoneId,
        locale: 'en-GB',
        ...(size === 'phone' && { hasTouch: true, isMobile: true }),
      });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      watchNetwork(page);
      return page;
    },
    async picture(page, name) {
      if (!process.env.JOURNEY_PICTURES) return;
      await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
    },
    async close() {
      await endSessions(browser);
      await app.stop();
      if (complaints.length > 0) throw new Error(`A page failed: ${complaints.join('; ')}`);
    },
  };
}

/** Signs in by the form, as a person does. */
export async function signIn(page: Page, world: World, role: Role): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(world.emailOf(role));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
}

function nameOf(role: Role): string {
  const names: Record<Role, string> = {
    Admin: 'Rani',
    Manager: 'Dewa',
    Team: 'Sinta',
    Telecaller: 'Budi',
    'Night Staff': 'Maya',
  };
  return names[role];
}

function emailOf(role: Role): string {
  return `${role.toLowerCase().replace(' ', '-')}@example.com`;
}
