import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { spawnServer, type TestApp, temporaryDataDir } from '@pabean/api/testing';
import type { ThroughputTarget } from './index.ts';

/** Different orders that are asked for. */
const differentOrders = 2_000;

/** A server and the yardstick, each a process of its own. */
export interface Processes extends ThroughputTarget {
  stop(): Promise<void>;
}

/** Starts both on the database of a server that has been filled. */
export async function startProcesses(filled: TestApp): Promise<Processes> {
  const { databaseUrl, services } = filled;
  const dataDir = await temporaryDataDir();
  const server = await spawnServer({
    DATABASE_URL: databaseUrl,
    PABEAN_DATA_DIR: dataDir.path,
    TOKEN_SECRET: services.secrets.tokenSecret,
    TRUST_PROXY: '1',
  });
  const yardstick = fork(fileURLToPath(new URL('./bare-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [bareUrl] = (await once(yardstick, 'message')) as [string];
  const orders = await filled.db
    .selectFrom('orders')
    .select(['order_id', 'email'])
    .where('process_status', '=', 'Completed')
    .where('email', 'is not', null)
    .limit(differentOrders)
    .execute();
  const { token } = await filled.signIn('Admin');
  return {
    url: server.url,
    bareUrl,
    token,
    orders: orders.map(({ order_id, email }) => ({ orderId: order_id, email: email ?? '' })),
    async stop() {
      yardstick.kill();
      await server.stop();
      await dataDir.remove();
    },
  };
}
