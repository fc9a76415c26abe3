import { readFile } from 'node:fs/promises';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveUnchecked, emailOfOrder } from '../support/approve.ts';
import { seriousFindings } from '../support/axe.ts';
import { type Line, startLine } from '../support/line.ts';
import { startWorld, type World } from '../support/world.ts';

/**
 * A document on an airport's Wi-Fi. It is larger than what the sockets between server and phone take
 * in: the server must not believe that it handed over what the phone never got.
 */
const orderId = '700100';
const megabyte = 1024 * 1024;
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(40 * megabyte, 7)]);

let world: World;
let line: Line;
let phone: Page;
beforeAll(async () => {
  world = await startWorld();
  line = await startLine(world.app.url);
  await approveUnchecked(world, orderId, bytes);
  phone = await world.newPage('phone');
});
afterAll(async () => {
  await line.close();
  await world.close();
});

test('the download shows how much has arrived', async () => {
  // More than any file of the page; the document comes no further, however slow the machine is.
  line.hold(4 * megabyte);
  await phone.goto(`${line.url}/track-order/${encodeOrderId(orderId)}`);
  await phone.getByLabel('Email ID').fill(emailOfOrder(orderId));
  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone.getByText(/The file is 41.9 MB/).waitFor();
  await phone.getByRole('button', { name: 'Download Now' }).click();
  await phone.getByRole('progressbar').waitFor();
  await phone.getByRole('button', { name: 'Stop' }).waitFor();
  expect(await seriousFindings(phone)).toEqual([]);
  await world.picture(phone, 'download-coming-390');
});

test('a cut is said, keeps what arrived, and is no download', async () => {
  await expect
    .poll(() => phone.getByRole('progressbar').getAttribute('value'))
    .toMatch(/^[1-9]\d{6}/);
  line.cut();
  await phone.getByText('The connection was cut. We keep what arrived.').waitFor();
  await world.picture(phone, 'download-cut-390');
  line.join();
  await expect.poll(() => presses()).toMatchObject([{ counted_at: null }]);
  expect(await downloads()).toEqual([]);
});

test('it goes on from there, and is one download', async () => {
  const saving = phone.waitForEvent('download');
  line.hold(4 * megabyte);
  await phone.getByRole('button', { name: 'Go on with the download' }).click();
  await phone.getByText(/went on from/).waitFor();
  line.release();
  const saved = await saving;
  expect((await readFile(await saved.path())).equals(bytes)).toBe(true);
  await phone.getByText('The file is saved. Look in your downloads.').waitFor();
  await expect.poll(() => downloads()).toHaveLength(1);
  await phone.getByText(/^1 download/).waitFor();
});

async function orderPk(): Promise<number> {
  return (await world.app.order(orderId)).id;
}

async function presses() {
  return world.app.db
    .selectFrom('download_press')
    .select('counted_at')
    .where('order_pk', '=', await orderPk())
    .execute();
}

async function downloads() {
  return world.app.db
    .selectFrom('download')
    .select('id')
    .where('order_pk', '=', await orderPk())
    .execute();
}
