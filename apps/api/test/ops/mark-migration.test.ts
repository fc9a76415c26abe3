import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrationsDirectory } from '../../src/db/migrations-provider.ts';
import { proveCounts } from '../../src/usecases/counts/prove-counts.ts';
import { emptyDatabase } from '../support/database.ts';

test('requests and marks of a database of before are marked and counted', async () => {
  const { url, drop } = await emptyDatabase();
  const before = await mkdtemp(join(tmpdir(), 'pabean-migrations-'));
  const { db, pool, close } = connect(url, { max: 2 });
  try {
    for (const name of (await readdir(migrationsDirectory)).filter((one) => one < '0036')) {
      await cp(join(migrationsDirectory, name), join(before, name));
    }
    await migrate(url, { directory: before });
    await pool.query(`
      insert into orders (order_id, process_status, processing_mode, answered_at, wrote_at)
        select 'OLD-' || n, 'New', 'Standard', case when n < 3 then now() end,
          case when n % 2 = 0 then now() end from generate_series(1, 5) n;
      insert into refund_request (order_pk, reason, stage, share, state)
        select id, '-', 'filed', 0, case order_id when 'OLD-5' then 'refused' else 'asked' end
        from orders where order_id in ('OLD-2', 'OLD-5');
      insert into asked_correction (order_pk, order_version, field)
        select id, 1, field from orders, unnest(array['doa', 'full_name']) field
        where order_id = 'OLD-3'`);
    await migrate(url);
    const { rows } = await pool.query<{ order_id: string }>(`
      select order_id, refund_asked_at is not null as refund, correction_asked_at is not null as correction
      from orders where num_nonnulls(refund_asked_at, correction_asked_at) > 0 order by 1`);
    expect(rows).toEqual([
      { order_id: 'OLD-2', refund: true, correction: false },
      { order_id: 'OLD-3', refund: false, correction: true },
    ]);
    const lines: string[] = [];
    await proveCounts(db, { mend: false, say: (line) => lines.push(line) });
    expect(lines.filter((line) => !line.endsWith(': right'))).toEqual([]);
    const counted = await pool.query<{ scope: string }>(`
      select scope from (
        select scope, n from order_count union all select scope, n from order_count_change
      ) every where scope like '%:New:Standard' group by 1 having sum(n) > 0 order by 1`);
    expect(counted.rows.map(({ scope }) => scope.split(':')[0])).toEqual([
      'c',
      'q',
      'qr',
      'qrw',
      'qw',
      'r',
      'rw',
      'w',
    ]);
  } finally {
    await close();
    await drop();
    await rm(before, { recursive: true });
  }
});
