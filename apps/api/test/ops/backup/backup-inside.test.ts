import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInside } from '../../../src/commands/backup-options.ts';
import { freshDatabase } from '../../support/database.ts';
import { runCommand, temporaryDataDir } from '../../support/processes.ts';

test.each([
  ['/srv/pabean', true],
  ['/srv/pabean/documents/backups', true],
  ['/srv/pabean/..backups', true],
  ['/srv/pabean-backups', false],
  ['/srv', false],
  ['/backups', false],
  ['s3://srv/pabean', false],
])('%s is in the data directory: %s', (place, inside) => {
  expect(isInside(place, '/srv/pabean')).toBe(inside);
});

test('a backup that would be lost with the data directory is made, and the operator warned', async () => {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const { path, remove } = await temporaryDataDir();
  onTestFinished(remove);
  await mkdir(path, { recursive: true });
  const env = { DATABASE_URL: url, PABEAN_DATA_DIR: path };
  const backup = (...args: string[]) => runCommand('backup', args, env).ended;
  const place = join(path, 'backups');
  expect(await backup(place, '--no-prove')).toMatchObject({
    stdout: expect.stringContaining(`in ${place}: 0 orders`),
    stderr: `Warning: ${place} lies in the data directory: what takes that away takes the backup along. Take another disk, or a bucket.\n`,
    code: 0,
  });
});
