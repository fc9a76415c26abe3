import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('holds packages against the Node that runs', async () => {
  const workspace = await readFile(new URL('../pnpm-workspace.yaml', import.meta.url), 'utf8');
  const checked = /^nodeVersion: (\S+)$/m.exec(workspace)?.[1];
  const runs = /^ {2}node: (\d\S+)$/m.exec(workspace)?.[1];
  expect(checked).toMatch(/^\d+\.\d+\.\d+$/);
  expect(checked).toBe(runs);
});
