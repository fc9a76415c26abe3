import { readFile } from 'node:fs/promises';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { emailOfOrder } from './approve.ts';
import { codedPdf } from './sample-pdf.ts';

/** The steps of staff and traveller in apps that are served by hosts of their own. */

/** What a page complains of from now on: errors, its content policy, an answer that it may not read. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy|CORS/.test(line.text())) complaints.push(line.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

export async function signInAt(
  staff: Page,
  url: string,
  member: { readonly email: string; readonly password: string },
): Promise<void> {
  await staff.goto(url);
  await staff.getByLabel('Email').fill(member.email);
  await staff.getByLabel('Password', { exact: true }).fill(member.password);
  await staff.getByRole('button', { name: 'Sign In' }).click();
  await staff.waitForURL('**/admin');
}

/** Uploads the sample for the order on screen. @returns the signed address of the document */
export async function uploadSample(staff: Page): Promise<string> {
  const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: codedPdf() };
  await staff.locator('input[type=file]').setInputFiles(pdf);
  await staff.getByRole('button', { name: 'Upload Document' }).click();
  await staff
    .getByText(/Document has been uploaded successfully/)
    .first()
    .waitFor();
  const link = staff.getByRole('table', { name: /Email/ }).getByRole('link').first();
  return link.evaluate((a: HTMLAnchorElement) => a.href);
}

/** Tracks an order as its traveller. @returns the bytes that the button downloads */
export async function trackAndDownload(phone: Page, url: string, orderId: string): Promise<Buffer> {
  await phone.goto(`${url}/track-order/${encodeOrderId(orderId)}`);
  await phone.getByLabel('Email ID').fill(emailOfOrder(orderId));
  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone.getByText(/This page and your document are kept on this device/).waitFor();
  const saving = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download Now' }).click();
  return readFile(await (await saving).path());
}
