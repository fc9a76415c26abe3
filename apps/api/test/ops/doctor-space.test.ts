import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAtDataDirectory } from '../../src/commands/doctor/machine.ts';
import { temporaryDataDir } from '../support/processes.ts';

const petabyte = 1024 ** 5;

test.each(['', 'not/there/yet'])('a disk with too little room is wrong, at "%s"', async (below) => {
  const home = await temporaryDataDir();
  try {
    const dataDir = join(home.path, below);
    expect(await lookAtDataDirectory({ dataDir }, petabyte)).toEqual([
      {
        ...{ level: 'wrong', about: 'Data directory' },
        words: expect.stringMatching(/^\d+ MB are free for \S+, less than 1073741824$/),
      },
    ]);
    expect(await lookAtDataDirectory({ dataDir }, 0)).toMatchObject([{ level: 'ok' }]);
  } finally {
    await home.remove();
  }
});

test('a directory behind a link to a disk that is not there is wrong: no start makes it', async () => {
  const home = await temporaryDataDir();
  try {
    await mkdir(home.path, { recursive: true });
    const [dataDir, disk] = [join(home.path, 'link'), join(home.path, 'disk')];
    await symlink(disk, dataDir);
    expect(await lookAtDataDirectory({ dataDir })).toEqual([
      {
        ...{ level: 'wrong', about: 'Data directory' },
        words: `${dataDir} leads to ${disk}, which is not there`,
      },
    ]);
    await mkdir(disk);
    expect(await lookAtDataDirectory({ dataDir }, 0)).toMatchObject([{ level: 'ok' }]);
  } finally {
    await home.remove();
  }
});
