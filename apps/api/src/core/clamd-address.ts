import { isAbsolute } from 'node:path';

/** Where a clamd listens: a path of a socket, or a host and a port. */
export type ClamdAddress =
  | { readonly path: string }
  | { readonly host: string; readonly port: number };

/** `host:port` (an IPv6 address in brackets), or the absolute path of a socket. */
export function clamdAddress(text: string): ClamdAddress | null {
  if (isAbsolute(text)) return { path: text };
  const [, host = '', digits] = /^(\[[0-9a-f:.]+\]|[^\s:/]+):(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  if (!(port > 0 && port < 65_536)) return null;
  return { host: host.replace(/^\[|\]$/g, ''), port };
}
