import type { Page } from 'playwright';
import { expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { tooWide } from './layout.ts';

/** Axe finds nothing serious on the screen as it is now, and it is no wider than it may be. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  const findings = [...(await seriousFindings(page)), ...(await tooWide(page))];
  // Soft: one run tells everything that is wrong.
  expect.soft(findings, what).toEqual([]);
}
