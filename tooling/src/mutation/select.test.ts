import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { sourceFiles } from '../source-files.ts';
import { mutationAreas } from './areas.ts';
import { strykerOptions } from './options.ts';
import { filesNamed, inParts, isOf, runsForFiles, runsForNames } from './select.ts';

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

test('the options name the files, the tests and what is left out', () => {
  const [area] = mutationAreas;
  if (area === undefined) throw new Error('no area');
  expect(strykerOptions({ area, files: [pager] }, 1)).toMatchObject({
    mutate: [pager, '!**/*.test.ts', ...area.leftOut.map(({ files }) => `!${files}`)],
    vitest: { related: true },
  });
  expect(strykerOptions({ area, files: 'all' }, 1).mutate[0]).toBe('packages/domain/src/**/*.ts');
});

test.each(
  mutationAreas.flatMap((area) => (area.closest ? [{ ...area, closest: area.closest }] : [])),
)('each file of $name belongs to one part, whose tests are there', (area) => {
  for (const path of known.filter((one) => isOf(area, one))) {
    const parts = area.closest.filter((part) => posix.matchesGlob(path, part.files));
    expect(parts, path).toHaveLength(1);
  }
  for (const part of area.closest) {
    const isThere = known.some((path) => posix.matchesGlob(path, part.files));
    expect(isThere, part.name).toBe(true);
    for (const path of part.tests) expect(existsSync(join(root, path)), path).toBe(true);
  }
});

describe('the use cases', () => {
  const [usecases] = mutationAreas.filter(({ name }) => name === 'usecases');
  if (usecases?.closest === undefined) throw new Error('no area');
  const { closest } = usecases;
  const file = 'apps/api/src/usecases/orders/delete-orders.ts';

  test('are tested part by part, each with its own tests and report', () => {
    const runs = inParts({ area: usecases, files: 'all' });
    expect(runs.map(({ part }) => part)).toEqual(closest);
    const [one] = inParts({ area: usecases, files: [file] });
    if (one === undefined) throw new Error('no part');
    expect(strykerOptions(one, 2)).toMatchObject({
      mutate: expect.arrayContaining([file]),
      testFiles: expect.arrayContaining([
        'apps/api/test/endpoints/admin/change-order-status.test.ts',
      ]),
      vitest: { related: false },
      jsonReporter: { fileName: '.tmp/mutants/usecases-orders.json' },
    });
    expect(inParts({ area: usecases, files: [file] })).toHaveLength(1);
  });

  test('can be named by the end of their path', () => {
    expect(filesNamed(usecases, 'delete-orders.ts', known)).toEqual([file]);
    expect(filesNamed(usecases, file, known)).toEqual([file]);
    expect(filesNamed(usecases, 'orders.ts', known)).toBeUndefined();
    expect(filesNamed(usecases, 'page-range.ts', known)).toBeUndefined();
  });
});
