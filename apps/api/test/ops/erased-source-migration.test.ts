import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrationsDirectory } from '../../src/db/migrations-provider.ts';
import { foldOrderCounts } from '../../src/db/queries/housekeeping.ts';
import { emptyDatabase } from '../support/database.ts';

test('orders that were erased before lose a source that may be of one person, and no others', async () => {
  const { url, drop } = await emptyDatabase();
  const before = await mkdtemp(join(tmpdir(), 'pabean-migrations-'));
  const { db, pool, close } = connect(url, { max: 2 });
  try {
    for (const name of (await readdir(migrationsDirectory)).filter((one) => one < '0093')) {
      await cp(join(migrationsDirectory, name), join(before, name));
    }
    await migrate(url, { directory: before });
    await pool.query(`
      insert into orders (order_id, process_status, processing_mode, source, paid_at, erased_at)
        select concat(source, '-', at), 'Deleted', 'Standard', source, now(), now()
          from (values ('spring', 5), ('Maren', 4), ('anna@example.com', 5)) s (source, n), generate_series(1, n) at
        union all values ('whole', 'ChargeBack', 'Standard', 'Maren''s page', null::timestamptz, null::timestamptz)`);
    await foldOrderCounts(db);
    await migrate(url);
    await foldOrderCounts(db);
    const { rows } = await pool.query(
      'select source, count(*)::int as n from orders group by source order by source',
    );
    expect(rows).toEqual([
      { source: "Maren's page", n: 1 },
      { source: 'spring', n: 5 },
      { source: null, n: 9 },
    ]);
    const counted = await pool.query(
      `select value from cockpit_count where cut = 'source'
       union select source from cockpit_joint_count order by value`,
    );
    expect(counted.rows.map(({ value }) => value)).toEqual(['', "Maren's page", 'spring']);
  } finally {
    await close();
    await drop();
    await rm(before, { recursive: true });
  }
});
