import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../src/core/root.ts';

test('no file of variables takes a process its port', async () => {
  const file = join(repositoryRoot, 'deploy/systemd/pabean@.service');
  const unit = await readFile(file, 'utf8');
  // A variable of EnvironmentFile= wins over Environment=, in whatever order they stand.
  expect(unit).not.toMatch(/^Environment=.*PORT/m);
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env PORT=%i \/opt\/pabean\/bin\/pabean$/m);
  // What is one process's own, such as METRICS_PORT, comes last and wins; most have none.
  const files = [...unit.matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, name]) => name);
  expect(files).toEqual(['/etc/pabean.env', '-/etc/pabean-%i.env']);
});
