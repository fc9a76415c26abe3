import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../src/db/connect.ts';

/** Bytes of PostgreSQL's files of WAL. */
export const fileBytes = 16n * 1024n * 1024n;

/**
 * A PostgreSQL whose WAL the test writes: its slots, where the WAL ends and what it holds. The clusters
 * of tests keep none. What happens with a real one is in `ops/backup/point-in-time.test.ts`.
 */
export function walOfTest(db: Connection['db'], from: bigint) {
  const slots = new Map<string, { restart: bigint; lost: boolean }>();
  const state = { end: from, written: 1, timeline: 3 };
  const said: string[] = [];
  const documents: { key: string; size: number; sha256: string; created: string }[] = [];
  const text = (lsn: bigint) => `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`;
  const lsn = (value: unknown) => {
    const [high = '0', low = '0'] = String(value).split('/');
    return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  };
  let fails = '';
  let released: boolean[] = [];

  /** What is answered to a statement with this in it. */
  const answers: Record<string, (...values: unknown[]) => object[]> = {
    pg_create_physical_replication_slot(name) {
      slots.set(String(name), { restart: state.end - (state.end % 1024n), lost: false });
      return [];
    },
    pg_replication_slot_advance(name, to) {
      const slot = slots.get(String(name));
      if (slot && slot.restart < lsn(to)) slot.restart = lsn(to);
      said.push(`moved to ${lsn(to)}`);
      return [];
    },
    pg_drop_replication_slot(name) {
      slots.delete(String(name));
      return [];
    },
    'from pg_replication_slots': (prefix) =>
      [...slots]
        .filter(([name]) => name.startsWith(String(prefix)))
        .sort()
        .map(([name, { restart, lost }]) => ({ name, from: text(restart), lost })),
    pg_logical_emit_message() {
      state.end += 8n;
      return [];
    },
    pg_snapshot_xmax: () => [{ next: String(state.written) }],
    pg_current_wal_flush_lsn: () => [{ end: text(state.end), timeline: state.timeline }],
    pg_read_binary_file(file, offset, length) {
      said.push(`read ${String(file).slice(-8)} ${offset}+${length}`);
      return [{ bytes: Buffer.alloc(Number(length), 'w') }];
    },
    pg_class: () => [
      {
        ...{ schema: 'public', name: 'document' },
        columns: ['storage_key', 'size', 'sha256', 'created_at'],
      },
    ],
    'created_at > $1': (since) => documents.filter(({ created }) => created > String(since)),
  };

  async function query(statement: string, values: unknown[] = []): Promise<{ rows: object[] }> {
    await sleep(0);
    if (fails !== '' && statement.includes(fails)) throw new Error('the session broke');
    const found = Object.entries(answers).find(([part]) => statement.includes(part));
    if (!found) throw new Error(`Nobody answers ${statement}`);
    return { rows: found[1](...values) };
  }

  const client = { query, release: (failed: boolean) => void released.push(failed) };
  const connection = { db, pool: { connect: async () => client } } as never as Connection;
  return {
    connection,
    session: client as never,
    slots,
    state,
    said,
    documents,
    /** Statements with this in them fail from now on. */
    failOn(part: string) {
      fails = part;
    },
    /** Whether each session that was given back had failed. */
    released() {
      const all = released;
      released = [];
      return all;
    },
  };
}
