import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { root } from './root.ts';
import { nameProblem } from './templates.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-generate-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a screen stands in the folder of its address, with its test', () => {
  expect(generate(base, 'screen', ['backoffice', 'SendInvoice'])).toEqual([
    'apps/backoffice/src/features/send-invoice/SendInvoiceScreen.tsx',
    'apps/backoffice/src/features/send-invoice/SendInvoiceScreen.test.tsx',
  ]);
});

test('a call has one entry in the contract and one handler of the same name', () => {
  const paths = generate(base, 'call', ['POST', '/admin/send-invoice']);
  expect(paths).toEqual([
    'packages/api-client/src/contract/send-invoice.ts',
    'apps/api/src/endpoints/admin/send-invoice.ts',
    'apps/api/test/endpoints/admin/send-invoice.test.ts',
  ]);
  const handler = readFileSync(join(base, paths[1] ?? ''), 'utf8');
  expect(handler).toContain("export const sendInvoice: Handler<Call<'sendInvoice'>>");
  expect(handler).toContain("from '../../http/context.ts'");
});

test('a component has its story, its test and its index', () => {
  expect(generate(base, 'component', ['ProgressBar'])).toHaveLength(5);
});

/** The parts of packages/ui that a new component stands on, and the component itself. */
function uiWithComponent(name: string): string {
  const ui = join(base, 'packages/ui');
  for (const path of [
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'src/testing/draw.tsx',
  ]) {
    cpSync(join(root, 'packages/ui', path), join(ui, path));
  }
  cpSync(join(root, 'packages/ui/src/testing/setup.ts'), join(ui, 'src/testing/setup.ts'));
  cpSync(join(root, 'packages/ui/src/theme'), join(ui, 'src/theme'), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(base, 'tsconfig.base.json'));
  symlinkSync(join(root, 'packages/ui/node_modules'), join(ui, 'node_modules'));
  generate(base, 'component', [name]);
  return ui;
}

test('a component passes its test and its story its types at once', { timeout: 120_000 }, () => {
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

test('a parameter of the path is one of the call', () => {
  const [contract = ''] = generate(base, 'call', ['GET', '/admin/get-invoice/{invoiceId}']);
  expect(readFileSync(join(base, contract), 'utf8')).toContain(
    'params: v.object({ invoiceId: v.string() })',
  );
});

test('what is written has the format of the house', () => {
  generate(base, 'screen', ['portal', 'SendInvoice']);
  generate(base, 'call', ['GET', '/admin/get-invoice/{invoiceId}']);
  generate(base, 'call', ['POST', '/health']);
  generate(base, 'component', ['ProgressBar']);
  const { stdout, stderr, status } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    // The ignore file of git is looked for where there is none.
    ['ci', '--vcs-enabled=false', `--config-path=${root}`, base],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, `${stdout}${stderr}`).toBe(0);
  expect(`${stdout}${stderr}`).toContain('Checked 13 files');
});

test('nothing that exists is overwritten', () => {
  generate(base, 'component', ['ProgressBar']);
  expect(() => generate(base, 'component', ['ProgressBar'])).toThrow('is there already');
});

test.each([
  ['screen', ['shop', 'SendInvoice']],
  ['screen', ['portal', 'send-invoice']],
  ['call', ['DELETE', '/admin/send-invoice']],
  ['call', ['POST', 'admin']],
  ['call', ['GET', '/{id}']],
  ['component', []],
  ['component', ['../elsewhere', 'ProgressBar']],
  ['screen', ['portal', 'Invoice', 'Again']],
] as const)('%s %j is refused with a reason', (kind, words) => {
  expect(nameProblem(kind, words)).toMatch(/\.$/);
});
