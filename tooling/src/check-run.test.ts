import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runStep } from './check-run.ts';
import { allSteps } from './check-steps.ts';
import { root } from './root.ts';
import { resultOf } from './suite.ts';

/** A stand-in for suites: leaves their numbers where they would, then ends with `code`. */
const suite = (numbers: object | null, code = 0, said = '') => ({
  name: 'suite',
  title: 'a suite',
  suites: ['stand-in'],
  command: [
    'node',
    '--eval',
    `const { mkdirSync, writeFileSync } = require('node:fs');
     const file = ${JSON.stringify(resultOf('stand-in'))};
     mkdirSync(require('node:path').dirname(file), { recursive: true });
     if (${numbers !== null}) writeFileSync(file, ${JSON.stringify(JSON.stringify(numbers))});
     console.log(${JSON.stringify(said)});
     process.exitCode = ${code};`,
    '--',
  ] as const,
});
afterAll(() => rm(resultOf('stand-in'), { force: true }));
const numbers = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test('a suite counts test by test', async () => {
  const outcome = await runStep(suite({ ...numbers, numPassedTests: 7, numPendingTests: 2 }));
  expect(outcome).toMatchObject({ ok: true, counts: { passed: 7, failed: 0, skipped: 2 } });
});

test('a suite that has not changed says so', async () => {
  const passed = { ...numbers, numPassedTests: 7 };
  expect(await runStep(suite(passed, 0, 'Cached:    1 cached, 1 total'))).toMatchObject({
    ok: true,
    cached: true,
    counts: { passed: 7 },
  });
  expect(await runStep(suite(passed, 0, 'Cached:    1 cached, 2 total'))).toMatchObject({
    cached: false,
  });
});

test('a suite that ran no test has failed', async () => {
  expect(await runStep(suite(numbers))).toMatchObject({ ok: false, counts: { failed: 1 } });
  expect(await runStep(suite(null))).toMatchObject({ ok: false, counts: { failed: 1 } });
});

test('a suite whose tests pass but which breaks beside them has failed', async () => {
  const outcome = await runStep(suite({ ...numbers, numPassedTests: 7 }, 1));
  expect(outcome).toMatchObject({ ok: false, counts: { passed: 7, failed: 1 } });
});

test('an error beside the tests is named with its file', async () => {
  const said = `
⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯

Vitest caught 2 unhandled errors during the test run.
This might cause false positive tests. Resolve unhandled errors to make sure your tests are not affected.

⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯
Error: Worker exited unexpectedly

⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯
LateError: no room
 ❯ read src/read.ts:51:11

This error originated in "test/a.test.ts" test file. It doesn't mean the error was thrown inside the file itself, but while it was running.

⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯
TypeError: of nothing
 ❯ test/b.test.ts:5:30

This error originated in "test/b.test.ts" test file. It doesn't mean the error was thrown inside the file itself, but while it was running.
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯
`;
  const outcome = await runStep(suite({ ...numbers, numPassedTests: 7 }, 1, said));
  expect(outcome.failures).toEqual([
    'Unhandled Error: Error: Worker exited unexpectedly',
    'test/a.test.ts: Unhandled Rejection: LateError: no room',
    'test/b.test.ts: Uncaught Exception: TypeError: of nothing',
  ]);
});

test('each failed test is named with the first line of its error', async () => {
  const file = (name: string, status: string, tests: readonly object[], message = '') => ({
    name: join(root, name),
    status,
    message,
    assertionResults: tests,
  });
  const failed = { status: 'failed', fullName: 'moves an order', failureMessages: ['no\nat x'] };
  const passed = { status: 'passed', fullName: 'moves it back', failureMessages: [] };
  const testResults = [
    file('a.test.ts', 'failed', [passed, failed]),
    file('b.test.ts', 'passed', [passed]),
    file('c.test.ts', 'failed', [], 'Cannot find module\nin c'),
  ];
  const outcome = await runStep(suite({ ...numbers, numFailedTests: 1, testResults }, 1));
  expect(outcome.failures).toEqual([
    'a.test.ts > moves an order: no',
    'c.test.ts: Cannot find module',
  ]);
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

test('every suite is a task of turbo, which brings its numbers back', async () => {
  const { tasks } = JSON.parse(await readFile(join(root, 'turbo.json'), 'utf8'));
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const suites = allSteps
    .filter(({ command }) => command[0] === 'turbo')
    .flatMap((step) => step.suites ?? []);
  expect(suites.length).toBeGreaterThan(5);
  for (const name of suites) {
    expect(tasks[`//#suite:${name}`]?.outputs).toEqual([relative(root, resultOf(name))]);
    expect(scripts[`suite:${name}`]).toBe(`node tooling/src/suite.ts ${name}`);
  }
});
