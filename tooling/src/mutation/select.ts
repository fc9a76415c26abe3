import { posix } from 'node:path';
import type { MutationArea } from './areas.ts';
import type { ClosestTests } from './closest-part.ts';

/** One run of Stryker: an area, and which of its files are mutated. */
export interface MutationRun {
  readonly area: MutationArea;
  /** The part of the area, where it is tested in parts. */
  readonly part?: ClosestTests;
  /** From the root; `all` means the whole area, or all of the part. */
  readonly files: readonly string[] | 'all';
}

const isSource = (path: string) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path);

/** Whether a file of the repository is one that the area mutates. */
export function isOf(area: MutationArea, path: string): boolean {
  return (
    isSource(path) &&
    area.folders.some((folder) => path.startsWith(`${folder}/`)) &&
    !area.leftOut.some((entry) => posix.matchesGlob(path, entry.files))
  );
}

/** The runs for some changed files; what belongs to no area needs none. */
export function runsForFiles(
  areas: readonly MutationArea[],
  files: readonly string[],
): MutationRun[] {
  return areas
    .map((area) => ({ area, files: files.filter((file) => isOf(area, file)) }))
    .filter((run) => run.files.length > 0);
}

/**
 * The runs for what somebody named: an area by its name, a file or a folder by its path.
 * @param known every file of the repository, from the root
 * @returns the first name that stands for nothing, when there is one
 */
export function runsForNames(
  areas: readonly MutationArea[],
  names: readonly string[],
  known: readonly string[],
): MutationRun[] | { readonly unknown: string } {
  const whole = new Set<MutationArea>();
  const files = new Set<string>();
  for (const name of names) {
    const area = areas.find((one) => one.name === name);
    if (area !== undefined) {
      whole.add(area);
      continue;
    }
    const path = posix.normalize(name).replace(/\/$/, '');
    const found = known.filter(
      (file) =>
        (file === path || file.startsWith(`${path}/`)) && areas.some((one) => isOf(one, file)),
    );
    if (found.length === 0) return { unknown: name };
    for (const file of found) files.add(file);
  }
  const rest = areas.filter((area) => !whole.has(area));
  return [
    ...[...whole].map((area) => ({ area, files: 'all' as const })),
    ...runsForFiles(rest, [...files]),
  ];
}

/** The same run as one for each part of the area that has files in it. */
export function inParts(run: MutationRun): MutationRun[] {
  const { area, files } = run;
  if (area.closest === undefined) return [run];
  if (files === 'all') return area.closest.map((part) => ({ area, part, files }));
  return area.closest
    .map((part) => ({
      area,
      part,
      files: files.filter((file) => posix.matchesGlob(file, part.files)),
    }))
    .filter((one) => one.files.length > 0);
}

/**
 * The files of an area whose path ends so: `delete-orders.ts` is enough to name one.
 * @returns undefined when there is none
 */
export function filesNamed(
  area: MutationArea,
  name: string,
  known: readonly string[],
): string[] | undefined {
  const fileName = posix.normalize(name);
  const found = known.filter(
    (file) => isOf(area, file) && (file === fileName || file.endsWith(`/${fileName}`)),
  );
  return found.length > 0 ? found : undefined;
}
