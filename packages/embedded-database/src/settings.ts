const MB = 1024 * 1024;

/** Settings for one machine that also runs the server: nothing lost in a power failure. */
const safe: Record<string, string> = {
  max_connections: '60',
  max_wal_size: '1GB',
  // What waits to be archived (decision 041) may not fill the disk: beyond it the archive begins anew.
  max_slot_wal_keep_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // What it says beside an error is the row that it refused, and the statement: both can be a traveller's own data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  password_encryption: 'scram-sha-256',
};

/** Settings for clusters of tests, which are thrown away: nothing is ever flushed to the disk. */
const fast: Record<string, string> = {
  // The same on every machine: several clusters run beside each other.
  ...{ shared_buffers: '128MB', effective_cache_size: '1GB' },
  ...{ work_mem: '16MB', maintenance_work_mem: '128MB' },
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
};

/** The PostgreSQL settings of a cluster. @param memory bytes, `machineMemory()` */
export function settingsFor(test: boolean, memory: number): Record<string, string> {
  return { ...safe, ...memorySettings(memory), ...(test ? fast : {}) };
}

/**
 * What of the machine's memory PostgreSQL uses. A quarter is its own cache, as its manual advises: the
 * server runs beside it, and the system's file cache holds the rest of the database, for as long as the
 * system has no other use for it. A sort takes `work_mem`, several of which may run at once.
 * @param memory of the machine or of the container, in bytes
 */
export function memorySettings(memory: number): Record<string, string> {
  const part = (share: number, least: number, most: number) =>
    `${Math.min(most, Math.max(least, Math.floor(memory / MB / share)))}MB`;
  return {
    shared_buffers: part(4, 64, 8192),
    effective_cache_size: part(2, 256, 262_144),
    work_mem: part(256, 4, 32),
    maintenance_work_mem: part(16, 64, 1024),
    // Three of them run at once.
    autovacuum_work_mem: part(64, 32, 256),
  };
}
