import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For developing and for showing: they need the repository. */
const withSources = new Set(['demo', 'dev']);

/** The commands of an operator: file by name, such as `import-orders`. */
export function commands(directory: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of readdirSync(directory).sort()) {
    const name = file.replace(/\.ts$/, '');
    if (!file.endsWith('.ts') || withSources.has(name)) continue;
    const path = join(directory, file);
    if (/^await runCommand\(/m.test(readFileSync(path, 'utf8'))) found[name] = path;
  }
  return found;
}
