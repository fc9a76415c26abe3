import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Counts, countsOf, failuresOf, readResult, unhandledOf } from './check-results.ts';
import type { Step } from './check-steps.ts';
import { root } from './root.ts';
import { resultOf } from './suite.ts';

export interface Outcome {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
  readonly output: string;
  /** Each failed test, and each error beside the tests, with the first line of its error. */
  readonly failures: readonly string[];
  readonly ok: boolean;
  /** Nothing had changed since it passed, so its numbers are those of that run. */
  readonly cached: boolean;
}

/** Runs one step to its end and counts its checks. A suite that ran no test at all has failed. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const results = (step.suites ?? []).map(resultOf);
  for (const path of results) await rm(path, { force: true });
  const { code, output } = await run(step.command);
  const read = await Promise.all(results.map(readResult));
  const counts = sumOf(read.map(countsOf));
  if (results.length === 0) counts[code === 0 ? 'passed' : 'failed'] += 1;
  const ran = counts.passed + counts.failed > 0;
  const ok = code === 0 && counts.failed === 0 && ran;
  const cached = /Cached:\s+(\d+) cached, \1 total/.test(output);
  // A suite that broke outside its tests (a file that does not load) must not count as passed.
  if (!ok && counts.failed === 0) counts.failed = 1;
  const seconds = (performance.now() - started) / 1000;
  const failures = [...read.flatMap(failuresOf), ...unhandledOf(output)];
  return { step, counts, seconds, output, failures, ok, cached };
}

function sumOf(all: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    // A suite without a single test has not run: that must not pass for fine beside the others.
    if (counts.passed + counts.failed === 0) total.failed += 1;
    total.skipped += counts.skipped;
  }
  return total;
}

function run(command: readonly string[]): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(join(bin, program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      DO_NOT_TRACK: '1',
      NO_COLOR: '1',
    },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
