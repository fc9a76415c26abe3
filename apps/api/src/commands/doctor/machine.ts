import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, readlink, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskOf, leastFree } from '../../adapters/disk.ts';
import { diskReason } from '../../core/disk-trouble.ts';
import { type Env, variableNames } from '../../core/env.ts';
import { nearNames } from '../../core/near-names.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

const about = 'Data directory';

/** The Node that runs this, and so the server. */
export function lookAtNode(): Finding {
  return ok('Node', process.versions.node);
}

/** Variables that are almost ours: nobody reads them, and what was meant by them is left at its default. */
export function lookAtNames(names: readonly string[]): Finding[] {
  return nearNames(names, variableNames).map(({ name, meant }) =>
    warning('Configuration', `nobody reads ${name}. Did you mean ${meant}?`),
  );
}

/** Whether files can be written where everything lies, and whether there is the room that the server asks for. */
export async function lookAtDataDirectory(
  { dataDir }: Pick<Env, 'dataDir'>,
  least: number = leastFree,
): Promise<Finding[]> {
  try {
    return await tryDataDirectory(dataDir, least);
  } catch (error) {
    const reason = diskReason((error as NodeJS.ErrnoException).code);
    if (reason === null) throw error;
    const words = `${dataDir} cannot be used: ${reason}. See PABEAN_DATA_DIR, and whether it belongs to the user that runs Pabean`;
    return [wrong(about, words)];
  }
}

/** Whether a start could make what is not there yet; where not, the line of the data directory says why. */
export async function takesMore(env: Pick<Env, 'dataDir'>): Promise<boolean> {
  return (await lookAtDataDirectory(env)).every(({ level }) => level !== 'wrong');
}

async function tryDataDirectory(dataDir: string, least: number): Promise<Finding[]> {
  if (!existsSync(dataDir)) {
    const target = await readlink(dataDir).catch(() => null);
    // A disk that is not mounted: no start makes what a link leads to.
    if (target !== null) return [wrong(about, `${dataDir} leads to ${target}, which is not there`)];
    let above = dirname(dataDir);
    while (!existsSync(above)) above = dirname(above);
    // With a part more, so that a file in the place of a directory is found too.
    await access(join(above, '.', '/'), constants.W_OK | constants.X_OK);
    return (
      (await lackOfSpace([above], least)) ?? [ok(about, `${dataDir} is created at the first start`)]
    );
  }
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  await writeFile(probe, '', { mode: 0o600 });
  await rm(probe, { force: true });
  // Our own PostgreSQL may lie elsewhere, behind a link.
  const cluster = join(dataDir, 'postgres');
  const folders = existsSync(cluster) ? [dataDir, cluster] : [dataDir];
  return (await lackOfSpace(folders, least)) ?? [ok(about, `${dataDir} can be written`)];
}

/** As `/api/ready` judges: with less the server takes itself out of service. */
async function lackOfSpace(folders: readonly string[], least: number): Promise<Finding[] | null> {
  for (const folder of folders) {
    const { free } = (await diskOf(folder)) ?? { free: least };
    if (free >= least) continue;
    const mb = (bytes: number) => Math.floor(bytes / 1024 / 1024);
    return [wrong(about, `${mb(free)} MB are free for ${folder}, less than ${mb(least)}`)];
  }
  return null;
}
