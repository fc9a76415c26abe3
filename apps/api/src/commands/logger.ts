import { type Logger, pino } from 'pino';

/** Structured log on the standard output, one JSON object a line. Secrets never reach it. */
export function createLogger(level: string): Logger {
  const secrets = ['authorization', 'cookie', '"x-intake-key"', '"set-cookie"'];
  return pino(
    {
      level,
      redact: secrets.flatMap((name) => [`req.headers.${name}`, `headers.${name}`]),
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    // Written at once: the last lines before the end of the process are the ones that matter.
    pino.destination({ fd: 1, sync: true }),
  );
}
