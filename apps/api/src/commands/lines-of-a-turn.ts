/** Where lines are written to at once. */
export interface Output {
  write(text: string): unknown;
}

/** What pino hands its lines to. */
interface LogStream extends Output {
  /** Set by pino before each line: its level. */
  lastLevel: number;
}

/** pino's number for a warning; what is worse has a higher one. */
const warning = 40;

/**
 * Writes the lines of one turn of the event loop together: under load a write for each request took a
 * tenth of the server's time. A warning or an error is written at once, with what waits before it, and so
 * is what waits when the process ends: the last lines are the ones that matter.
 */
export function linesOfATurn(output: Output): LogStream {
  let waiting = '';
  const flush = () => {
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    output.write(lines);
  };
  process.on('exit', flush);
  return Object.assign(
    {
      lastLevel: 0,
      write(line: string) {
        if (waiting === '') setImmediate(flush);
        waiting += line;
        if (this.lastLevel >= warning) flush();
      },
    },
    { [Symbol.for('pino.metadata')]: true },
  );
}
