import { seedBulk, startTestCluster, testApp } from '@pabean/api/testing';
import { measureChecks } from './checks.ts';
import { measureTrackOrder } from './lighthouse.ts';
import { measureMails } from './mails.ts';
import { measurePacks } from './packs.ts';
import { measureScreens } from './screens/report.ts';
import { measureTracking } from './track-timing.ts';
import { measureUploads } from './uploads.ts';

/** Orders in the database while measuring. */
const size = 100_000;

/** What does not depend on the number of orders, and what a browser shows of 100,000. */
export async function measureHouse(): Promise<void> {
  // On one core: before a database works on the others.
  process.stdout.write(`${measureChecks()}\n`);
  const cluster = await startTestCluster();
  const server = await testApp();
  try {
    await seedBulk(server.db, size);
    const { token } = await server.signIn('Admin');
    for (const measure of [
      measureUploads,
      measureMails,
      measurePacks,
      measureTracking,
      measureScreens,
      measureTrackOrder,
    ]) {
      for (const line of await measure(server, token)) process.stdout.write(`${line}\n`);
    }
  } finally {
    await server.stop();
    await cluster.stop();
  }
}
