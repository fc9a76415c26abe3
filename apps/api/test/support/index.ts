/** What tests, journeys and benchmarks build on: a real PostgreSQL and real servers. */
export { startTestCluster, type TestCluster } from './cluster.ts';
export { emptyDatabase, freshDatabase, type TestDatabase } from './database.ts';
export {
  type CommandProcess,
  freePort,
  runCommand,
  type ServerProcess,
  spawnServer,
  temporaryDataDir,
} from './processes.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
