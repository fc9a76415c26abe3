import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { pagesOf } from '../../../support/pdf.ts';
import { packsOf } from './packs.ts';

let app: TestApp;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  app = await testApp();
  packs = packsOf(app, await app.signIn('Team'));
});
afterAll(() => app.stop());

const longName = 'สมชายปิ่นแก้ว'.repeat(39).slice(0, 500);

test.each([1, 2] as const)('pack %i of 500 rows stays in its limits', async (type) => {
  const orderId = await packs.completed({ full_name: longName });
  await packs.addDownloads(orderId, 500, { browser: 'W'.repeat(300) });
  await packs.addMails(orderId, 500, { subject: 'W'.repeat(300), recipient: 'w'.repeat(250) });
  const start = performance.now();
  const { bytes = new Uint8Array() } = await packs.ask(orderId, type);
  // Loose: the test machine is shared. The measured time is about a fifth of a second.
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(bytes.length).toBeLessThan(1_000_000);
  const all = await pagesOf(bytes);
  expect(all.length).toBeLessThanOrEqual(19);
  expect(all.at(-1)).toContain(`Page ${all.length} of ${all.length}`);
  // With the letter, and not alone behind the evidence.
  expect(all.slice(0, 2).join(' ')).toContain('Our request');
  expect(all.at(-2)).toMatch(/Exhibit \d+, continued/);
  const words = all.join(' ');
  expect(words).toContain('The latest 200 of 500');
  expect(words).toContain('สมชาย');
});

test('an order with nothing but an id is printed with dashes', async () => {
  const nothing = { full_name: null, email: null, phone_number: null, doa: null };
  const words = (await packs.pages(await packs.completed(nothing), 1)).join(' ');
  expect(words).toContain('There are no downloads on record.');
  expect(words).not.toMatch(/customer's signature/);
  expect(words).not.toMatch(/null|undefined|NaN|Invalid/);
});

const qpdf = spawnSync('qpdf', ['--version']).status === 0;

test.skipIf(!qpdf)('qpdf finds nothing wrong with a pack (needs qpdf)', async () => {
  const orderId = await packs.completed({ full_name: '王小明 محمد สมชาย 호슬아' });
  await packs.addDownloads(orderId, 3);
  const { bytes = new Uint8Array() } = await packs.ask(orderId, 1);
  const file = join(tmpdir(), `pack-${process.pid}.pdf`);
  await writeFile(file, bytes);
  const { status, stdout } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  expect(stdout).toContain('No syntax or stream encoding errors');
  expect(status).toBe(0);
});
