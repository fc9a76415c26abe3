import type { Kysely } from 'kysely';
import { walArchives } from '../../db/queries/wal-archives.ts';
import type { Database } from '../../db/schema.ts';
import { type WalState, walState } from '../../usecases/system/wal-state.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

const findings = { fine: ok, warning, wrong };

/** Which moments a restore can come to, for each place that WAL is archived to; nothing where none is. */
export async function lookAtWalArchives(db: Kysely<Database>): Promise<Finding[]> {
  return (await walArchives(db)).map((archive) => walFinding(walState(archive, Date.now())));
}

function walFinding({ place, from, until, level, fault }: WalState): Finding {
  const words = `${from && until ? `${from} to ${until}` : 'none yet'} in ${place}`;
  return findings[level]('Any moment', fault === null ? words : `${words}; ${fault}`);
}
