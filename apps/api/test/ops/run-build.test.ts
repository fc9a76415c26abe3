import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runBuild } from '../../src/commands/run-build.ts';

const step = { cwd: import.meta.dirname, failure: 'It could not be built.' };

test.each([false, true])('a build that works is not heard (background: %s)', async (background) => {
  const heard = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runBuild({ ...step, background, args: ['-e', 'console.log("made 3 files")'] });
  expect(heard).not.toHaveBeenCalled();
});

test('a build that fails says what it said and what it means', async () => {
  const heard = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const args = ['-e', 'console.error("no such module"); process.exit(2)'];
  await expect(runBuild({ ...step, background: true, args })).rejects.toThrow(step.failure);
  expect(String(heard.mock.calls[0]?.[0])).toBe('no such module\n');
});

test('a build in the background ends with this process', async () => {
  const args = ['-e', 'setTimeout(() => {}, 60_000)'];
  const before = process.listeners('exit');
  const running = runBuild({ ...step, background: true, args });
  const added = process.listeners('exit').filter((listener) => !before.includes(listener));
  expect(added).toHaveLength(1);
  added[0]?.(0);
  await expect(running).rejects.toThrow('interrupted');
  expect(process.listeners('exit')).toEqual(before);
});

test('what a build in the background has started ends with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'pid');
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));`;
  const before = process.listeners('exit');
  const running = runBuild({ ...step, background: true, args: ['-e', script] });
  await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toMatch(/^\d+$/), 90_000);
  const pid = Number(await readFile(file, 'utf8'));
  process.listeners('exit').find((listener) => !before.includes(listener))?.(0);
  await expect(running).rejects.toThrow('interrupted');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 90_000);
});
