import type { DatabaseError } from 'pg';
import { type Logger, pino, stdSerializers } from 'pino';
import { diskReason } from '../core/disk-trouble.ts';
import { linesOfATurn } from './lines-of-a-turn.ts';

/**
 * Headers hold tokens, cookies, keys and addresses. Libraries log them as they like: the reader of forms
 * does so among its options.
 */
const headersAnywhere = ['headers', '*.headers'];

/** Bytes that wait for room on the disk of the log: the oldest are written when there is some, the newest are lost. */
const longestWait = 1024 * 1024;

/** Structured log on the standard output, one JSON object a line. Secrets never reach it. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      redact: headersAnywhere,
      serializers: { err: describeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    linesOfATurn(standardOutput()),
  );
}

/** Where the log goes. A disk that is full there ends no server: its own data may lie on another. */
function standardOutput(): ReturnType<typeof pino.destination> {
  const output = pino.destination({ fd: 1, sync: true, maxLength: longestWait });
  let isTold = false;
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (isTold) return;
    isTold = true;
    const reason = diskReason(error.code) ?? error.message;
    process.stderr.write(`The log cannot be written: ${reason}. The server works without it.\n`);
  });
  return output;
}

/**
 * An error for the log. PostgreSQL quotes the row that it refused, and may quote a value in its
 * message: both can be a traveller's own data, so the log keeps what names the place and the rule.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  if (!('severity' in error)) return { ...stdSerializers.err(error) };
  const { name: type, code, table, column, constraint, routine } = error as DatabaseError;
  const stack = error.stack?.replace(error.message, () => withoutValue(error.message));
  return {
    type,
    message: withoutValue(error.message),
    stack,
    ...{ code, table, column, constraint, routine },
  };
}

function withoutValue(message: string): string {
  return message.replace(/: ".*/s, ': …');
}
