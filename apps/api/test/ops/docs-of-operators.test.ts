import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variableNames } from '../../src/core/env.ts';
import { repositoryRoot } from '../../src/core/root.ts';

const textOf = (name: string) => readFileSync(join(repositoryRoot, name), 'utf8');
const operations = textOf('docs/operations.md');
const readme = textOf('README.md');

/** Names in the first column of the tables of variables; `_PHONE` continues `COMPANY_NAME`. */
function namesInTables(text: string): string[] {
  const [, tables = ''] = /\n## Configuration\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = tables.split('\n').flatMap((line) => /^\| (`[A-Z].*?) \|/.exec(line)?.[1] ?? []);
  return rows.flatMap((cell) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name.replace(/^_/, 'COMPANY_')),
  );
}

test.each([
  ['README.md', readme],
  ['docs/operations.md', operations],
])('the tables of %s name variables that there are, each once', (_, text) => {
  const names = namesInTables(text);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every variable that there is stands in the table of docs/operations.md', () => {
  const [, table = ''] = /\n## Configuration\n([\s\S]*?)\n## /.exec(operations) ?? [];
  expect(variableNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

/** Commands by the name of their script, with their options and what `--help` says. */
const commandsFolder = join(repositoryRoot, 'apps/api/src/commands');
const commands = new Map(
  readdirSync(commandsFolder).flatMap((file) => {
    const source = file.endsWith('.ts') ? readFileSync(join(commandsFolder, file), 'utf8') : '';
    const [, name] = /^ {4}call: 'pnpm (?:run )?([\w:]+)'/m.exec(source) ?? [];
    const [, help = ''] = /^ {4}help: `([\s\S]*?)`,/m.exec(source) ?? [];
    const [, options = ''] =
      /^ {4}options: \{([\s\S]*?)\},?\n(?: {4}\w|^ {2}\})/m.exec(source) ?? [];
    const flags = [...options.matchAll(/'?([a-z][a-z-]*)'?: \{ type:/g)].map(
      ([, flag]) => `--${flag}`,
    );
    return name === undefined ? [] : [[name, { help, flags }] as const];
  }),
);
const isNamed = (flag: string, text: string) => new RegExp(`${flag}(?![a-z-])`).test(text);

test('every option of a command stands in its --help, and none besides', () => {
  expect(commands.size).toBeGreaterThan(13);
  for (const [name, { help, flags }] of commands) {
    expect(
      flags.filter((flag) => !isNamed(flag, help)),
      name,
    ).toEqual([]);
    const listed = [...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, flag]) => flag);
    expect(listed.sort(), name).toEqual(flags.sort());
  }
});

test('every option of an operator is explained in the documents', () => {
  const all = `${operations}\n${readme}`;
  const unsaid = [...commands].flatMap(([name, { flags }]) =>
    flags.filter((flag) => !isNamed(flag, all)).map((flag) => `${name} ${flag}`),
  );
  expect(unsaid).toEqual([]);
});

test('commands in the documents are written with options that they have', () => {
  const lines = `${operations}\n${readme}`.split('\n').map((line) => line.replace(/ #.*/, ''));
  const wrong = lines.flatMap((line) =>
    [...line.matchAll(/(?:pnpm(?:@12)?(?: run)?|bin\/pabean) ([\w:]+)([^`|"]*)/g)].flatMap(
      ([call, name = '', rest = '']) => {
        const known = commands.get(name);
        const flags = rest.match(/--[a-z][a-z-]*/g) ?? [];
        return flags
          .filter((flag) => known && flag !== '--help' && !known.flags.includes(flag))
          .map((flag) => `${call}: ${flag}`);
      },
    ),
  );
  expect(wrong).toEqual([]);
});
