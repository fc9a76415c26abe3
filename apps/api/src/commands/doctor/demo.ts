import type { Kysely } from 'kysely';
import type { Env } from '../../core/env.ts';
import type { Database } from '../../db/schema.ts';
import { demoDatabase, demoDirectory, reachedByOthers } from '../../seed/demo-guard.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

const about = 'Demo data';

/** Whether the data directory is a demo's, or a demo would be reached by others. */
export function lookAtDemo(env: Env, isDemo: boolean): Finding[] {
  const reason = isDemo ? reachedByOthers(env.host) : demoDirectory(env.dataDir);
  if (reason === null) return [];
  return [isDemo ? warning(about, reason) : wrong(about, `a start refuses this. ${reason}`)];
}

/** Whether the database is a demo's, or has a member who still signs in as in a demo. */
export async function lookAtDemoMembers(db: Kysely<Database>, isDemo: boolean): Promise<Finding[]> {
  if (isDemo) return [ok(about, 'sample data with known passwords, not for real work')];
  const reason = await demoDatabase(db);
  return reason === null ? [] : [wrong(about, `a start refuses this. ${reason}`)];
}
