import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrationsDirectory } from '../../src/db/migrations-provider.ts';
import { emptyDatabase } from '../support/database.ts';

test('cases of orders that were erased before lose what names the payment, and no others', async () => {
  const { url, drop } = await emptyDatabase();
  const before = await mkdtemp(join(tmpdir(), 'pabean-migrations-'));
  const { pool, close } = connect(url, { max: 2 });
  try {
    for (const name of (await readdir(migrationsDirectory)).filter((one) => one < '0091')) {
      await cp(join(migrationsDirectory, name), join(before, name));
    }
    await migrate(url, { directory: before });
    await pool.query(`
      insert into orders (order_id, process_status, processing_mode, erased_at)
        values ('ERASED', 'Deleted', 'Standard', now()), ('WHOLE', 'ChargeBack', 'Standard', null);
      insert into dispute (dispute_id, order_pk, came_by, gateway, gateway_dispute_id, told, category, network, kind, opened_at)
        select 'DP-' || id, id, 'intake', 'Example Pay', order_id, '{"transaction_id":"TX-9917"}', 'Maren', 'Visa',
          'chargeback', now()
        from orders`);
    await migrate(url);
    const { rows } = await pool.query(
      'select gateway_dispute_id as id, told, category from dispute order by 1',
    );
    expect(rows).toEqual([
      { id: 'ERASED', told: {}, category: null },
      { id: 'WHOLE', told: { transaction_id: 'TX-9917' }, category: 'Maren' },
    ]);
  } finally {
    await close();
    await drop();
    await rm(before, { recursive: true });
  }
});
