import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { sourceFiles } from '../source-files.ts';
import { mutationAreas } from './areas.ts';
import { strykerOptions } from './options.ts';
import { isOf, runsForFiles, runsForNames } from './select.ts';

const known = sourceFiles(/\.ts$/).map((file) => file.path);
const pager = 'packages/domain/src/page-range/page-range.ts';
const client = 'packages/api-client/src/client/client.ts';

const named = (...names: string[]) => {
  const runs = runsForNames(mutationAreas, names, known);
  if ('unknown' in runs) return runs.unknown;
  return runs.map(({ area, files }) => [area.name, files]);
};

test('every folder, every file that is left out and every configuration is there', () => {
  for (const area of mutationAreas) {
    for (const path of [...area.folders, area.vitest, ...area.needs]) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
    for (const folder of area.folders) {
      expect(known.some((path) => path.startsWith(folder) && isOf(area, path))).toBe(true);
    }
    for (const { files } of area.leftOut) {
      const everything = { ...area, leftOut: [] };
      expect(
        known.some((path) => isOf(everything, path) && !isOf(area, path)),
        files,
      ).toBe(true);
    }
  }
});

test('changed files go to their areas; tests, tables and other code go to none', () => {
  const changed = [
    pager,
    client,
    'packages/domain/src/page-range/page-range.test.ts',
    'packages/domain/src/dialling/dialling-table.ts',
    'packages/ui/src/index.ts',
    'README.md',
  ];
  expect(runsForFiles(mutationAreas, changed).map(({ area, files }) => [area.name, files])).toEqual(
    [
      ['domain', [pager]],
      ['api-client', [client]],
    ],
  );
});

test('an area, a file and a folder can be named', () => {
  expect(named('domain')).toEqual([['domain', 'all']]);
  expect(named(pager)).toEqual([['domain', [pager]]]);
  expect(named('packages/domain/src/page-range/')).toEqual([['domain', [pager]]]);
  expect(named('domain', pager, `./${client}`)).toEqual([
    ['domain', 'all'],
    ['api-client', [client]],
  ]);
});

test('a name that stands for nothing is told', () => {
  expect(named('domains')).toBe('domains');
  expect(named('packages/ui')).toBe('packages/ui');
  expect(named('packages/domain/src/page-range/page-range.test.ts')).toContain('.test.ts');
});

test('a whole area fails below its least score, single files never', () => {
  const [area] = mutationAreas;
  if (area === undefined) throw new Error('no area');
  expect(strykerOptions({ area, files: 'all' }, 1).thresholds.break).toBe(area.least);
  expect(strykerOptions({ area, files: [pager] }, 1)).toMatchObject({
    mutate: [pager, '!**/*.test.ts', ...area.leftOut.map(({ files }) => `!${files}`)],
    thresholds: { break: null },
  });
});
