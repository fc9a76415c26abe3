import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAtReplica } from '../../../src/commands/doctor/replica.ts';
import { followReplica } from '../../../src/usecases/replica/follow-replica.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';

let database: TestDatabase;
let other: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  other = await emptyDatabase();
});
afterAll(async () => {
  await database.drop();
  await other.drop();
});

// One that follows and falls behind is in the failover's test (ops/read-from-replica.ts).
test.each([
  ['itself', 'takes writes', 'wrong'],
  ['another', 'not follow this database', 'wrong'],
  ['away', 'REFUSED', 'warning'],
])('a replica that is %s is never read, and is told of', async (which, reason, level) => {
  const urls: Record<string, string> = { itself: database.url, another: other.url };
  const replicaUrl = urls[which] ?? 'postgresql://me@127.0.0.1:1/none';
  const lines: string[] = [];
  const outcomes: string[] = [];
  const replica = followReplica({
    replicaUrl,
    databaseUrl: database.url,
    logger: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
    meters: { statement: () => {}, replicaRead: (outcome) => outcomes.push(outcome) },
  });
  expect([replica.choose(1, false), replica.trouble()]).toEqual([null, null]);
  replica.start();
  const line = await until(async () => lines[0] ?? null);
  expect(JSON.parse(line).reason).toContain(reason);
  expect(replica.trouble()).toContain(reason);
  expect([replica.choose(1, false), replica.ageSeconds()]).toEqual([null, null]);
  expect(outcomes).toEqual(['behind', 'behind']);
  await replica.stop();
  expect(await lookAtReplica({ databaseUrl: database.url, replicaUrl })).toEqual([
    { about: 'Replica', words: expect.any(String), level },
  ]);
});
