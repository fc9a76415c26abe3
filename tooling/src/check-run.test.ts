import { expect, test } from 'vitest';
import { runStep } from './check-run.ts';

/** A stand-in for vitest: writes the numbers where the JSON reporter would, then ends with `code`. */
const suite = (numbers: object | null, code = 0) => ({
  name: 'suite',
  title: 'a suite',
  suite: true,
  command: [
    'node',
    '--eval',
    `const file = process.argv.at(-1).split('=')[1];
     if (${numbers !== null}) require('node:fs').writeFileSync(file, '${JSON.stringify(numbers)}');
     process.exitCode = ${code};`,
    '--',
  ] as const,
});
const numbers = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test('a suite counts test by test', async () => {
  const outcome = await runStep(suite({ ...numbers, numPassedTests: 7, numPendingTests: 2 }));
  expect(outcome).toMatchObject({ ok: true, counts: { passed: 7, failed: 0, skipped: 2 } });
});

test('a suite that ran no test has failed', async () => {
  expect(await runStep(suite(numbers))).toMatchObject({ ok: false, counts: { failed: 1 } });
  expect(await runStep(suite(null))).toMatchObject({ ok: false, counts: { failed: 1 } });
});

test('a suite whose tests pass but which breaks beside them has failed', async () => {
  const outcome = await runStep(suite({ ...numbers, numPassedTests: 7 }, 1));
  expect(outcome).toMatchObject({ ok: false, counts: { passed: 7, failed: 1 } });
});

test('anything else is one check, and what it says when it fails is kept', async () => {
  const step = (script: string) => ({
    name: 'step',
    title: 'a step',
    command: ['node', '--eval', script] as const,
  });
  expect(await runStep(step(''))).toMatchObject({ ok: true, counts: { passed: 1, failed: 0 } });
  const failing = await runStep(step("console.error('no semicolon'); process.exitCode = 3;"));
  expect(failing).toMatchObject({ ok: false, counts: { passed: 0, failed: 1 } });
  expect(failing.output).toContain('no semicolon');
});
