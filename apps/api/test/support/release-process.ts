import { readEnv } from '../../src/core/env.ts';
import { connect } from '../../src/db/connect.ts';
import { releaseOrders } from '../../src/usecases/orders/release-orders.ts';

/** A process that releases once, at the moment it is given, and says how many. */
const [now = ''] = process.argv.slice(2);
const env = readEnv();
const connection = connect(env.databaseUrl ?? '');
// Connected before the start, so that two of them meet.
await connection.pool.query('select 1');
process.send?.('ready');
process.once('message', async () => {
  const released = await releaseOrders({ db: connection.db, env }, new Date(now));
  await connection.close();
  process.send?.(released);
  process.disconnect();
});
