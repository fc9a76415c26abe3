import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand, temporaryDataDir } from '../../support/processes.ts';

test('a list of backups without any is a failure, in words for who reads the errors', async () => {
  const { path, remove } = await temporaryDataDir();
  onTestFinished(remove);
  const list = (place: string) => runCommand('restore', [place, '--list']).ended;
  const nowhere = join(path, 'mistyped');
  expect(await list(nowhere)).toEqual({
    stdout: '',
    stderr: `There is no backup in ${nowhere}.\n`,
    code: 1,
  });
  const begun = join(path, 'backups/20261121T101112345Z');
  await mkdir(begun, { recursive: true });
  await writeFile(join(begun, 'part.gz'), '');
  expect(await list(path)).toEqual({
    stdout: '20261121T101112345Z  not finished\n',
    stderr: '',
    code: 0,
  });
});
