import { Readable } from 'node:stream';
import pg from 'pg';
import { EmbeddedDatabaseError } from './errors.ts';

/** A copy of the whole cluster, file by file, taken while it works. It is whole with the WAL since its start. */
export interface BaseCopy {
  /** A tar archive. It fails when the copy does. */
  readonly stream: Readable;
  /** Where its WAL begins; known when the stream has ended. */
  start(): bigint;
  close(): Promise<void>;
}

/**
 * Copies the cluster by PostgreSQL's own BASE_BACKUP, over a connection of replication: it reads the
 * files itself and compares the checksum of every page.
 */
export async function openBaseCopy(url: string): Promise<BaseCopy> {
  const config = { connectionString: url, replication: 'true', keepAlive: true };
  const client = new pg.Client(config as pg.ClientConfig);
  client.on('error', () => {});
  await client.connect();
  const copying = new BaseBackup();
  client.once('end', () => copying.stream.destroy(lost()));
  client.query(copying);
  return {
    stream: copying.stream,
    start: () => copying.start ?? never(),
    close: () => client.end().catch(() => {}),
  };
}

const lost = () => new EmbeddedDatabaseError('The connection to PostgreSQL was lost.');

function never(): never {
  throw new Error('The base copy has not ended.');
}

/** What the driver shows of its connection. */
interface Wire {
  query(text: string): void;
  readonly stream: { pause(): void; resume(): void };
}

/**
 * The answer of BASE_BACKUP (protocol of replication, "Base Backup"): a row with the start, rows of
 * tablespaces, then messages of one letter each and what belongs to it, then a row with the end.
 */
class BaseBackup implements pg.Submittable {
  readonly stream: Readable;
  start: bigint | undefined;
  #wire: Wire | undefined;

  constructor() {
    this.stream = new Readable({
      highWaterMark: 1 << 20,
      read: () => this.#wire?.stream.resume(),
      destroy: (error, done) => {
        this.#wire?.stream.resume();
        done(error);
      },
    });
  }

  submit(connection: unknown): void {
    this.#wire = connection as Wire;
    this.#wire.query(
      `BASE_BACKUP (LABEL 'pabean', CHECKPOINT 'fast', WAIT false, MANIFEST 'no', VERIFY_CHECKSUMS true)`,
    );
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.start ??= lsnOf(fields[0] ?? '');
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // `d` is content; others name the archive or tell of progress.
    if (chunk[0] !== 0x64 || this.stream.destroyed) return;
    // A copy: the driver uses the memory again.
    if (!this.stream.push(Buffer.from(chunk.subarray(1)))) this.#wire?.stream.pause();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.stream.push(null);
  }

  handleError(error: Error): void {
    this.stream.destroy(error);
  }
}

/** A place in the WAL as PostgreSQL writes it, `16/B374D848`. */
export function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The same the other way round. */
export function lsnText(lsn: bigint): string {
  return `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffffffffn).toString(16).toUpperCase()}`;
}
