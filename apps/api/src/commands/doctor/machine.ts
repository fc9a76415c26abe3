import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Env } from '../../core/env.ts';
import { type Finding, ok } from './finding.ts';

/** The Node that runs this, and so the server. */
export function lookAtNode(): Finding {
  return ok('Node', process.versions.node);
}

/** Whether files can be written where everything lies. */
export async function lookAtDataDirectory({ dataDir }: Env): Promise<Finding[]> {
  const about = 'Data directory';
  if (!existsSync(dataDir)) {
    let above = dirname(dataDir);
    while (!existsSync(above)) above = dirname(above);
    // With a part more, so that a file in the place of a directory is found too.
    await access(join(above, '.', '/'), constants.W_OK | constants.X_OK);
    return [ok(about, `${dataDir} is created at the first start`)];
  }
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  await writeFile(probe, '', { mode: 0o600 });
  await rm(probe, { force: true });
  return [ok(about, `${dataDir} can be written`)];
}
