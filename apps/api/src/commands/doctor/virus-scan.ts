import { clamdVersion } from '../../adapters/scanner/clamd.ts';
import type { Env } from '../../core/env.ts';
import { type Finding, ok, reasonOf, wrong } from './finding.ts';

const about = 'Virus scanner';

/** Whether the scanner answers, if there is to be one. */
export async function lookAtVirusScan({ clamd }: Env): Promise<Finding[]> {
  if (clamd === undefined) return [ok(about, 'none. See CLAMD_ADDRESS')];
  const where = 'path' in clamd ? clamd.path : `${clamd.host}:${clamd.port}`;
  try {
    return [ok(about, `${where}, ${await clamdVersion(clamd)}`)];
  } catch (error) {
    return [
      wrong(about, `${where} does not answer, so no document can be uploaded: ${reasonOf(error)}`),
    ];
  }
}
