import { describe, expect, test } from 'vitest';
import { codeOf, importsOf } from './source-files.ts';
import { breaksZone, type Zone } from './zones.ts';

const file = (text: string) => ({ path: 'apps/portal/src/features/a/A.tsx', text });

test.each([
  ["import { b } from '../b/b.ts';", 'apps/portal/src/features/b/b.ts'],
  ["import type { B } from '../../shell/B.ts';", 'apps/portal/src/shell/B.ts'],
  ["import {\n  b,\n  c,\n} from './b.ts';", 'apps/portal/src/features/a/b.ts'],
  ["import './a.css';", 'apps/portal/src/features/a/a.css'],
  ["export * from '../b/index.ts';", 'apps/portal/src/features/b/index.ts'],
  ["export { b } from '@pabean/domain';", '@pabean/domain'],
  ["const b = () => import('../b/b.ts');", 'apps/portal/src/features/b/b.ts'],
])('%j is an import', (text, name) => {
  expect(importsOf(file(text))).toEqual([name]);
});

test('two imports are two, and a value that is exported is none', () => {
  const text = "import { a } from 'a';\nimport b from 'b';\nexport const c = 'c';\n";
  expect(importsOf(file(text))).toEqual(['a', 'b']);
});

test('comments go, and what only looks like one stays', () => {
  const code = "const glob = 'src/*.ts'; // any\nconst url = 'https://a.test'; /* any */ go('*/');";
  expect(codeOf({ text: code })).toBe(
    "const glob = 'src/*.ts'; \nconst url = 'https://a.test';  go('*/');",
  );
});

describe('a zone', () => {
  const zone: Zone = {
    folder: 'apps/portal/src/features/a',
    notFolders: ['apps/portal/src/app', 'apps/portal/src/features/b'],
    notPackages: ['ky'],
    because: 'features → shared',
  };
  test.each(['apps/portal/src/features/b/b.ts', 'apps/portal/src/app/routes.tsx', 'ky'])(
    'refuses %s and says why',
    (name) => expect(breaksZone(zone, name)).toBe('features → shared'),
  );
  test.each(['apps/portal/src/features/a/b/c.ts', 'apps/portal/src/app/paths.ts', 'kysely'])(
    'takes %s',
    (name) => expect(breaksZone(zone, name)).toBeNull(),
  );
});
