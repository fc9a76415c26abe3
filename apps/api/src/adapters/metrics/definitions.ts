import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 30];

/**
 * All metrics of ours. Their names are used by `docs/grafana.json` and `docs/alerts.yml` and explained in
 * `docs/operations.md`: a test compares them.
 */
export function defineMetrics(registry: Registry) {
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ name, help, buckets, labelNames, registers });
  return {
    calls: counter('pabean_calls_total', 'Calls answered.', 'call', 'status'),
    callSeconds: histogram(
      'pabean_call_seconds',
      'From the head of a request to the last byte of its answer.',
      callSeconds,
      'call',
    ),
    statementSeconds: histogram(
      'pabean_statement_seconds',
      'Time of a database statement, without waiting for a connection.',
      statementSeconds,
      'pool',
    ),
    slowStatements: counter(
      'pabean_slow_statements_total',
      'Statements of a second or more; the log has their text without values.',
      'pool',
    ),
    connections: gauge(
      'pabean_database_connections',
      'Connections of a pool: busy, idle, and who waits for one.',
      'pool',
      'state',
    ),
    jobsRun: counter('pabean_jobs_total', 'Jobs run here by kind and outcome.', 'kind', 'outcome'),
    chores: counter('pabean_chores_total', 'Turns of small background work by outcome.', 'outcome'),
    mails: counter(
      'pabean_mails_total',
      'Tries to send a mail: sent, failed (tried again later), given-up, refused, account-refused.',
      'provider',
      'outcome',
    ),
    replicaReads: counter(
      'pabean_replica_reads_total',
      'Lists by where they were read: replica; else the primary, for own-change, behind or failed.',
      'outcome',
    ),
    replicaAge: gauge(
      'pabean_replica_age_seconds',
      'How old what the replica holds is; absent without one.',
    ),
    ready: gauge('pabean_ready', '1 while /api/ready answers 200.'),
    diskFree: gauge('pabean_disk_free_bytes', 'Free where the data directory lies.'),
    diskSize: gauge('pabean_disk_size_bytes', 'Size of the disk of the data directory.'),
    databaseUp: gauge(
      'pabean_database_up',
      '1 when the database answered; gauges read from it are absent while 0.',
    ),
    databaseBytes: gauge('pabean_database_bytes', 'Size of the database.'),
    jobsWaiting: gauge('pabean_jobs_waiting', 'Jobs with tries left by kind.', 'kind'),
    jobsOldest: gauge(
      'pabean_jobs_oldest_seconds',
      'Age of the oldest job with tries left by kind; 0 for none.',
      'kind',
    ),
    jobsGivenUp: gauge('pabean_jobs_given_up', 'Jobs without tries left by kind.', 'kind'),
    orders: gauge('pabean_orders', 'Orders by status.', 'status'),
    receivedToday: gauge('pabean_orders_received_today', 'Orders received this day by UTC.'),
    late: gauge(
      'pabean_orders_late',
      'Orders to file, or filed without a document, past their time; to 1,000.',
    ),
    atRisk: gauge(
      'pabean_orders_at_risk',
      'Orders whose time to be filed, or to have a document, is within 24 hours; to 1,000.',
    ),
    openCases: gauge('pabean_cases_open', 'Disputes that wait for an answer.'),
    casesDueSoon: gauge(
      'pabean_cases_due_soon',
      'Open disputes whose answer is due within 24 hours, or was.',
    ),
    backupAt: gauge(
      'pabean_backup_timestamp_seconds',
      'Moment of the last backup by place; absent without one.',
      'place',
    ),
    backupProvenAt: gauge(
      'pabean_backup_proven_timestamp_seconds',
      'Moment of the last backup that was restored and compared; absent without one.',
    ),
    backupFault: gauge(
      'pabean_backup_fault',
      '1 when the last backup or one that is kept has a fault.',
    ),
    backupBytes: gauge('pabean_backup_bytes', 'Size of the last backup.'),
    walReachedAt: gauge(
      'pabean_wal_archived_timestamp_seconds',
      'Until when the WAL is archived by place; absent where it is not.',
      'place',
    ),
    walHeldBytes: gauge('pabean_wal_waiting_bytes', 'WAL that waits to be archived.'),
    documents: gauge('pabean_documents', "Documents, by the database's statistics."),
  };
}
