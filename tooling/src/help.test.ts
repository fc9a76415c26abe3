import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './root.ts';

interface Package {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;

const folders = ['apps', 'packages']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
  .concat('bench', 'tooling')
  .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** The file of ours that a script runs, with its arguments; null where another tool answers. */
function programOf(command: string): readonly string[] | null {
  const [, name, script = ''] = /^pnpm --filter (\S+) (\S+)$/.exec(command) ?? [];
  if (name !== undefined) {
    const folder = folders.find((each) => packageOf(each).name === name) ?? '';
    const [file, ...rest] = programOf(packageOf(folder).scripts?.[script] ?? '') ?? [];
    return file === undefined ? null : [join(folder, file), ...rest];
  }
  const [, words] = /^node (.+)$/.exec(command) ?? [];
  return words?.split(' ') ?? null;
}

const scripts = Object.entries(packageOf('.').scripts ?? {});
const ours = scripts.flatMap(([script, command]) => {
  const program = programOf(command);
  // All suites are one program.
  return program === null || /^suite:(?!unit)/.test(script) ? [] : [{ script, program }];
});

test('what is behind a command gets its arguments: a command is one program', () => {
  expect(scripts.filter(([, command]) => command.includes('&&'))).toEqual([]);
  expect(ours.map(({ script }) => script)).toEqual(
    expect.arrayContaining(['demo', 'bench', 'bench:memory', 'mails', 'tokens', 'mutants', 'gen']),
  );
});

/** Each is a process of its own that reads its sources: beside other work two dozen take more than a minute. */
const patience = 240_000;

test('every command of ours answers --help and does nothing else', {
  timeout: patience,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pabean-help-'));
  const env = { ...process.env, PABEAN_DATA_DIR: join(dataDir, 'data'), DATABASE_URL: '' };
  const queue = [...ours];
  const lane = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { script, program } = next;
      const { stdout, stderr } = await promisify(execFile)(
        process.execPath,
        [...program, '--help'],
        { cwd: root, env },
      );
      expect(stdout, script).toMatch(new RegExp(`pnpm (run )?${script.split(':')[0]}\\b`));
      expect(stdout, script).toContain('--help');
      expect(stderr, script).toBe('');
    }
  };
  try {
    await Promise.all([lane(), lane()]);
    expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
