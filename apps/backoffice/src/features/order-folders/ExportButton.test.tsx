import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { openNewOrders } from './testing/new-orders.ts';

const path = '/api/admin/export-orders';
const saved: { name: string; text: Promise<string> }[] = [];
vi.stubGlobal(
  'URL',
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push({ name: '', text: file.text() });
      return 'blob:file';
    },
    revokeObjectURL: () => {},
  }),
);
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
  this: HTMLAnchorElement,
) {
  const last = saved.at(-1);
  if (last) last.name = this.download;
});
afterEach(() => {
  saved.length = 0;
  clearSession();
});

const csv = (body: BodyInit) =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'inline; filename="orders-newOrder-2026-11-21.csv"',
    },
  });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

it('saves the orders of the list as it is filtered, searched and sorted', async () => {
  const { sent } = openNewOrders('/admin/recent-order?q=tamsin&bounced=1&sort=-name', 'Team', {
    [path]: () => csv('Order ID\r\n100077\r\n'),
  });
  await screen.findByText('100077');
  await press('Export');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('orders-newOrder-2026-11-21.csv');
  expect(await saved[0]?.text).toBe('Order ID\r\n100077\r\n');
  const request = sent.find((one) => one.path === path);
  expect(request?.query).toEqual({});
  expect(request?.body).toEqual({
    folderName: 'newOrder',
    searchVal: 'tamsin',
    bounced: '1',
    sort: 'name',
    dir: 'desc',
  });
  await screen.findByText('The orders were saved as orders-newOrder-2026-11-21.csv.');
});

it('tells how much has come, and stops when asked to; the list stays', async () => {
  let part: (text: string) => void = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      part = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  openNewOrders('/admin/recent-order', 'Team', { [path]: () => csv(stream) });
  await screen.findByText('100001');
  await press('Export');
  await screen.findByRole('button', { name: 'Stop, 0.0 MB' });
  part('x'.repeat(150_000));
  await press('Stop, 0.2 MB');
  await screen.findByRole('button', { name: 'Export' });
  expect(saved).toEqual([]);
  expect(screen.getByText('100001')).toBeTruthy();
});

it('says what the server refused, and when a file broke off; the list stays', async () => {
  let parts = 0;
  const broken = new ReadableStream<Uint8Array>({
    // Asked for the next part when the one before was read.
    pull(controller) {
      if (parts > 1) controller.error(new TypeError('terminated'));
      else controller.enqueue(new TextEncoder().encode('Order ID\r\n'));
      parts += 1;
    },
  });
  const answers = [
    () => json({ status: 0, message: 'An export of yours is still running.' }, 429),
    () => csv(broken),
  ];
  openNewOrders('/admin/recent-order', 'Team', { [path]: () => answers.shift()?.() });
  await screen.findByText('100001');
  await press('Export');
  await screen.findByText('An export of yours is still running.');
  await press('Export');
  await screen.findByText('The export was interrupted and no file was saved. Try again.');
  expect(saved).toEqual([]);
  expect(screen.getByText('100001')).toBeTruthy();
});
