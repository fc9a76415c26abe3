import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import { makeClient } from './hosts.ts';

/** Milliseconds between looks whether the connection lives, and between tries to make a new one. */
const lookEveryMs = 1_000;
/** A connection that has not answered for so long is silent: nothing that it would tell is relied on. */
const silentAfterMs = 3_000;

/** What PostgreSQL tells every process of changed members and sessions (0025_session_news.sql). */
export interface SessionNews {
  start(): void;
  /** Whether a change that is made now will be heard. */
  isHeard(): boolean;
  stop(): Promise<void>;
}

export interface SessionNewsOptions {
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly onChange: (memberId: number) => void;
  /** Something may have been missed. */
  readonly onGap: () => void;
}

/** Listens on a connection of its own, and makes a new one when it is lost. */
export function makeSessionNews(options: SessionNewsOptions): SessionNews {
  const { databaseUrl, logger, onChange, onGap } = options;
  let client: pg.Client | null = null;
  /** The connection that owes an answer. */
  let busyClient: pg.Client | null = null;
  let aliveAt = 0;
  let proof = '';
  let isProven = false;
  let timer: NodeJS.Timeout | undefined;

  /** Also when the machine's clock was set back: how long it has been silent is not known then. */
  function isSilent(): boolean {
    const silence = Date.now() - aliveAt;
    return silence < 0 || silence >= silentAfterMs;
  }

  const newClient = () =>
    makeClient(databaseUrl, {
      application_name: 'pabean sessions',
      connectionTimeoutMillis: silentAfterMs,
    });

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = null;
    isProven = false;
    onGap();
    lost.end().catch(() => {});
  }

  /** Asks one question at a time: others would wait in the driver behind one that gets no answer. */
  async function ask(one: pg.Client, question: () => Promise<unknown>): Promise<void> {
    busyClient = one;
    try {
      await question();
      if (client === one) aliveAt = Date.now();
    } finally {
      if (busyClient === one) busyClient = null;
    }
  }

  async function open(next: pg.Client): Promise<void> {
    isProven = false;
    aliveAt = Date.now();
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload = '' }) => {
      if (client !== next) return;
      if (payload === proof) {
        onGap();
        isProven = true;
      } else if (/^\d+$/.test(payload)) {
        onChange(Number(payload));
      }
    });
    await ask(next, async () => {
      await next.connect();
      await next.query('listen pabean_sessions');
    });
    if (client !== next) return;
    proof = randomUUID();
    await tell(proof);
  }

  /** Over another connection: a pooler passes on to the same one what it passes to nobody else. */
  async function tell(words: string): Promise<void> {
    const teller = newClient();
    teller.on('error', () => {});
    try {
      await teller.connect();
      await teller.query("select pg_notify('pabean_sessions', $1)", [words]);
    } finally {
      await teller.end();
    }
  }

  async function look(one: pg.Client, isNew: boolean): Promise<void> {
    if (isNew) return open(one);
    if (isSilent()) return lose(one);
    if (busyClient !== one) await ask(one, () => one.query('select 1'));
  }

  const lookSafely = () => {
    const isNew = client === null;
    client ??= newClient();
    const one = client;
    look(one, isNew).catch((error: Error) => {
      // Not the error itself: the driver hangs the whole connection on it.
      logger.debug({ reason: error.message }, 'Changes of sessions cannot be heard');
      lose(one);
    });
  };

  return {
    start() {
      lookSafely();
      timer = setInterval(lookSafely, lookEveryMs).unref();
    },
    isHeard: () => isProven && !isSilent(),
    async stop() {
      clearInterval(timer);
      const last = client;
      client = null;
      isProven = false;
      await last?.end().catch(() => {});
    },
  };
}
