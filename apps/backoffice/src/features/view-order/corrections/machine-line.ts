/** What the machine-readable zone of a passport says. */
export interface MachineLine {
  readonly number: string;
  /** The check digits of the number and of the whole line fit. */
  readonly fits: boolean;
}

const lineLength = 44;
/** The first line holds the name alone: whoever pastes the second one only needs no name. */
const noName = `P${'<'.repeat(lineLength - 1)}`;

/** Pasted text without the spaces that a scan leaves. */
const linesOf = (text: string) =>
  text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s/g, ''))
    .filter((line) => line !== '');

/** Whether a pasted text is meant as the line or both lines at the foot of a passport's page. */
export const isMachineLine = (text: string): boolean =>
  linesOf(text).some((line) => line.length > 20 && /^[A-Z0-9<]+$/.test(line) && line.includes('<'));

/** Reads it; null where it has not the form of a passport's. The reader is fetched for this alone, which may fail. */
export async function readMachineLine(text: string): Promise<MachineLine | 'no reader' | null> {
  const reader = await import('mrz').catch(() => null);
  if (reader === null) return 'no reader';
  // Both lines may have come as one.
  const lines = linesOf(text).flatMap((line) => line.match(/.{1,44}/g) ?? []);
  const second = lines.at(-1);
  if (lines.length > 2 || second?.length !== lineLength) return null;
  const { documentNumber, details } = reader.parse([
    lines.length === 2 ? (lines[0] ?? '') : noName,
    second,
  ]);
  if (documentNumber === null) return null;
  const checks = ['documentNumberCheckDigit', 'compositeCheckDigit'];
  const fits = checks.every((field) => details.some((each) => each.field === field && each.valid));
  return { number: documentNumber, fits };
}
