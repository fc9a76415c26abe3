import type pg from 'pg';
import { makeClient } from './hosts.ts';

/** Milliseconds after which a database that says nothing is away. */
const deadlineMs = 1_000;

/** How far the log of a database has come. */
export interface LogPlace {
  /** It follows another one. */
  readonly standby: boolean;
  /** The byte at which its log ends; of a standby, until which it has replayed it. */
  readonly place: bigint;
  /** The same on a database and everything that follows it. */
  readonly identity: string;
  /**
   * Raised by each standby that takes over. Places of two timelines do not compare: what was ahead of the new
   * primary holds changes that are gone, and gets none of those that come.
   */
  readonly timeline: number;
}

// What was inserted and not what was flushed: with `synchronous_commit = off` an answer is given before. A standby
// tells its new timeline at once to who may read statistics, to others with its next restart point.
const question = `
  select standby,
    (case when standby then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0'::pg_lsn)::text as place,
    (select system_identifier from pg_control_system()) || ' '
      || (select oid from pg_database where datname = current_database()) as identity,
    case when standby
      then greatest((select timeline_id from pg_control_checkpoint()), (select received_tli from pg_stat_wal_receiver))
      else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as timeline
  from (select pg_is_in_recovery() as standby) role`;

type Row = Omit<LogPlace, 'place'> & { readonly place: string };

/** Asks one database again and again, on a connection of its own that is left when it is silent. */
export class LogAsker {
  readonly #url: string;
  #client: pg.Client | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws why it does not answer in time */
  async ask(): Promise<LogPlace> {
    try {
      this.#client ??= await this.#connect();
      const { rows } = await this.#client.query<Row>(question);
      const [row] = rows;
      if (row === undefined) throw new Error('no answer');
      return { ...row, place: BigInt(row.place) };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    // Without a goodbye: a host that is silent does not hear it.
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
  }

  async #connect(): Promise<pg.Client> {
    const client = makeClient(this.#url, {
      application_name: 'pabean replica',
      connectionTimeoutMillis: deadlineMs,
      query_timeout: deadlineMs,
    });
    client.on('error', () => this.close());
    await client.connect();
    return client;
  }
}
