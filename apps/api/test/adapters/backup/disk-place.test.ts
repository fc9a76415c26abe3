import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openDiskPlace } from '../../../src/adapters/backup/disk-place.ts';

// Linux has a file system that takes no folder: Node's own mkdir tries there for ever.
test.runIf(process.platform === 'linux')('a place that cannot be made ends the write', async () => {
  const content = Readable.from(['a line']);
  await expect(openDiskPlace('/proc/pabean').write('backups/one', content)).rejects.toMatchObject({
    code: 'ENOENT',
    syscall: 'mkdir',
    path: '/proc/pabean',
  });
  expect(content.destroyed).toBe(true);
});
