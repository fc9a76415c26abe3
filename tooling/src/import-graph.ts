import { posix } from 'node:path';
import { importsOf, type SourceFile } from './source-files.ts';

/** Which file imports which; both as paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The script of a thread is no import for Node, but belongs to the file that starts it all the same. */
const threadScript = /\bnew URL\(\s*['"](\.[^'"]+\.tsx?)['"],\s*import\.meta\.url\s*\)/g;

/** The imports between these files, those of types and of threads included. */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const paths = new Set(files.map((file) => file.path));
  return new Map(
    files.map((file) => {
      const threads = [...file.text.matchAll(threadScript)].map(([, name = '']) =>
        posix.join(posix.dirname(file.path), name),
      );
      const names = [...importsOf(file), ...threads];
      return [file.path, [...new Set(names)].filter((name) => paths.has(name))];
    }),
  );
}

/**
 * Every circle: files that import each other, be it through others. Each is sorted; a file that
 * imports itself is one too. (Tarjan's strongly connected components.)
 */
export function circlesOf(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const lower = (path: string, number = Number.POSITIVE_INFINITY) =>
    lowest.set(path, Math.min(lowest.get(path) ?? number, number));

  function visit(path: string): void {
    order.set(path, order.size);
    lower(path, order.get(path));
    open.push(path);
    const imports = graph.get(path) ?? [];
    for (const next of imports) {
      if (!order.has(next)) {
        visit(next);
        lower(path, lowest.get(next));
      } else if (open.includes(next)) {
        lower(path, order.get(next));
      }
    }
    if (lowest.get(path) !== order.get(path)) return;
    const members = open.splice(open.indexOf(path));
    if (members.length > 1 || imports.includes(path)) circles.push(members.sort());
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}
