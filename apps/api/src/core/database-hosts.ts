import * as v from 'valibot';

/** What stands before, in and behind the hosts of an address. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]+)([/?#].*)?$/;

/**
 * The hosts of a `DATABASE_URL`, each as an address of its own. Several stand with commas between, as
 * libpq reads them: `postgresql://user:password@one:5432,two:5433/pabean`.
 */
export function hostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Whether the database is on this machine: behind a socket or the machine's own address. */
export function isHere(url: string): boolean {
  const [only, ...others] = hostUrls(url);
  if (only === undefined || others.length > 0 || !URL.canParse(only)) return false;
  const { hostname, searchParams } = new URL(only);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return ['', 'localhost', '127.0.0.1', '[::1]', '::1'].includes(host) || host.startsWith('/');
}

/** The server writes: it works with the one host that takes writes, or with none. */
const asksForWrites = (url: string) =>
  /[?&]target_session_attrs=(?!(read-write|primary)(&|$))/.exec(url) === null;

/** The server only reads there, and there is one. */
const isReplica = (url: string) =>
  hostUrls(url).length === 1 &&
  isAddress(url) &&
  /[?&]target_session_attrs=(read-write|primary)(&|$)/.exec(url) === null;

const isAddress = (url: string) => /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url);

/** A `DATABASE_URL` with one host or several, without slashes at its end. */
export const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) => hostUrls(text).every(isAddress),
    'must be an address like postgresql://user:password@host:5432/pabean',
  ),
  v.check(asksForWrites, 'can have target_session_attrs=read-write alone: the server writes'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** A `DATABASE_READ_URL`: one host that follows the one of `DATABASE_URL`. */
export const replicaAddress = v.pipe(
  v.string(),
  v.check(
    isReplica,
    'must be an address like postgresql://user:password@host:5432/pabean, of one host that follows',
  ),
  v.transform((text) => text.replace(/\/+$/, '')),
);
