import {
  markWal,
  moveWalSlot,
  readWal,
  segmentBytes,
  walEnd,
  writtenUntil,
} from '@pabean/embedded-database';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import { identityOfRun } from '../../adapters/backup/seal.ts';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { documentsSince, type Session } from '../../db/backup/snapshot.ts';
import type { Connection } from '../../db/connect.ts';
import { noteWalArchive } from '../../db/queries/wal-archives.ts';
import { writePiece } from './pieces.ts';
import { reachesOf, spansOf } from './reaches.ts';
import { shipDocuments } from './shipped-documents.ts';
import { beginLine, findLine, type WalLine } from './wal-line.ts';

/** What is archived where. */
export interface WalArchiveOptions {
  readonly place: BackupPlace;
  readonly recipients: readonly string[];
}

/** Brings the WAL of our own PostgreSQL, and the documents that came since, into a place, turn by turn. */
export interface WalArchive {
  /** Opens what this process archived, as the key of a run does for a backup. */
  readonly identities: readonly string[];
  /** Goes on where the place ends, or begins a line. What is confirmed from now on can be archived. */
  open(connection: Connection): Promise<{ readonly line: string; readonly timeline: number }>;
  /**
   * Archives all that is confirmed by now.
   * @param restful while nothing is written, only now and then
   * @returns false while there is no line, or when WAL was lost
   */
  ship(connection: Connection, documents: DocumentStore, restful?: 'restful'): Promise<boolean>;
  /** Works while nothing is shipped: two that copy a document at once would not agree on its bytes. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Notes in the database why nothing could be archived. */
  noteFault(connection: Connection, fault: string): Promise<void>;
  /** Notes in the database what can be reached. */
  noteReach(connection: Connection): Promise<void>;
}

/** Rows are older than their commit by what a transaction takes, which is never so long. */
const longestTransactionMs = 10 * 60 * 1000;
/** Who archives nothing new says so now and then only. */
const idleMs = 60 * 1000;

/** Makes the archive of a process. */
export async function makeWalArchive(options: WalArchiveOptions): Promise<WalArchive> {
  const { place, recipients } = options;
  const key = recipients.length > 0 ? await identityOfRun() : null;
  const sealedFor = key ? [...recipients, key.recipient] : [];
  let current: WalLine | null = null;
  let idleAt = { written: '', ms: 0 };
  /** Documents that were looked for in the turn before. */
  let shipped = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  async function open(connection: Connection) {
    return withSession(connection, async (session) => {
      const found = await findLine(session, place, recipients, current);
      current = found ?? (await beginLine(session, place, recipients));
      const line = current.name;
      if (!found) {
        const nothing = { reachable_from: null, reached_at: null, fault: null };
        await noteWalArchive(connection.db, { place: place.label, line, ...nothing });
      }
      return { line, timeline: (await walEnd(session)).timeline };
    });
  }

  async function shipLine(session: Session, line: WalLine, documents: DocumentStore) {
    const at = new Date().toISOString();
    await markWal(session);
    const { end, timeline } = await walEnd(session);
    const since = new Date(Date.parse(line.since) - longestTransactionMs).toISOString();
    const rows = await documentsSince(session, since);
    const named = rows.filter(({ key }) => !shipped.has(key));
    await shipDocuments({ ...options, documents, sealedFor }, { line: line.name, at, named });
    shipped = new Set(rows.map(({ key }) => key));
    for (let from = line.at; from < end; ) {
      const to = endOfPiece(from, end);
      const bytes = await readWal(session, timeline, from, to);
      // Until the last one is there, no more can be reached than before.
      const piece = { from, to, bytes, at: to === end ? at : line.since };
      await writePiece(place, line.name, piece, sealedFor);
      current = { ...line, at: to, since: piece.at };
      from = to;
    }
    await moveWalSlot(session, line.name, end);
    return at;
  }

  return {
    identities: key ? [key.identity] : [],
    alone,
    open: (connection) => alone(() => open(connection)),
    ship: (connection, documents, restful) =>
      alone(() =>
        withSession(connection, async (session) => {
          const line = await findLine(session, place, recipients, current);
          if (!line) return false;
          if (restful && Date.now() - idleAt.ms < idleMs) {
            if ((await writtenUntil(session)) === idleAt.written) return true;
          }
          const reached_at = await shipLine(session, line, documents);
          const note = { place: place.label, line: line.name, reached_at, fault: null };
          await noteWalArchive(connection.db, note);
          idleAt = { written: await writtenUntil(session), ms: Date.now() };
          return true;
        }),
      ),
    async noteFault({ db }, fault) {
      const line = current?.name;
      if (line) await noteWalArchive(db, { place: place.label, line, fault });
    },
    async noteReach({ db }) {
      const line = current?.name;
      if (line === undefined) return;
      const ofLine = (await reachesOf(place)).filter(({ base }) => base.line === line);
      const reachable_from = spansOf(ofLine).at(-1)?.from ?? null;
      await noteWalArchive(db, { place: place.label, line, reachable_from });
    },
  };
}

/** The driver's pool lends a session; what fails in it may have left it in any state. */
async function withSession<Result>(
  { pool }: Connection,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const session = await pool.connect();
  let failed = true;
  try {
    const result = await work(session);
    failed = false;
    return result;
  } finally {
    session.release(failed);
  }
}

/** A piece ends with PostgreSQL's file of WAL, or where the WAL ends. */
function endOfPiece(from: bigint, end: bigint): bigint {
  const next = from - (from % segmentBytes) + segmentBytes;
  if (next < end) return next;
  return end;
}
