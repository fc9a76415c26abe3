import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inScratch, removeLeftovers } from '../../../src/adapters/backup/scratch.ts';

const hour = 60 * 60 * 1000;

test('what a killed run left is removed after a day, with the cluster that lies elsewhere', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'pabean-elsewhere-'));
  const folders = await Promise.all(
    ['pabean-proof-', 'pabean-backup-', 'pabean-proof-'].map((prefix) =>
      mkdtemp(join(tmpdir(), prefix)),
    ),
  );
  const [proof = '', work = ''] = folders;
  try {
    await symlink(outside, join(proof, 'postgres'));
    await writeFile(join(work, 'documents'), 'a list');
    const changed = new Date(Date.now() - 25 * hour);
    for (const folder of [proof, work]) await utimes(folder, changed, changed);
    await removeLeftovers();
    expect([outside, ...folders].map((path) => existsSync(path))).toEqual([
      ...[false, false, false],
      true,
    ]);
  } finally {
    for (const path of [outside, ...folders]) await rm(path, { recursive: true, force: true });
  }
});

test('a folder that is lent goes when its work has failed', async () => {
  let lent = '';
  const work = inScratch('work', async (folder) => {
    lent = folder;
    await writeFile(join(folder, 'documents'), 'a list');
    throw new Error('no room');
  });
  await expect(work).rejects.toThrow('no room');
  expect(existsSync(lent)).toBe(false);
});
