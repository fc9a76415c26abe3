import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';
import { type Kind, kinds, nameProblem, pieceOf } from './templates.ts';

const help = `Starts a new piece from the house's pattern.

  pnpm gen screen backoffice SendInvoice          a screen of backoffice or portal
  pnpm gen call POST /admin/send-invoice team     a call in the group team of the contract
  pnpm gen component ProgressBar                  a component with its story and test
  --help                                          this text
`;

/**
 * Writes one piece below `base`: its files, and its lines in the files that list it.
 * @returns what was written; throws, and writes nothing, when a file exists or a list is missing
 */
export function generate(base: string, kind: Kind, words: readonly string[]): string[] {
  const { files, edits } = pieceOf(kind, words);
  const existing = files.find((file) => existsSync(join(base, file.path)));
  if (existing) throw new Error(`${existing.path} is there already.`);
  const changed = edits.map(({ path, change }) => {
    if (!existsSync(join(base, path))) throw new Error(`${path} is missing.`);
    return { path, text: change(readFileSync(join(base, path), 'utf8')) };
  });
  for (const file of [...files, ...changed]) {
    const path = join(base, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
  }
  const paths = [...files, ...changed].map((file) => file.path);
  format(base, paths);
  return paths;
}

/** Sorts the imports and breaks the lines as the house does. */
function format(base: string, paths: readonly string[]): void {
  const { status, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--write', '--vcs-enabled=false', `--config-path=${root}`, ...paths],
    { cwd: base, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The new files do not pass the formatter.\n${stderr}`);
}

function main(): number {
  const [kind, ...words] = process.argv.slice(2);
  if (words.includes('--help') || kind === '--help') {
    process.stdout.write(help);
    return 0;
  }
  const piece = kinds.find((name) => name === kind);
  const problem = piece
    ? nameProblem(piece, words)
    : 'Say what to start: screen, call or component.';
  if (piece === undefined || problem !== null) {
    process.stderr.write(`${problem} See --help.\n`);
    return 1;
  }
  try {
    for (const path of generate(root, piece, words)) process.stdout.write(`${path}\n`);
    process.stdout.write('Next: docs/guide.md says what is left to do by hand.\n');
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = main();
