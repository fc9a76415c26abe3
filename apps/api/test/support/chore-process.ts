import { readEnv } from '../../src/core/env.ts';
import { connect } from '../../src/db/connect.ts';
import { markPassedArrivals } from '../../src/usecases/checks/mark-passed-arrivals.ts';
import { releaseOrders } from '../../src/usecases/orders/release-orders.ts';

/** A process that does a chore once, at the moment it is given, and says to how many orders. */
const [chore, now = ''] = process.argv.slice(2);
const env = readEnv();
const connection = connect(env.databaseUrl ?? '');
// Connected before the start, so that two of them meet.
await connection.pool.query('select 1');
process.send?.('ready');
process.once('message', async () => {
  const moment = new Date(now);
  const count =
    chore === 'release'
      ? await releaseOrders({ db: connection.db, env }, moment)
      : await markPassedArrivals(connection.db, moment);
  await connection.close();
  process.send?.(count);
  process.disconnect();
});
