import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The four archives of the package, of which the graphics stack is not needed without a GPU. */
const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'];

const packageRoot = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');

/** Under node_modules, not in a shared temporary folder where others could put a binary first. */
const cacheRoot = join(import.meta.dirname, '..', 'node_modules', '.cache');

/** The package unpacks into `os.tmpdir()`, so a child with its own TMPDIR says where that is. */
function inflateInto(folder: string): Promise<void> {
  const script = `
    import { inflate } from '@sparticuz/chromium';
    for (const path of process.argv.slice(1)) await inflate(path);`;
  const paths = archives.map((name) => join(packageRoot, 'bin', name));
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', ...paths],
    // The working directory decides where the package is looked up.
    { cwd: import.meta.dirname, env: { ...process.env, TMPDIR: folder }, stdio: 'inherit' },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Unpacking Chromium ended with code ${code}`)),
    );
  });
}

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * A machine without libnss3 or fonts gets the package's own, by a script that only the browser
 * runs under: in `process.env` they would reach PostgreSQL and every other child as well.
 */
const launcher = (folder: string) => `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -f /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${folder}/fonts.conf"
exec "${folder}/chromium" "$@"
`;

async function unpack(folder: string): Promise<void> {
  await mkdir(cacheRoot, { recursive: true });
  const staging = await mkdtemp(`${folder}.`);
  try {
    await inflateInto(staging);
    await writeFile(join(staging, 'fonts.conf'), fontsConf(folder));
    await writeFile(join(staging, 'launch.sh'), launcher(folder));
    await chmod(join(staging, 'launch.sh'), 0o755);
    // One rename makes it visible whole; who comes second finds the folder taken and uses it.
    await rename(staging, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The fonts of the system count too: a bare `chromium` without fonts draws empty boxes. */
function startsBare(binary: string): boolean {
  return existsSync('/etc/fonts/fonts.conf') && spawnSync(binary, ['--version']).status === 0;
}

/**
 * Path of the Chromium that comes in the package `@sparticuz/chromium`, unpacked on first use
 * (about two seconds). Several processes may ask at once.
 *
 * @throws on a machine that the package has no binary for
 */
export async function unpackedChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chromium found: install Chromium or Google Chrome, or name one in CHROMIUM_PATH',
    );
  }
  const manifest = await readFile(join(packageRoot, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(cacheRoot, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const binary = join(folder, 'chromium');
  return startsBare(binary) ? binary : join(folder, 'launch.sh');
}
