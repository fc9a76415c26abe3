import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSecret } from '@pabean/embedded-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

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
