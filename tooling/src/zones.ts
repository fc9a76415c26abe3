import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.ts';
import { type Zone, zones } from './zones-table.ts';

const configuration = join(root, 'biome.json');

/** The linter's overrides that forbid what the zones forbid. */
export function overrides(table: readonly Zone[] = zones()): unknown[] {
  return table.map((zone) => ({
    includes: [`${zone.folder}/**`],
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: {
              patterns: [
                ...zone.notFolders.map((folder) => ({
                  group: [`**/${basename(folder)}/**`, '!**/app/paths.ts'],
                  message: zone.because,
                })),
              ],
              paths: Object.fromEntries(zone.notPackages.map((name) => [name, zone.because])),
            },
          },
        },
      },
    },
  }));
}

/** The configuration with the zones as the folders are now. */
export function upToDate(): string {
  const current = JSON.parse(readFileSync(configuration, 'utf8'));
  return JSON.stringify({ ...current, overrides: overrides() });
}

/** Whether the committed configuration is what would be generated. */
export function isUpToDate(): boolean {
  return JSON.stringify(JSON.parse(readFileSync(configuration, 'utf8'))) === upToDate();
}

if (process.argv[1] === import.meta.filename) {
  const [flag, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (flag !== undefined && flag !== '--check' && flag !== '--help')) {
    process.stderr.write('zones takes --check or --help.\n');
    process.exitCode = 1;
  } else if (flag === '--help') {
    process.stdout.write('Writes the import zones into biome.json; --check only compares.\n');
  } else if (flag === '--check') {
    if (!isUpToDate()) {
      process.stderr.write('The import zones are out of date: run pnpm zones.\n');
      process.exitCode = 1;
    }
  } else {
    writeFileSync(configuration, upToDate());
    const biome = join(root, 'node_modules/.bin/biome');
    spawnSync(biome, ['format', '--write', configuration], { cwd: root, stdio: 'ignore' });
  }
}
