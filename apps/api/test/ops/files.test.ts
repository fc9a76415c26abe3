import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSecret } from '@pabean/embedded-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/commands/fingerprint.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pabean-files-'));
});
afterEach(() => rm(directory, { recursive: true }));

describe('secrets kept in the data directory', () => {
  test('are made once, for their owner alone', async () => {
    const secret = await ensureSecret(directory, 'key');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await ensureSecret(directory, 'key')).toBe(secret);
    expect((await stat(join(directory, 'key'))).mode & 0o777).toBe(0o600);
  });

  test('are the same for processes that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => ensureSecret(directory, 'key')));
    expect(new Set(all).size).toBe(1);
    expect(await readdir(directory)).toEqual(['key']);
  });

  test('that are empty, as after a full disk, are made anew', async () => {
    await writeFile(join(directory, 'key'), '');
    expect(await ensureSecret(directory, 'key')).toMatch(/^[\w-]{43}$/);
  });
});

describe('the fingerprint of sources', () => {
  const paths = ['apps', 'lock.yaml', 'absent'];

  test.each([
    ['a changed file', () => writeFile(join(directory, 'apps/a.ts'), 'longer than before')],
    ['a touched file', () => utimes(join(directory, 'apps/a.ts'), 1, 1)],
    ['a new file', () => writeFile(join(directory, 'apps/b.ts'), '')],
    ['a removed file', () => rm(join(directory, 'apps/a.ts'))],
    ['a changed single file', () => writeFile(join(directory, 'lock.yaml'), 'changed')],
  ])('sees %s', async (_, change) => {
    const before = await prepare();
    await change();
    expect(await fingerprint(directory, paths)).not.toBe(before);
  });

  test('does not mind tests and what builds leave behind', async () => {
    const before = await prepare();
    await mkdir(join(directory, 'apps/dist'));
    await writeFile(join(directory, 'apps/dist/out.js'), '');
    await writeFile(join(directory, 'apps/a.test.ts'), '');
    expect(await fingerprint(directory, paths)).toBe(before);
  });

  test('of a build that is made from stories sees them', async () => {
    await prepare();
    const before = await fingerprint(directory, paths, /\.test\./);
    await writeFile(join(directory, 'apps/a.stories.ts'), '');
    await writeFile(join(directory, 'apps/a.test.ts'), '');
    const after = await fingerprint(directory, paths, /\.test\./);
    expect(after).not.toBe(before);
    await writeFile(join(directory, 'apps/b.test.ts'), '');
    expect(await fingerprint(directory, paths, /\.test\./)).toBe(after);
  });

  async function prepare(): Promise<string> {
    await mkdir(join(directory, 'apps'));
    await writeFile(join(directory, 'apps/a.ts'), 'a');
    await writeFile(join(directory, 'lock.yaml'), '');
    return fingerprint(directory, paths);
  }
});
