import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrationsDirectory } from '../../src/db/migrations-provider.ts';
import { readHistoryHead } from '../../src/db/queries/order-history.ts';
import { emptyDatabase } from '../support/database.ts';
import { runCommand } from '../support/processes.ts';

test('a database with orders and accesses keeps them, their chains and its old writers', async () => {
  const { url, drop } = await emptyDatabase();
  const before = await mkdtemp(join(tmpdir(), 'pabean-migrations-'));
  const client = new pg.Client({ connectionString: url });
  const { db, close } = connect(url, { max: 1 });
  const [document, later] = [randomUUID(), randomUUID()];
  const access = (id: string) => `
    insert into document_access (order_pk, document_id, method, kind, permission, ip, browser, os)
      select id, '${id}', 'GET', 'person', 'staff', '203.0.113.9', 'Firefox', 'Linux'
      from orders where order_id = 'OLD-1'`;
  const verified = async () =>
    (await runCommand('verify-history', [], { DATABASE_URL: url }).ended).stdout;
  try {
    const files = (await readdir(migrationsDirectory)).filter((name) => name < '0011');
    for (const name of files) await cp(join(migrationsDirectory, name), join(before, name));
    await migrate(url, { directory: before });
    await client.connect();
    await client.query(`
      insert into staff_member (name, email, password_hash, type)
        values ('Rina Kartika', 'rina@example.com', '-', 'Admin');
      insert into orders (order_id, process_status, processing_mode)
        select 'OLD-' || n, 'Completed', 'Standard' from generate_series(1, 3) n;
      insert into order_history (order_pk, order_version, actor_kind, actor_id, actor_name, action)
        select o.id, n, 'staff', m.id, m.name, 'moved'
        from generate_series(1, 4) n, orders o, staff_member m;
      insert into document (id, order_pk, file_name, storage_key, media_type, size, sha256,
          mail_service_provider)
        select '${document}', id, 'a.pdf', 'aa/a.pdf', 'application/pdf', 1, '-', 'AWS'
        from orders where order_id = 'OLD-1';
      ${access(document)}`);
    const { rows: orders } = await client.query("select id from orders where order_id = 'OLD-1'");
    const head = await readHistoryHead(db, orders[0].id);
    expect(head).toMatchObject({ rows: 4 });

    await migrate(url);

    // What a pack printed before still stands, and what a process of before writes is taken.
    expect(await readHistoryHead(db, orders[0].id)).toEqual(head);
    await client.query(`update document set replaced_at = now() where id = '${document}'`);
    await client.query(`
      insert into document (id, order_pk, file_name, storage_key, media_type, size, sha256,
          mail_service_provider)
        select '${later}', id, 'b.pdf', 'bb/b.pdf', 'application/pdf', 1, '-', 'AWS'
        from orders where order_id = 'OLD-1';
      ${access(later)}`);
    const { rows: accesses } = await client.query('select member_id from document_access');
    expect(accesses).toEqual([{ member_id: null }, { member_id: null }]);
    expect(await verified()).toBe('Unbroken: 3 orders, 12 rows, 0 staff events.\n');
    await client.query(`
      insert into staff_event (kind, actor_kind, actor_id, actor_name)
        select 'signed-in', 'member', id, name from staff_member`);
    expect(await verified()).toBe('Unbroken: 3 orders, 12 rows, 1 staff event.\n');
  } finally {
    await close();
    await client.end();
    await drop();
    await rm(before, { recursive: true });
  }
});
