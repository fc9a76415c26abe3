import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Interrupted } from '../lifecycle.ts';

/** A terminal, or what stands for one in a test. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks for a line and does not show what is typed.
 * @throws Interrupted when it is left by Ctrl-C or Ctrl-D
 */
export function readSecret(question: string, { input, output }: Terminal): Promise<string> {
  output.write(question);
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  // As on a terminal, whatever the streams are: a line is edited, and no character is echoed.
  const lines = createInterface({ input, output: nothing, terminal: true, historySize: 0 });
  return new Promise((resolve, reject) => {
    let typed: string | undefined;
    lines.once('line', (line) => {
      typed = line;
      lines.close();
    });
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      output.write('\n');
      if (typed === undefined) reject(new Interrupted('No password was set.'));
      else resolve(typed);
    });
  });
}
