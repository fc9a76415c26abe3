import { spawnSync } from 'node:child_process';

/** Where a Firefox of the system usually stands; `FIREFOX_PATH` goes before them. */
const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/opt/firefox/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** A file can be there and still not start: a stub that asks for a snap, a missing library. */
function starts(executablePath: string): boolean {
  const result = spawnSync(executablePath, ['--version'], { timeout: 30_000, encoding: 'utf8' });
  return result.status === 0 && /firefox/i.test(result.stdout);
}

/**
 * Path of this machine's Firefox: `FIREFOX_PATH`, else one installed in the system. There is none
 * in a package as for Chromium and none is downloaded, so a machine may well be without.
 *
 * @throws when `FIREFOX_PATH` names something that does not start
 */
export function firefoxPath(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && !starts(named)) {
    throw new Error(`FIREFOX_PATH is ${named}, which does not start as a Firefox`);
  }
  return named || systemPaths.find(starts);
}
