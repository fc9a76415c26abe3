import type { TestApp } from '@pabean/api/testing';
import { bareServer } from './bare.ts';
import { compare, line } from './measure.ts';

/** The calls behind a folder and the sidebar beside the bare queries that they cannot do without. */
export async function measureCalls(server: TestApp, token: string): Promise<string[]> {
  const bare = await bareServer(server.pool);
  const call = (path: string) => fetchAll(`${server.url}/api/admin/${path}`, token);
  try {
    const completed = (rest: string) => call(`get-orders-list/completedOrder?limit=10&${rest}`);
    const page1 = () => fetchAll(`${bare.url}/rows`);
    const results = [
      await compare(
        'folder page 1 (10 of 100,000)',
        3,
        () => call('get-orders-list/completedOrder?page=1&limit=10&delay=1'),
        () => fetchAll(`${bare.url}/rows`),
      ),
      // 72,000 orders are Completed: 7,200 pages.
      await compare('folder page at 50 %', 5, () => completed('page=3600'), page1),
      await compare('folder page at 99 %', 5, () => completed('page=7128'), page1),
      await compare('by Date & Time, oldest first', 3, () => completed('page=1&dir=asc'), page1),
      await compare('by Processing Date', 3, () => completed('page=1&sort=processingDate'), page1),
      await compare(
        'by Arrival Date',
        3,
        () => call('get-orders-list/newOrder?page=1&limit=10&sort=arrivalDate'),
        page1,
      ),
      await compare(
        'by Name (folder of 1,000)',
        3,
        () => call('get-orders-list/chargeBack?page=1&limit=10&sort=name'),
        page1,
      ),
      await compare(
        'sidebar counts',
        3,
        () => call('get-folder-count?userName=x'),
        () => fetchAll(`${bare.url}/counts`),
      ),
    ];
    return results.map(line);
  } finally {
    await bare.close();
  }
}

async function fetchAll(url: string, token?: string): Promise<void> {
  const response = await fetch(
    url,
    token === undefined ? {} : { headers: { Authorization: token } },
  );
  if (!response.ok) throw new Error(`${response.status} from ${new URL(url).pathname}`);
  await response.arrayBuffer();
}
