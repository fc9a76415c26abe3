/** What tests, journeys and benchmarks build on: a real PostgreSQL and real servers. */

export * as bulkNames from '../../src/core/bulk-names.ts';
export { connect } from '../../src/db/connect.ts';
export { seedBulk } from '../../src/db/queries/seed-bulk.ts';
export { bulkOrderCount } from '../../src/db/queries/seed-bulk-orders.ts';
export { seedMany } from '../../src/db/queries/seed-many.ts';
export { type Build, builds, buildsIn } from '../../src/static/builds.ts';
export { exportApps } from '../../src/static/elsewhere/export-apps.ts';
export { ensureGateways } from '../../src/usecases/gateways/ensure-gateways.ts';
export { importOrders } from '../../src/usecases/import/import-orders.ts';
export { sendCall, type TestApp, testApp } from './app.ts';
export { startTestCluster, type TestCluster } from './cluster.ts';
export { emptyDatabase, freshDatabase, type TestDatabase } from './database.ts';
export { addDocument } from './documents.ts';
export { type MailServer, startMailServer } from './mail-server.ts';
export { pagesOf } from './pdf.ts';
export {
  type CommandProcess,
  freePort,
  runCommand,
  runProgram,
  type ServerProcess,
  spawnServer,
  temporaryDataDir,
  untilReady,
} from './processes.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
