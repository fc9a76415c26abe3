import { parseArgs } from 'node:util';
import type { Counts } from './check-results.ts';
import { type Outcome, runStep } from './check-run.ts';
import { allSteps, type Lane, lanesAtOnce, phases } from './check-steps.ts';

const help = `Runs every check of the house; the last line sums them up.

  pnpm test           all of them
  --only STEP[,STEP]  run only these: ${allSteps.map((step) => step.name).join(', ')}
  --help              this text
`;

/** A failing step does not keep the others from running. */
async function main(): Promise<number> {
  const only = readOnly();
  if (only === null) return 1;
  const started = Date.now();
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const runLane = async (lane: Lane) => {
    for (const step of lane) {
      if (only.length > 0 && !only.includes(step.name)) continue;
      const outcome = await runStep(step);
      report(outcome);
      failures.push(...outcome.failures);
      total.passed += outcome.counts.passed;
      total.failed += outcome.counts.failed;
      total.skipped += outcome.counts.skipped;
    }
  };
  for (const phase of phases) {
    const waiting = [...phase];
    const runWaiting = async () => {
      for (let lane = waiting.shift(); lane; lane = waiting.shift()) await runLane(lane);
    };
    await Promise.all(Array.from({ length: lanesAtOnce }, runWaiting));
  }
  if (failures.length > 0) say(`Failed:\n${failures.map((line) => `  ${line}\n`).join('')}`);
  say(`${Math.round((Date.now() - started) / 1000)} s in all\n`);
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
  return total.failed === 0 ? 0 : 1;
}

function readOnly(): string[] | null {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      say(help);
      process.exit(0);
    }
    const names = values.only?.split(',') ?? [];
    const stepNames = allSteps.map((step) => step.name);
    const unknown = names.find((name) => !stepNames.includes(name));
    if (unknown === undefined) return names;
    process.stderr.write(`There is no step ${unknown}; there are ${stepNames.join(', ')}.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : error}\n`);
  }
  return null;
}

function report({ step, counts, seconds, output, failures, ok, cached }: Outcome): void {
  const what = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  say(
    `${ok ? 'ok    ' : 'FAILED'} ${step.title.padEnd(34)} ${what}, ${seconds.toFixed(1)} s${cached ? ', unchanged' : ''}\n`,
  );
  // First, because whoever keeps only the beginning of a log must still learn which tests failed.
  for (const failure of failures) say(`         ${failure}\n`);
  if (!ok) say(`${output}\n`);
  else if (step.show) say(output.trim().replace(/^/gm, '         ').concat('\n'));
}

function say(text: string): void {
  process.stdout.write(text);
}

process.exitCode = await main();
