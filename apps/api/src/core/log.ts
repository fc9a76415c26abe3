import type { LogFn } from 'pino';

/** Where a use case writes what an operator should read: the log of the request, or the server's. */
export interface Log {
  readonly info: LogFn;
  readonly warn: LogFn;
  readonly error: LogFn;
}
