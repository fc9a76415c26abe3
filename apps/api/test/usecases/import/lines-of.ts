import type { Line } from '../../../src/usecases/import/lines.ts';

/** The lines of a text, or lines that could not be read. */
export async function* linesOf(...lines: (string | Omit<Line, 'number'>)[]): AsyncGenerator<Line> {
  for (const [index, line] of lines.entries()) {
    yield { number: index + 1, ...(typeof line === 'string' ? { text: line } : line) };
  }
}
