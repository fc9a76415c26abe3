import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@pabean/embedded-database/testing';
import { afterEach, expect, test } from 'vitest';
import { sentOrder, travellerOf } from '../intake/orders.ts';
import { spawnServer, temporaryDataDir } from '../support/processes.ts';
import { twoDatabases } from '../support/two-databases.ts';
import { until } from '../support/until.ts';
import { readerSettings, readFromReplica } from './read-from-replica.ts';

/** An order that a shop sent, and what it was told. */
interface Told {
  readonly orderId: string;
  readonly status: number;
  readonly retryAfter: string | null;
}

const key = 'a-shop-with-two-databases';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

// Only Linux tells the processes of a PostgreSQL by a file.
test.runIf(process.platform === 'linux')(
  'a database that falls silent: its standby takes over, and nothing that was confirmed is lost',
  async () => {
    const databases = await twoDatabases(cleanUp);
    const dataDir = await temporaryDataDir();
    cleanUp.push(dataDir.remove);
    const server = await spawnServer({
      PABEAN_DATA_DIR: dataDir.path,
      DATABASE_URL: databases.url,
      DATABASE_READ_URL: databases.second,
      INTAKE_KEY: key,
      LOG_LEVEL: 'fatal',
      ...readerSettings,
    });
    // Told to stop, it would wait for a database that is silent.
    cleanUp.push(server.kill9);

    async function send(orderId: string): Promise<Told> {
      const response = await fetch(`${server.url}/api/intake/orders`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Intake-Key': key },
        body: JSON.stringify(
          sentOrder({
            ...travellerOf(Number(orderId.slice(4))),
            order_id: orderId,
            paid: true,
            notify: true,
          }),
        ),
      });
      await response.arrayBuffer();
      return { orderId, status: response.status, retryAfter: response.headers.get('retry-after') };
    }

    const answers: Promise<Told>[] = [];
    const told: Told[] = [];
    const confirmed = () => told.filter(({ status }) => status < 300);
    const sendOne = async () => {
      const asked = send(`IND-${700_000 + answers.length}`);
      answers.push(asked);
      const one = await asked;
      told.push(one);
      return one.orderId;
    };
    await readFromReplica({
      url: server.url,
      databaseUrl: databases.url,
      replica: databases.second,
      sendOne,
    });
    const sending = setInterval(() => void sendOne(), 100);
    cleanUp.push(async () => clearInterval(sending));

    await until(async () => confirmed()[5] ?? null);
    databases.silence();
    const silentAt = performance.now();
    await sleep(500);
    const before = confirmed().length;
    await databases.promote();
    await until(async () => confirmed()[before + 5] ?? null);
    const away = performance.now() - silentAt;
    clearInterval(sending);
    await Promise.all(answers);

    // Each call was answered: with what it asked for, or when to ask again.
    const refused = told.filter(({ status }) => status >= 300);
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect(one).toMatchObject({ status: 503, retryAfter: '5' });
    for (const { orderId } of refused) expect((await send(orderId)).status).toBeLessThan(300);

    const rows = await query(databases.second, 'select order_id from orders order by 1');
    expect(rows).toEqual(told.map(({ orderId }) => ({ order_id: orderId })).sort(byId));
    // The jobs go on, also those that were under way: one letter for each order.
    await until(async () => {
      const open = "select 1 from mail_message where state <> 'sent'";
      return (await query(databases.second, open)).length === 0 ? true : null;
    });
    expect(await readdir(join(dataDir.path, 'mailbox'))).toHaveLength(told.length);
    process.stdout.write(
      `${told.length} orders: ${refused.length} asked to try again, 0 lost; ${(away / 1000).toFixed(1)} s from the silence to the sixth order after it.\n`,
    );
  },
);

const byId = (one: { order_id: string }, other: { order_id: string }) =>
  one.order_id < other.order_id ? -1 : 1;
