import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './root.ts';

/** A file of the repository. */
export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

let all: SourceFile[] | undefined;

/** Every source file that git knows or would take; built and installed files are not among them. */
export function sourceFiles(pattern: RegExp): SourceFile[] {
  all ??= spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((path) => /\.(ts|tsx|css|sql|json|md)$/.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return all.filter((file) => pattern.test(file.path));
}

const specifier =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports: packages as they are named, relative ones resolved from the root. */
export function importsOf(file: SourceFile): string[] {
  return [...file.text.matchAll(specifier)].map((match) => {
    const name = match[1] ?? match[2] ?? '';
    return name.startsWith('.') ? posix.join(dirname(file.path), name) : name;
  });
}

/** The files that an entry imports, directly or through others, and the entry itself. */
export function reachedFrom(entry: string, files: readonly SourceFile[]): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set([entry]);
  for (const path of reached) {
    const file = byPath.get(path);
    if (file === undefined) continue;
    for (const name of importsOf(file)) if (byPath.has(name)) reached.add(name);
  }
  return reached;
}

/** Texts come first: the `/*` of a glob and the `//` of an address begin no comment. */
const textOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** A file's text without its comments, so that prose breaks no rule. */
export function codeOf(file: { readonly text: string }): string {
  return file.text.replace(textOrComment, '$1');
}
