import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from './root.ts';

/** How many checks of a step did what. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface VitestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults?: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  /** Why the file as a whole failed, such as a module that does not load or a broken `afterAll`. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

/** The numbers that a suite left at `path`; null when it left none. */
export async function readResult(path: string): Promise<VitestResult | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as VitestResult;
  } catch {
    return null;
  }
}

export function countsOf(result: VitestResult | null): Counts {
  return {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  };
}

/** A line for each failed test: its file, its name, the first line of its error. */
export function failuresOf(result: VitestResult | null): string[] {
  return (result?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    const lines = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    if (lines.length > 0 || file.status !== 'failed') return lines;
    return [`${name}: ${firstLine(file.message)}`];
  });
}

/**
 * A line for each error of a run that belongs to no test, such as of a promise that nobody awaited:
 * vitest prints them, and leaves them out of its JSON.
 */
export function unhandledOf(output: string): string[] {
  const one =
    /⎯ (Unhandled Rejection|Unhandled Error|Unhandled Source Error|Uncaught Exception) ⎯+\n(.*)(?:\n[^⎯]*?originated in "([^"]+)" test file)?/g;
  return [...output.matchAll(one)].map(([, kind, error, file]) =>
    [...(file ? [file] : []), kind, firstLine(error)].join(': '),
  );
}

function firstLine(text = ''): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 300) ?? '';
}
