import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../core/env.ts';
import { ReplicaAge } from '../../core/replica-age.ts';
import { describeUrl } from '../../db/connect.ts';
import { LogAsker } from '../../db/log-place.ts';
import { oldestMs } from '../../usecases/replica/follow-replica.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

const about = 'Replica';

/** Whether the replica of lists follows, and how far it is behind. Without one nothing is said. */
export async function lookAtReplica({
  databaseUrl,
  replicaUrl,
}: Pick<Env, 'databaseUrl' | 'replicaUrl'>): Promise<Finding[]> {
  if (databaseUrl === undefined || replicaUrl === undefined) return [];
  const where = describeUrl(replicaUrl);
  const [primary, replica] = [new LogAsker(databaseUrl), new LogAsker(replicaUrl)];
  try {
    const age = new ReplicaAge();
    const began = performance.now();
    const head = await primary.ask();
    age.noteHead(head.place, began);
    for (;;) {
      const { standby, identity, place, timeline } = await replica.ask();
      if (identity !== head.identity) return [wrong(about, `${where} is of another database`)];
      if (!standby) return [wrong(about, `${where} takes writes and follows nobody`)];
      if (timeline !== head.timeline) {
        const words = `${where} does not follow the new primary yet: lists are read from that one`;
        return [warning(about, words)];
      }
      age.noteReplayed(place);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      if (age.asOf === began) return [ok(about, `${where} follows, in less than ${seconds} s`)];
      if (performance.now() - began > oldestMs) {
        return [
          warning(about, `${where} is more than 2 s behind: lists are read from the primary`),
        ];
      }
      await sleep(50);
    }
  } catch (error) {
    const words = `${where} cannot be read, so lists are read from the primary: ${reasonOf(error)}`;
    return [warning(about, words)];
  } finally {
    primary.close();
    replica.close();
  }
}
