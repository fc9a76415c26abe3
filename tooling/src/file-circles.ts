import type { Manifest } from './size-budgets.ts';

/**
 * Files of a build that import each other, as one line each: a module of theirs would run before what it
 * needs. What a file loads later, when it runs, makes no circle.
 */
export function fileCircles(manifest: Manifest): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]) => {
    if (path.includes(key)) {
      circles.push([...path.slice(path.indexOf(key)), key].join(' > '));
      return;
    }
    if (done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return circles;
}
