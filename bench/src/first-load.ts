import { seedBulk, startTestCluster, testApp } from '@pabean/api/testing';
import { measureStaffScreens, measureTrackOrder } from './lighthouse.ts';

// Measures four first loads on a slow phone and nothing else.
const cluster = await startTestCluster();
const server = await testApp();
try {
  await seedBulk(server.db, 1_000);
  const { token } = await server.signIn('Admin');
  for (const measure of [measureStaffScreens, measureTrackOrder]) {
    for (const line of await measure(server, token)) process.stdout.write(`${line}\n`);
  }
} finally {
  await server.stop();
  await cluster.stop();
}
