import { lsnOf, lsnText } from './base-copy.ts';

/** Bytes of a file of WAL, as initdb sets it. */
export const segmentBytes = 16n * 1024n * 1024n;

/** Runs statements as a superuser of our own database, a pool or a connection. */
export interface Session {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A mark that keeps PostgreSQL from removing WAL that was not archived yet. */
export interface WalSlot {
  readonly name: string;
  /** Where the kept WAL begins; null when it was too much and is lost. */
  readonly from: bigint | null;
}

/** The marks whose names begin so. */
export async function walSlots(session: Session, prefix: string): Promise<WalSlot[]> {
  const { rows } = await session.query<{ name: string; from: string | null; lost: boolean }>(
    `select slot_name as name, restart_lsn::text as from, wal_status = 'lost' as lost
     from pg_replication_slots
     where slot_type = 'physical' and starts_with(slot_name, $1) order by slot_name`,
    [prefix],
  );
  return rows.map(({ name, from, lost }) => ({ name, from: lost || !from ? null : lsnOf(from) }));
}

/** Keeps the WAL from now on. */
export async function makeWalSlot(session: Session, name: string): Promise<void> {
  await session.query('select pg_create_physical_replication_slot($1, true)', [name]);
}

/** Gives the WAL before a place free. */
export async function moveWalSlot(session: Session, name: string, to: bigint): Promise<void> {
  await session.query(
    `select pg_replication_slot_advance(slot_name, $2::pg_lsn) from pg_replication_slots
     where slot_name = $1 and restart_lsn < $2::pg_lsn`,
    [name, lsnText(to)],
  );
}

/** Keeps no WAL any more. */
export async function dropWalSlot(session: Session, name: string): Promise<void> {
  await session.query('select pg_drop_replication_slot($1)', [name]);
}

/** Writes a transaction that holds nothing: a replay can stop before it, so it can stop at any moment before. */
export async function markWal(session: Session): Promise<void> {
  await session.query(`select pg_logical_emit_message(true, 'pabean', 'archived')`);
}

/** Another number when something was written since. */
export async function writtenUntil(session: Session): Promise<string> {
  const { rows } = await session.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return rows[0]?.next ?? '';
}

/** Where the WAL ends that is on the disk: all that was confirmed is before. */
export async function walEnd(session: Session): Promise<{ end: bigint; timeline: number }> {
  const { rows } = await session.query<{ end: string; timeline: number }>(
    `select pg_current_wal_flush_lsn()::text as end,
       (select timeline_id from pg_control_checkpoint()) as timeline`,
  );
  return { end: lsnOf(rows[0]?.end ?? ''), timeline: rows[0]?.timeline ?? 1 };
}

/** Bytes of WAL within one file of it. They do not change below the end that `walEnd` told. */
export async function readWal(
  session: Session,
  timeline: number,
  from: bigint,
  to: bigint,
): Promise<Buffer> {
  const offset = from % segmentBytes;
  const { rows } = await session.query<{ bytes: Buffer }>(
    'select pg_read_binary_file($1, $2, $3) as bytes',
    [`pg_wal/${segmentName(timeline, from)}`, String(offset), String(to - from)],
  );
  const bytes = rows[0]?.bytes ?? Buffer.alloc(0);
  if (BigInt(bytes.length) !== to - from) {
    throw new Error(`The WAL from ${lsnText(from)} has ${bytes.length} bytes.`);
  }
  return bytes;
}

/** The file that holds a place of the WAL. */
export function segmentName(timeline: number, lsn: bigint): string {
  const number = lsn / segmentBytes;
  const perId = 0x1_0000_0000n / segmentBytes;
  return [BigInt(timeline), number / perId, number % perId]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}
