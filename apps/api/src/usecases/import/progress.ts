import type { WriteStream } from 'node:tty';

/** How far an import is. */
export interface ImportProgress {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly read: number;
  readonly imported: number;
  readonly rejected: number;
  readonly seconds: number;
}

/** Draws how far an import is. */
export interface ProgressBar {
  update(progress: ImportProgress): void;
  /** Removes the bar, so that the report stands alone. */
  done(): void;
}

const width = 30;
const betweenDrawsMs = 100;
/** Seconds between lines where no bar can be drawn: a log of hours has hundreds of them, not thousands. */
const betweenLines = 10;
const clearLine = '\r\u001B[2K';
const number = new Intl.NumberFormat('en');

/** A bar on a terminal; anywhere else a line now and then, and none for an import that is soon done. */
export function progressBar(
  stream: Pick<WriteStream, 'write' | 'isTTY'> = process.stderr,
): ProgressBar {
  if (!stream.isTTY) return progressLines(stream);
  let drawn = 0;
  return {
    update(progress) {
      const now = Date.now();
      if (now - drawn < betweenDrawsMs) return;
      drawn = now;
      stream.write(`${clearLine}${progressLine(progress)}`);
    },
    done() {
      if (drawn > 0) stream.write(clearLine);
    },
  };
}

function progressLines(stream: Pick<WriteStream, 'write'>): ProgressBar {
  let toldAt = 0;
  return {
    update(progress) {
      if (progress.seconds - toldAt < betweenLines) return;
      toldAt = progress.seconds;
      stream.write(`${progressWords(progress)}\n`);
    },
    done() {},
  };
}

/** One line such as `█████░░░░░ 50 %  12,000 orders  8,000 a second  3 rejected`. */
export function progressLine(progress: ImportProgress): string {
  const full = Math.round(partOf(progress) * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${progressWords(progress)}`;
}

function partOf({ bytes, totalBytes }: ImportProgress): number {
  return totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes);
}

function progressWords(progress: ImportProgress): string {
  const rate = progress.seconds > 0 ? Math.round(progress.read / progress.seconds) : 0;
  const words = [
    `${Math.floor(partOf(progress) * 100)} %`,
    `${number.format(progress.read)} orders`,
    `${number.format(rate)} a second`,
    ...(progress.rejected > 0 ? [`${number.format(progress.rejected)} rejected`] : []),
  ];
  return words.join('  ');
}
