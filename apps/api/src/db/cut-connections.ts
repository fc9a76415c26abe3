import type { Pool, PoolClient } from 'pg';

/** Ends the connections of a pool at once when it is called; the pool makes new ones when it is asked. */
export function cutterOf(pool: Pool): () => void {
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return () => {
    for (const { connection } of open) connection.stream.destroy();
  };
}
