import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { root } from './root.ts';
import { nameProblem } from './templates.ts';

/** Each piece is formatted by a process of its own, which takes its time on a busy machine. */
const patient = { timeout: 120_000 };

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-generate-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a screen stands in the folder of its address, with all that leads to it', patient, () => {
  withLists();
  expect(generate(base, 'screen', ['backoffice', 'CallList'])).toEqual([
    'apps/backoffice/src/features/call-list/CallListScreen.tsx',
    'apps/backoffice/src/features/call-list/CallListScreen.module.css',
    'apps/backoffice/src/features/call-list/CallListScreen.stories.tsx',
    'apps/backoffice/src/features/call-list/CallListScreen.test.tsx',
    'e2e/journeys/call-list.test.ts',
    'apps/backoffice/src/shared/pages.ts',
    'apps/backoffice/src/app/page-screens.ts',
    'apps/backoffice/src/shell/navigation.ts',
    'apps/backoffice/src/shell/Shell.rules.test.tsx',
    'e2e/support/staff-screens.ts',
  ]);
  expect(textOf('apps/backoffice/src/shared/pages.ts')).toContain("slug: 'call-list'");
  expect(textOf('apps/backoffice/src/app/page-screens.ts')).toContain('.CallListScreen,');
  expect(textOf('apps/backoffice/src/shell/navigation.ts')).toContain('callList: IconAppWindow');
});

test('a screen of the portal has its address, its route, its link and its text', patient, () => {
  withLists();
  const paths = generate(base, 'screen', ['portal', 'RefundNews']);
  expect(paths.filter((path) => !path.includes('/catalogs/'))).toEqual([
    'apps/portal/src/features/refund-news/RefundNewsScreen.tsx',
    'apps/portal/src/features/refund-news/RefundNewsScreen.stories.tsx',
    'apps/portal/src/features/refund-news/RefundNewsScreen.test.tsx',
    'e2e/journeys/refund-news.test.ts',
    'apps/portal/src/app/paths.ts',
    'apps/portal/src/app/routes.tsx',
    'apps/portal/src/app/NotFoundScreen.tsx',
    'apps/portal/src/i18n/en/first.ts',
  ]);
  expect(textOf('apps/portal/src/app/paths.ts')).toContain("refundNews: 'refund-news',");
  expect(textOf('apps/portal/src/app/routes.tsx')).toContain(
    '{ path: routePaths.refundNews, lazy: refundNews() },',
  );
  expect(textOf('apps/portal/src/app/NotFoundScreen.tsx')).toContain('to={paths.refundNews()}');
  const catalogs = readdirSync(join(root, 'apps/portal/src/i18n/catalogs'));
  expect(catalogs.length).toBeGreaterThan(15);
  for (const file of catalogs) {
    const path = `apps/portal/src/i18n/catalogs/${file}`;
    expect(paths).toContain(path);
    expect(textOf(path)).toContain("'refundNews.page': 'Refund news',");
  }
});

test('a call stands in its group of the contract, with a handler of the same name', patient, () => {
  withLists();
  const paths = generate(base, 'call', ['POST', '/admin/call-back', 'team']);
  expect(paths).toEqual([
    'apps/api/src/endpoints/admin/call-back.ts',
    'apps/api/test/endpoints/admin/call-back.test.ts',
    'packages/api-client/src/contract/team.ts',
    'packages/api-client/src/contract/index.ts',
    'apps/api/src/endpoints/index.ts',
  ]);
  const handler = textOf(paths[0] ?? '');
  expect(handler).toContain("export const callBack: Handler<Call<'callBack'>>");
  expect(handler).toContain("from '../../http/context.ts'");
  expect(textOf('packages/api-client/src/contract/index.ts')).toContain('callBack: team.callBack,');
  expect(textOf('apps/api/src/endpoints/index.ts')).toMatch(
    /import \{ callBack \}[\s\S]*\n {2}callBack,/,
  );
});

test('nothing is written when the contract has no such group', () => {
  withLists();
  expect(() => generate(base, 'call', ['POST', '/admin/call-back', 'elsewhere'])).toThrow(
    'contract/elsewhere.ts is missing',
  );
  expect(existsSync(join(base, 'apps/api/src/endpoints/admin/call-back.ts'))).toBe(false);
});

test('a component has its story, its test and its index', patient, () => {
  expect(generate(base, 'component', ['ProgressBar'])).toHaveLength(5);
});

/** Copies the files that list pages and calls: a new piece gets its line in them. */
function withLists(): void {
  for (const path of [
    'apps/backoffice/src/shared/pages.ts',
    'apps/backoffice/src/app/page-screens.ts',
    'apps/backoffice/src/shell/navigation.ts',
    'apps/backoffice/src/shell/Shell.rules.test.tsx',
    'e2e/support/staff-screens.ts',
    'packages/api-client/src/contract/index.ts',
    'packages/api-client/src/contract/team.ts',
    'packages/api-client/src/contract/system.ts',
    'packages/api-client/src/contract/intake.ts',
    'apps/api/src/endpoints/index.ts',
    'apps/portal/src/app/paths.ts',
    'apps/portal/src/app/routes.tsx',
    'apps/portal/src/app/NotFoundScreen.tsx',
    'apps/portal/src/i18n/en/first.ts',
    'apps/portal/src/i18n/catalogs',
  ]) {
    cpSync(join(root, path), join(base, path), { recursive: true });
  }
}
const textOf = (path: string) => readFileSync(join(base, path), 'utf8');

/** The parts of packages/ui that a new component stands on, and the component itself. */
function uiWithComponent(name: string): string {
  const ui = join(base, 'packages/ui');
  for (const path of [
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'src/testing/draw.tsx',
    'src/testing/owner-stacks.ts',
    'src/testing/patience.ts',
    'src/testing/print-once.ts',
    'src/testing/setup.ts',
    'src/testing/slow-drawing.ts',
  ]) {
    cpSync(join(root, 'packages/ui', path), join(ui, path));
  }
  cpSync(join(root, 'packages/ui/src/theme'), join(ui, 'src/theme'), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(base, 'tsconfig.base.json'));
  symlinkSync(join(root, 'packages/ui/node_modules'), join(ui, 'node_modules'));
  generate(base, 'component', [name]);
  return ui;
}

test('a component passes its test and its story its types at once', patient, () => {
  const ui = uiWithComponent('ProgressBar');
  for (const [program, ...args] of [
    ['tsc', '-p', '.'],
    ['vitest', 'run'],
  ] as const) {
    const path = join(root, 'node_modules/.bin', program);
    const { stdout, stderr, status } = spawnSync(path, args, { cwd: ui, encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
    if (program === 'vitest') expect(stdout).toMatch(/ProgressBar\.test\.tsx .*1 test/);
  }
});

test('pnpm gen starts every kind of piece', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(scripts.gen).toBe('node tooling/src/generate.ts');
});

test('a parameter of the path is one of the call', patient, () => {
  withLists();
  generate(base, 'call', ['GET', '/admin/get-invoice/{invoiceId}', 'intake']);
  expect(textOf('packages/api-client/src/contract/intake.ts')).toContain(
    'params: v.object({ invoiceId: v.string() })',
  );
});

test('what is written has the format of the house', patient, () => {
  withLists();
  generate(base, 'screen', ['portal', 'SendInvoice']);
  generate(base, 'screen', ['backoffice', 'CallList']);
  generate(base, 'screen', ['backoffice', 'Areas']);
  generate(base, 'call', ['GET', '/admin/get-invoice/{invoiceId}', 'system']);
  generate(base, 'call', ['POST', '/open', 'team']);
  generate(base, 'component', ['ProgressBar']);
  const { stdout, stderr, status } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    // The ignore file of git is looked for where there is none.
    ['ci', '--vcs-enabled=false', `--config-path=${root}`, base],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, `${stdout}${stderr}`).toBe(0);
  const catalogs = readdirSync(join(root, 'apps/portal/src/i18n/catalogs'));
  expect(`${stdout}${stderr}`).toContain(`Checked ${37 + catalogs.length} files`);
});

test('nothing that exists is overwritten', patient, () => {
  generate(base, 'component', ['ProgressBar']);
  expect(() => generate(base, 'component', ['ProgressBar'])).toThrow('is there already');
});

test.each([
  ['screen', ['shop', 'SendInvoice']],
  ['screen', ['portal', 'send-invoice']],
  ['call', ['DELETE', '/admin/send-invoice', 'team']],
  ['call', ['POST', 'admin', 'team']],
  ['call', ['GET', '/{id}', 'team']],
  ['call', ['POST', '/admin/send-invoice']],
  ['call', ['POST', '/admin/send-invoice', '../team']],
  ['component', []],
  ['component', ['../elsewhere', 'ProgressBar']],
  ['screen', ['portal', 'Invoice', 'Again']],
] as const)('%s %j is refused with a reason', (kind, words) => {
  expect(nameProblem(kind, words)).toMatch(/\.$/);
});
