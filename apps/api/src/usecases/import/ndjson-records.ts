import type { Line } from './lines.ts';
import type { SourceRecord } from './source-record.ts';

/** One JSON object per line; empty lines are skipped. */
export async function* ndjsonRecords(lines: AsyncIterable<Line>): AsyncGenerator<SourceRecord> {
  for await (const { number, text, trouble } of lines) {
    if (text.trim() === '') continue;
    const place = { line: number, raw: text };
    yield trouble === undefined ? { ...place, ...parsed(text) } : { ...place, trouble };
  }
}

function parsed(text: string): { value: unknown } | { trouble: string } {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { trouble: 'is a list and not one order' } : { value };
  } catch {
    return { trouble: 'is not JSON' };
  }
}
