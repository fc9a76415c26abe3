import { seedBulk, startTestCluster, testApp } from '@pabean/api/testing';
import { bareServer } from './bare.ts';
import { type Comparison, compare, line } from './measure.ts';

/** Orders in the database while measuring (the house's promises are made at this size). */
const size = 100_000;

const cluster = await startTestCluster();
const server = await testApp();
const bare = await bareServer(server.pool);
try {
  await seedBulk(server.db, size);
  const { token } = await server.signIn('Admin');
  const call = (path: string) => fetchAll(`${server.url}/api/admin/${path}`, token);
  const results: Comparison[] = [
    await compare(
      'folder page 1 (10 of 100,000)',
      3,
      () => call('get-orders-list/completedOrder?page=1&limit=10&delay=1'),
      () => fetchAll(`${bare.url}/rows`),
    ),
    await compare(
      'sidebar counts',
      3,
      () => call('get-folder-count?userName=x'),
      () => fetchAll(`${bare.url}/counts`),
    ),
  ];
  for (const result of results) process.stdout.write(`${line(result)}\n`);
} finally {
  await bare.close();
  await server.stop();
  await cluster.stop();
}

async function fetchAll(url: string, token?: string): Promise<void> {
  const response = await fetch(
    url,
    token === undefined ? {} : { headers: { Authorization: token } },
  );
  if (!response.ok) throw new Error(`${response.status} from ${new URL(url).pathname}`);
  await response.arrayBuffer();
}
