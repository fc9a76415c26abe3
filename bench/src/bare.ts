import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type pg from 'pg';

/** The yardstick: the same rows by one prepared query through a route that does nothing else. */
export async function bareServer(pool: pg.Pool): Promise<{ url: string; close(): Promise<void> }> {
  const app = Fastify();
  app.get('/rows', async () => {
    const { rows } = await pool.query({
      name: 'bare rows',
      text: `select o.order_id, o.process_status, o.processing_mode, o.full_name, o.doa, o.email,
               o.phone_number, o.country_code, o.created_at, o.refund_date, o.processing_date,
               o.process_month, m.name as assign_to, o.version
             from orders o left join staff_member m on m.id = o.assigned_to
             where o.process_status = $1 order by o.created_at desc, o.id desc limit 10`,
      values: ['Completed'],
    });
    return rows;
  });
  app.get('/counts', async () => {
    const { rows } = await pool.query({
      name: 'bare counts',
      text: `select scope, sum(n)::bigint as n from (
               select scope, n from order_count union all select scope, n from order_count_change
             ) all_counts group by scope`,
    });
    return rows;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
