import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ThreadLimitError } from '../../src/adapters/threads/thread-limit-error.ts';
import { explain } from '../../src/commands/cli.ts';
import { runSource, temporaryDataDir } from '../support/processes.ts';

const commands = [
  ['start', 'pnpm start'],
  ['demo', 'pnpm demo'],
  ['dev', 'pnpm dev'],
  ['import-orders', 'pnpm orders:import'],
  ['doctor', 'pnpm run doctor'],
  ['staff-password', 'pnpm run staff:password'],
  ['verify-counts', 'pnpm verify:counts'],
] as const;

// That each answers --help: tooling/src/help.test.ts.
describe.each(commands)('%s', (name, call) => {
  test('a wrong flag is one clear line', async () => {
    const { code, stdout, stderr } = await runSource(name, ['--wrong']).ended;
    expect(stderr).toBe(`Unknown option '--wrong'. See: ${call} --help\n`);
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });
});

test('the import names the argument that is missing, and the file that is not there', async () => {
  const missing = await runSource('import-orders').ended;
  expect(missing).toMatchObject({
    code: 1,
    stderr: 'FILE is missing. See: pnpm orders:import --help\n',
  });
  const absent = await runSource('import-orders', ['absent.csv']).ended;
  expect(absent.code).toBe(1);
  expect(absent.stderr).toMatch(/^The file .*absent\.csv cannot be read \(ENOENT\)\.\n$/);
});

test('every wrong value of the configuration is named in one message', async () => {
  const env = {
    PORT: 'http',
    DATABASE_URL: 'mysql://db',
    LOG_LEVEL: 'loud',
    ADMIN_EMAIL: 'a@b.co',
  };
  const { code, stderr } = await runSource('start', [], env).ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'ADMIN_EMAIL needs ADMIN_PASSWORD']) {
    expect(stderr).toContain(name);
  }
});

test.each([
  ['--prove --every 6h', '--prove makes no backup, and does not go with --every.'],
  ['--forget --forget-wal', '--forget-wal makes no backup, and does not go with --forget.'],
  ['--forget --wal', '--forget makes no backup, and does not go with --wal.'],
  ['--backup 20261121T090000000Z', '--backup is for --prove alone.'],
])('backup %s is a contradiction, and does nothing', async (flags, message) => {
  const place = join(tmpdir(), 'pabean-no-place');
  const { code, stdout, stderr } = await runSource('backup', [place, ...flags.split(' ')]).ended;
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
});

test.each(['2026-02-30T00:00:00Z', '2026-11-23T10:15:00'])(
  'restore --to %s names no moment',
  async (moment) => {
    const { path, remove } = await temporaryDataDir();
    try {
      const place = join(path, 'backups');
      await mkdir(place, { recursive: true });
      const env = { PABEAN_DATA_DIR: join(path, 'data') };
      const { code, stdout, stderr } = await runSource('restore', [place, '--to', moment], env)
        .ended;
      expect({ code, stdout, stderr }).toEqual({
        code: 1,
        stdout: '',
        stderr: '--to is a moment with its zone, like 2026-11-23T10:15:00Z.\n',
      });
    } finally {
      await remove();
    }
  },
);

test('a file in the place of a directory is a line, and no stack', async () => {
  const { path, remove } = await temporaryDataDir();
  try {
    await mkdir(path, { recursive: true });
    const file = join(path, 'file');
    await writeFile(file, '');
    const api = ['--api', 'https://api.example.com'];
    const { code, stderr } = await runSource('export-apps', [file, ...api]).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(`${join(file, 'headers')} cannot be used: it is no directory.\n`);
  } finally {
    await remove();
  }
});

test('a start without room names the file that it could not write', async () => {
  const { path, remove } = await temporaryDataDir();
  try {
    const env = { PABEAN_DATA_DIR: path };
    const { code, stderr } = await runSource('start', [], env, tmpdir(), 'ulimit -f 0').ended;
    expect(code).toBe(1);
    expect(stderr).toBe(
      `${join(path, 'database-password')} cannot be used: the disk has no room for a file of this size.\n`,
    );
  } finally {
    await remove();
  }
});

test('a machine that is too busy for a part of the work is one line, not a stack', () => {
  expect(explain(new ThreadLimitError('time'))).toBe(
    'A part of the work took too much time: too little of this machine is free. Try again when it has less to do.',
  );
});
