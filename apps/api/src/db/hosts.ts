import pg from 'pg';
import { hostUrls } from '../core/database-hosts.ts';

/** Milliseconds between looks whether the host still answers, and for which one look waits. */
const lookEveryMs = 3_000;
const deadlineMs = 2_000;

/**
 * Which of several hosts takes writes (decision 040). The driver knows one host alone. A host that is
 * silent is left only when another one takes writes: a slow one is not made slower by new connections.
 */
class WritableHost {
  readonly #urls: readonly string[];
  readonly #connected = new Map<pg.Client, string>();
  #current: string | undefined;
  #looking: Promise<string> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  /** @throws an error of code 08001 while none takes writes */
  async find(): Promise<string> {
    if (this.#current !== undefined) return this.#current;
    this.#looking ??= this.#look(this.#urls).finally(() => {
      this.#looking = undefined;
    });
    this.#current = await this.#looking;
    return this.#current;
  }

  /** It refused a connection: the next one asks all hosts again. */
  forget(url: string): void {
    if (this.#current === url) this.#current = undefined;
  }

  keep(client: pg.Client, url: string): void {
    this.#connected.set(client, url);
    client.once('end', () => this.#connected.delete(client));
    this.#timer ??= setInterval(() => void this.#watch(), lookEveryMs).unref();
  }

  async #watch(): Promise<void> {
    const current = this.#current;
    if (this.#connected.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    if (current !== undefined && (await takesWrites(current).catch(() => false))) return;
    const others = this.#urls.filter((url) => url !== current);
    const next = await this.#look(others).catch(() => undefined);
    if (next === undefined) return;
    this.#current = next;
    for (const [client, url] of this.#connected) {
      // Whoever waits for an answer of a host that is gone gets an error now, and not in a quarter of an hour.
      if (url !== next) client.connection.stream.destroy();
    }
  }

  /** The first of these hosts that takes writes. */
  #look(urls: readonly string[]): Promise<string> {
    const looks = urls.map(async (url) => {
      if (await takesWrites(url)) return url;
      throw new Error('a standby');
    });
    return Promise.any(looks).catch(({ errors }: AggregateError) => {
      const reasons = errors.map(({ message, code }) => message || code).join('; ');
      throw Object.assign(new Error(`none of its hosts takes writes (${reasons})`), {
        code: '08001',
      });
    });
  }
}

/** @throws why the host does not answer in time */
async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pabean hosts',
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show transaction_read_only');
    return rows[0].transaction_read_only === 'off';
  } finally {
    // Not waited for: a host that is silent does not say goodbye either.
    client.end().catch(() => {});
  }
}

const classes = new Map<string, typeof pg.Client>();

/** The driver's client, which connects to the host of the address that takes writes. */
export function clientOf(url: string): typeof pg.Client {
  const urls = hostUrls(url);
  if (urls.length === 1) return pg.Client;
  const found = classes.get(url) ?? makeClass(new WritableHost(urls));
  classes.set(url, found);
  return found;
}

type Connected = ((error: Error) => void) & ((error: null, client: pg.Client) => void);

function makeClass(hosts: WritableHost): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connecting = this.#connect();
      if (callback === undefined) return connecting;
      connecting.then((client) => callback(null, client), callback);
      return undefined;
    }

    async #connect(): Promise<pg.Client> {
      const url = await hosts.find();
      const { host, port } = new pg.Client({ connectionString: url });
      Object.assign(this, { host, port });
      try {
        await super.connect();
      } catch (error) {
        hosts.forget(url);
        throw error;
      }
      hosts.keep(this, url);
      return this;
    }
  };
}

/** One connection, to the host that takes writes. */
export function makeClient(url: string, config: pg.ClientConfig): pg.Client {
  const Client = clientOf(url);
  return new Client({ ...config, connectionString: hostUrls(url)[0] });
}
