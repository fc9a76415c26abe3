import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { csvRecords } from './csv-records.ts';
import { fileBeginning } from './file-bytes.ts';
import { readLines } from './lines.ts';
import { ndjsonRecords } from './ndjson-records.ts';
import type { SourceRecord } from './source-record.ts';

/** A file to import from. */
export interface Source {
  readonly totalBytes: number;
  records(onBytes: (bytes: number) => void): AsyncGenerator<SourceRecord>;
}

type Format = 'csv' | 'ndjson';
const formats: Record<string, Format> = { '.csv': 'csv', '.ndjson': 'ndjson', '.jsonl': 'ndjson' };

/** @throws ExpectedFailure when there is no such file or it is nothing that we read */
export async function openSource(file: string): Promise<Source> {
  const found = await stat(file).catch((error: Error) => {
    throw new ExpectedFailure(`${file} cannot be read: ${reasonOf(error)}.`);
  });
  if (!found.isFile()) throw new ExpectedFailure(`${file} is not a file.`);
  const format =
    formats[extname(file.replace(/\.gz$/i, '')).toLowerCase()] ?? (await sniffedFormat(file));
  return {
    totalBytes: found.size,
    records(onBytes) {
      const lines = readLines(file, onBytes);
      return format === 'csv' ? csvRecords(lines) : ndjsonRecords(lines);
    },
  };
}

/** Without a name that says it: what begins with a brace is JSON. */
async function sniffedFormat(file: string): Promise<Format> {
  const text = await fileBeginning(file).catch((error: Error) => {
    throw new ExpectedFailure(`${file} cannot be read: ${reasonOf(error)}.`);
  });
  const first = text.replace('\uFEFF', '').trimStart()[0];
  if (first === '[') {
    throw new ExpectedFailure(`${file} is one JSON list. Write one order a line (NDJSON).`);
  }
  return first === '{' ? 'ndjson' : 'csv';
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'there is no such file';
  if (error.code === 'EACCES') return 'it may not be read by this user';
  return error.code ?? error.message;
}
