import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';
import { filesFor, type Kind, kinds, nameProblem } from './templates.ts';

const help = `Starts a new piece from the house's pattern.

  pnpm gen screen backoffice SendInvoice    a screen of backoffice or portal
  pnpm gen call POST /admin/send-invoice    a call, its handler and its test
  pnpm gen component ProgressBar            a component with its story and test
`;

/** Writes the files of one piece below `base`. @returns what was written; throws when one exists */
export function generate(base: string, kind: Kind, words: readonly string[]): string[] {
  const files = filesFor(kind, words);
  const taken = files.find((file) => existsSync(join(base, file.path)));
  if (taken) throw new Error(`${taken.path} is there already.`);
  for (const file of files) {
    const path = join(base, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
  }
  return files.map((file) => file.path);
}

function main(): number {
  const [kind, ...words] = process.argv.slice(2);
  if (words.includes('--help') || kind === '--help') {
    process.stdout.write(help);
    return 0;
  }
  const known = kinds.find((name) => name === kind);
  const problem = known
    ? nameProblem(known, words)
    : 'Say what to start: screen, call or component.';
  if (known === undefined || problem !== null) {
    process.stderr.write(`${problem} See --help.\n`);
    return 1;
  }
  try {
    for (const path of generate(root, known, words)) process.stdout.write(`${path}\n`);
    process.stdout.write('Next: docs/guide.md says what is left to do by hand.\n');
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = main();
