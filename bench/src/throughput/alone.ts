import { seedBulk, startTestCluster, testApp } from '@pabean/api/testing';
import { figureLine } from '../scale/figure.ts';
import { measureThroughput } from './index.ts';
import { startProcesses } from './processes.ts';

// Measures calls a second and nothing else: `node src/throughput/alone.ts [orders]`.
const cluster = await startTestCluster();
const filled = await testApp();
try {
  await seedBulk(filled.db, Number(process.argv[2] ?? 100_000));
  const processes = await startProcesses(filled);
  try {
    for (const figure of await measureThroughput(processes)) {
      process.stdout.write(`${figureLine(figure)}\n`);
    }
  } finally {
    await processes.stop();
  }
} finally {
  await filled.stop();
  await cluster.stop();
}
