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
const clearLine = '\r\u001B[2K';
const number = new Intl.NumberFormat('en');

/** A bar on a terminal; nothing at all anywhere else, where it would only fill a log. */
export function progressBar(
  stream: Pick<WriteStream, 'write' | 'isTTY'> = process.stderr,
): ProgressBar {
  if (!stream.isTTY) return { update() {}, done() {} };
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

/** One line such as `█████░░░░░ 50 %  12,000 orders  8,000 a second  3 rejected`. */
export function progressLine(progress: ImportProgress): string {
  const part = progress.totalBytes === 0 ? 1 : Math.min(1, progress.bytes / progress.totalBytes);
  const full = Math.round(part * width);
  const rate = progress.seconds > 0 ? Math.round(progress.read / progress.seconds) : 0;
  const words = [
    `${Math.floor(part * 100)} %`,
    `${number.format(progress.read)} orders`,
    `${number.format(rate)} a second`,
    ...(progress.rejected > 0 ? [`${number.format(progress.rejected)} rejected`] : []),
  ];
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${words.join('  ')}`;
}
