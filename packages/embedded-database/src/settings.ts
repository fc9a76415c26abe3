/** Settings for one machine that also runs the server: modest memory, nothing lost in a power failure. */
const safe: Record<string, string> = {
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: '60',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  password_encryption: 'scram-sha-256',
};

/** Settings for clusters of tests, which are thrown away: nothing is ever flushed to the disk. */
const fast: Record<string, string> = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
};

/** The PostgreSQL settings of a cluster. */
export function settingsFor(test: boolean): Record<string, string> {
  return test ? { ...safe, ...fast } : safe;
}
