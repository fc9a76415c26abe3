import { basename } from 'node:path';

/** How an import ended. */
export interface ImportReport {
  readonly file: string;
  /** Records, without the header and empty lines: imported, rejected and duplicates together. */
  readonly read: number;
  readonly imported: number;
  readonly rejected: number;
  /** Orders that were there already, or earlier in the file; nothing was changed by them. */
  readonly duplicates: number;
  /** Where the rejected ones are listed; null when there are none. */
  readonly rejectedFile: string | null;
  readonly seconds: number;
  /** How often each reason was given; a record may have several. */
  readonly byReason: Readonly<Record<string, number>>;
}

/** Whether the file gave nothing: most likely it is another one than was meant. */
export function isAllRejected({ rejected, read }: ImportReport): boolean {
  return rejected > 0 && rejected === read;
}

const shownReasons = 12;
const number = new Intl.NumberFormat('en');

/** The report as lines for a person, without a line end. */
export function formatReport(report: ImportReport): string {
  const { imported, rejected, duplicates } = report;
  const counts = [
    `${number.format(imported)} imported`,
    `${number.format(rejected)} rejected`,
    `${number.format(duplicates)} ${duplicates === 1 ? 'duplicate' : 'duplicates'}`,
  ];
  const lines = [`${basename(report.file)}: ${counts.join(', ')} (${report.seconds.toFixed(1)} s)`];
  const reasons = Object.entries(report.byReason).sort(([, one], [, other]) => other - one);
  for (const [reason, times] of reasons.slice(0, shownReasons)) {
    lines.push(`  ${number.format(times)} × ${reason}`);
  }
  if (reasons.length > shownReasons)
    lines.push(`  and ${reasons.length - shownReasons} more reasons`);
  if (report.rejectedFile !== null) lines.push(`Rejected lines: ${report.rejectedFile}`);
  return lines.join('\n');
}

/** Counts reasons; a file that is wrong in ever new ways must not fill the memory. */
export function reasonCounter(): { add(reason: string): void; counts(): Record<string, number> } {
  const counts = new Map<string, number>();
  return {
    add(reason) {
      const name = counts.has(reason) || counts.size < 100 ? reason : 'other reasons';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    counts: () => Object.fromEntries(counts),
  };
}
