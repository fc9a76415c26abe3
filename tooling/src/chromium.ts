import { spawnSync } from 'node:child_process';
import { unpackedChromium } from './chromium-unpack.ts';

/** What Playwright's `chromium.launch` needs to start the browser of this machine. */
export type ChromiumLaunchOptions = {
  executablePath: string;
  args: string[];
  headless: true;
};

/** Where a Chromium of the system usually stands; `CHROMIUM_PATH` goes before them. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const quietArgs = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Small /dev/shm of a container would crash the renderer.
  '--disable-dev-shm-usage',
  // The same glyph widths on every machine.
  '--font-render-hinting=none',
];

/** A file can be there and still not start: a stub that asks for a snap, a missing library. */
function starts(executablePath: string): boolean {
  const result = spawnSync(executablePath, ['--version'], { timeout: 15_000, encoding: 'utf8' });
  return result.status === 0 && /chrom/i.test(result.stdout);
}

async function findExecutable(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start as a Chromium`);
  }
  return systemPaths.find(starts) ?? (await unpackedChromium());
}

let executable: Promise<string> | undefined;

/**
 * Launch options for the Chromium of this machine: `CHROMIUM_PATH`, else one installed in the
 * system, else the one inside the package `@sparticuz/chromium` (unpacked once, Linux on x64).
 *
 * @throws when none of them starts; the message says what to do.
 */
export async function chromiumLaunchOptions(): Promise<ChromiumLaunchOptions> {
  executable ??= findExecutable();
  const executablePath = await executable;
  // Chromium's sandbox refuses to run as root, and as root it would protect nothing.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...asRoot, ...quietArgs], headless: true };
}
