import { encodeOrderId, type FolderName, folders } from '@pabean/domain';
import type { Locator, Page } from 'playwright';

/** The address of an order's page, by its encoded id. */
export const orderPath = (orderId: string): string =>
  `/admin/view-order/${encodeURIComponent(encodeOrderId(orderId))}`;

/** Opens an order by its address and waits until its facts are there, not the heading alone. */
export async function openOrder(page: Page, orderId: string): Promise<void> {
  await page.goto(orderPath(orderId));
  await page.getByRole('heading', { name: 'Add Comment Below' }).waitFor();
  await page.getByRole('heading', { name: `Order ${orderId}`, level: 1 }).waitFor();
}

/** Opens a folder by its address and waits for the server's answer. */
export async function openFolder(page: Page, name: FolderName, query = ''): Promise<void> {
  await page.goto(`/admin/${folders[name].slug}${query}`);
  await page.getByRole('heading', { name: folders[name].title, level: 1 }).waitFor();
  await page.getByText(/^Showing \d/).waitFor();
}

/** The row of an order in the list on screen. */
export const rowOf = (page: Page, orderId: string): Locator =>
  page.locator('main tbody tr', { hasText: orderId });

/** Ticks the rows of these orders, as a person does before a bulk button. */
export async function select(page: Page, orderIds: readonly string[]): Promise<void> {
  for (const id of orderIds) await page.getByLabel(`Select order ${id}`).check();
  await page.getByText(`${orderIds.length} selected`).waitFor();
}
