import { mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeFolders } from '../src/make-folders.ts';
import { makeDataDirectory } from '../src/place.ts';
import { temporaryDataDir } from '../src/testing.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function folder(): Promise<string> {
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  await mkdir(path, { recursive: true });
  return path;
}

test('makes what is missing, for its owner alone, and says where it began', async () => {
  const path = await folder();
  const [first, last] = [join(path, 'a'), join(path, 'a', 'b', 'c')];
  expect(await makeFolders(last, 0o700)).toBe(first);
  for (const one of [first, last]) expect((await stat(one)).mode & 0o777).toBe(0o700);
  expect(await makeFolders(last, 0o700)).toBeUndefined();
  expect(await makeFolders('/', 0o700)).toBeUndefined();
});

test('several at once make it together, also those above others', async () => {
  const path = await folder();
  for (let round = 0; round < 100; round += 1) {
    const above = join(path, String(round), 'a');
    const each = Array.from({ length: 8 }, (_, at) => join(above, at % 2 === 0 ? '' : `b/${at}`));
    await Promise.all(each.map((one) => makeFolders(one, 0o700)));
    for (const one of each) expect((await stat(one)).isDirectory()).toBe(true);
  }
});

test('what stands in the way is no folder', async () => {
  const path = await folder();
  const file = join(path, 'file');
  await writeFile(file, '');
  await expect(makeFolders(file, 0o700)).rejects.toMatchObject({ code: 'EEXIST', path: file });
  await expect(makeFolders(join(file, 'a'), 0o700)).rejects.toMatchObject({ code: 'ENOTDIR' });
  const link = join(path, 'link');
  await symlink(join(path, 'nowhere'), link);
  await expect(makeFolders(link, 0o700)).rejects.toMatchObject({ code: 'EEXIST' });
});

test('a data directory that is none says so, and where its link leads', async () => {
  const path = await folder();
  const [file, link, disk] = [join(path, 'file'), join(path, 'link'), join(path, 'disk')];
  await writeFile(file, '');
  await symlink(disk, link);
  const makes = (one: string) => makeDataDirectory(one).catch(({ message }) => message);
  expect(await makes(file)).toBe(
    `The data directory ${file} cannot be used (it is no directory). Check PABEAN_DATA_DIR.`,
  );
  expect(await makes(link)).toBe(
    `The data directory ${link} cannot be used (it leads to ${disk}, which is not there). Check PABEAN_DATA_DIR.`,
  );
});

// Linux has one that takes no folder.
test.runIf(process.platform === 'linux')('a file system that takes none ends it', async () => {
  for (const path of ['/proc/pabean', '/proc/pabean/a/b']) {
    await expect(makeFolders(path, 0o700)).rejects.toMatchObject({
      code: 'ENOENT',
      path: '/proc/pabean',
    });
  }
  await expect(makeDataDirectory('/proc/pabean')).rejects.toThrow(
    'The data directory /proc/pabean cannot be used (ENOENT). Check PABEAN_DATA_DIR.',
  );
});
