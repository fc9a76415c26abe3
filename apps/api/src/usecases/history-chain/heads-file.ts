import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { startDirectories } from '../../core/env.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import type { HistoryHead } from '../../db/queries/order-history.ts';

/** Stands in the place of an order id in the line of the staff events; no order id has a `_`. */
export const staffEventsName = 'staff_events';

/** A head that was written down outside the database. */
export interface KnownHead extends HistoryHead {
  readonly orderId: string;
  readonly line: number;
}

/** Writes heads to a file. */
export interface HeadsWriter {
  write(orderId: string, head: HistoryHead): void;
  /** Sends on what was written; between parts of a long history, so that memory stays small. */
  flush(): Promise<void>;
  /** Ends the file; one that is not to be kept, or cannot be written to its end, is gone. */
  end(keep: boolean): Promise<void>;
}

/** @throws ExpectedFailure when the file is there already: an older export is evidence */
export async function writeHeads(path: string): Promise<HeadsWriter> {
  const file = await openNew(path);
  let text = '';
  const flush = async () => {
    const written = text;
    text = '';
    if (written === '') return;
    await file.appendFile(written).catch((error: unknown) => {
      throw notWritten(path, error);
    });
  };
  const finish = async () => {
    await flush();
    await file.sync().catch((error: unknown) => {
      throw notWritten(path, error);
    });
  };
  return {
    write(orderId, { rows, digest }) {
      text += `${orderId} ${rows} ${digest}\n`;
    },
    flush,
    async end(keep) {
      let isWhole = false;
      try {
        if (keep) await finish();
        isWhole = keep;
      } finally {
        await file.close();
        // A half would prove nothing of what it lacks.
        if (!isWhole) await rm(path);
      }
    },
  };
}

function notWritten(path: string, error: unknown): ExpectedFailure {
  const { code } = error as NodeJS.ErrnoException;
  return new ExpectedFailure(`${path} cannot be written (${code}).`);
}

async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new ExpectedFailure(`${path} is there already.`);
    throw notWritten(path, error);
  }
}

// A chain of staff events without any has its line all the same: the file ends with it.
const lineShape = /^([A-Za-z0-9-]{1,64}(?= [1-9])|staff_events) (0|[1-9]\d{0,8}) ([0-9a-f]{64})$/;

/** Reads heads as `writeHeads` wrote them, one at a time. */
export async function* readHeads(path: string): AsyncGenerator<KnownHead, undefined> {
  let line = 0;
  try {
    for await (const text of createInterface({ input: createReadStream(path) })) {
      line += 1;
      const [, orderId = '', rows, digest = ''] = lineShape.exec(text) ?? [];
      if (rows === undefined) {
        throw new ExpectedFailure(
          `Line ${line} of ${path} is not an order id, a number of rows and a digest.`,
        );
      }
      yield { orderId, rows: Number(rows), digest, line };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new ExpectedFailure(`${path} cannot be read (${code}).`);
  }
  return undefined;
}

/** The path of a file as the person who started the command means it. */
export function pathOf(name: string): string {
  // pnpm runs a command in the repository; the last directory is where pnpm was called.
  return resolve(startDirectories().at(-1) ?? '', name);
}
