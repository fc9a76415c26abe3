import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type FixtureOrder = Record<string, unknown> & { order_id: string };
const ownFixture = fileURLToPath(new URL('../fixtures/orders.ndjson', import.meta.url));

/**
 * The orders of a fixture. They arrive in 45 days, whenever that is: an order whose day is over is
 * filed and shown in other ways.
 */
export async function ordersToCome(fixture = ownFixture): Promise<FixtureOrder[]> {
  const lines = (await readFile(fixture, 'utf8')).trim().split('\n');
  const doa = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
  return lines.map((line) => ({ ...JSON.parse(line), doa }));
}

/** Lends a file with these orders, to be imported. */
export async function withOrdersToCome(
  work: (file: string) => Promise<unknown>,
  fixture?: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-orders-'));
  try {
    const file = join(folder, 'orders.ndjson');
    const orders = await ordersToCome(fixture);
    await writeFile(file, orders.map((order) => `${JSON.stringify(order)}\n`).join(''));
    await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
