/** A part of an area, and the test files that are asked about its mutants. */
export interface ClosestTests {
  readonly name: string;
  /** What is mutated: a path or a pattern, from the root. */
  readonly files: string;
  /** From the root. */
  readonly tests: readonly string[];
}

/** Makes the parts of one folder of the server; its tests are named without what all names share. */
export function partsOf(folder: string) {
  return (name: string, files: string, ...tests: string[]): ClosestTests => ({
    name,
    files: `${folder}/${files}`,
    tests: tests.map((test) => `apps/api/test/${test}.test.ts`),
  });
}
