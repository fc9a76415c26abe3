import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest; a suite that begins with them does not wait for them at its end. */
const longest = [
  'accessibility-staff.test.ts',
  'portal-languages.test.ts',
  'staff-layout.test.ts',
  'preview.test.ts',
  'staff-stops.test.ts',
  'truth.test.ts',
  'roles.test.ts',
  'accessibility-order.test.ts',
  'lists.test.ts',
  'server-process.test.ts',
  'ops/kill.test.ts',
  'mail-kill.test.ts',
  'stalled-connections.test.ts',
  'rolling-restart.test.ts',
  'OrderScreen.test.tsx',
  'OrderFoldersScreen.test.tsx',
];

/** Vitest knows how long files take from an earlier run; a fresh clone has none. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
