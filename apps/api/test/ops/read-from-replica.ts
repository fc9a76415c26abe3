import type { CallName } from '@pabean/api-client/contract';
import { query } from '@pabean/embedded-database/testing';
import { expect } from 'vitest';
import { lookAtReplica } from '../../src/commands/doctor/replica.ts';
import { readingCalls } from '../../src/http/read-from-replica.ts';
import { type Input, sendCall } from '../support/app.ts';
import { until } from '../support/until.ts';

const admin = { email: 'reader@example.com', password: 'Tidal-Lantern-48-Quarry' };
const metricsToken = 'metrics-of-a-replica-0123';

/** Of a server whose lists are read from a replica. */
export const readerSettings = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  METRICS_TOKEN: metricsToken,
};

const month = new Date().toISOString().slice(0, 7);
/** What each of the calls asks for. */
const inputs: Partial<Record<CallName, Input>> = {
  getOrdersList: { params: { orderName: 'newOrder' } },
  searchOrder: { body: { start: 0, end: 10, searchVal: 'IND', folderName: 'newOrder' } },
  getCockpitOrders: { query: { measure: 'orders', month } },
  getCockpitDisputes: { query: { measure: 'ratio', month } },
};

/**
 * Lists come from the replica, each of them. When it stands still: who changed something sees it at once, and two
 * seconds later everybody reads the primary.
 */
export async function readFromReplica({
  url,
  databaseUrl,
  replica,
  sendOne,
}: {
  readonly url: string;
  readonly databaseUrl: string;
  readonly replica: string;
  readonly sendOne: () => Promise<string>;
}): Promise<void> {
  const { data } = await sendCall(url, 'adminLogin', { body: admin });
  const member = { token: data?.jwtToken ?? '' };
  const readsBy = async (outcome: string) => {
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const page = await (await fetch(`${url}/metrics`, { headers })).text();
    const line = `pabean_replica_reads_total{outcome="${outcome}"} `;
    const found = page.split('\n').find((each) => each.startsWith(line));
    return Number(found?.slice(line.length) ?? 0);
  };
  const listNew = async () => {
    const { data: rows } = await sendCall(url, 'getOrdersList', inputs.getOrdersList, member);
    return rows?.map(({ order_id }) => order_id) ?? [];
  };
  const listUntil = (outcome: string) =>
    until(async () => {
      await listNew();
      return (await readsBy(outcome)) || null;
    });

  const orderId = await sendOne();
  await listUntil('replica');
  await until(async () => ((await listNew()).includes(orderId) ? true : null));
  const before = await readsBy('replica');
  for (const name of readingCalls) {
    expect([name, (await sendCall(url, name, inputs[name] ?? {}, member)).http]).toEqual([
      name,
      200,
    ]);
  }
  expect([await readsBy('replica'), await readsBy('failed')]).toEqual([
    before + readingCalls.length,
    0,
  ]);

  const look = async () => (await lookAtReplica({ databaseUrl, replicaUrl: replica }))[0];
  expect(await look()).toMatchObject({ level: 'ok', words: expect.stringContaining('follows') });

  await query(replica, 'select pg_wal_replay_pause()');
  const body = { orderId: [orderId], updatingStatus: 'Customer Called' };
  const moved = await sendCall(url, 'moveOrderStatus', { body }, member);
  expect(moved.headers.get('set-cookie')).toMatch(
    /^pabean_changed=1; Max-Age=3; Path=\/api\/admin/,
  );
  expect(await listNew()).not.toContain(orderId);
  expect(await readsBy('own-change')).toBe(1);
  const later = await sendOne();
  await listUntil('behind');
  expect(await listNew()).toContain(later);
  expect(await look()).toMatchObject({
    level: 'warning',
    words: expect.stringContaining('behind'),
  });
  await query(replica, 'select pg_wal_replay_resume()');
  const paused = await readsBy('replica');
  await until(async () => {
    await listNew();
    return (await readsBy('replica')) > paused ? true : null;
  });
}
