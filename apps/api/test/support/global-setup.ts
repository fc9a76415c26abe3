import { startTestCluster } from './cluster.ts';

/** Vitest's global setup: one cluster before the first test file, gone after the last one. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster({ inMemory: true });
  return () => cluster.stop();
}
