/**
 * What looking for the QR code of an approved document has found: one that can be read, none, or
 * nothing, because it `failed` (too long, too large, a fault). A document without an answer was
 * uploaded before anybody looked.
 */
export const codeOutcomes = ['readable', 'none', 'failed'] as const;
export type CodeOutcome = (typeof codeOutcomes)[number];

/**
 * Where a QR code stands in a document: its page, counted from 1, and the box around it as shares
 * (0 to 1) of the page's width and height, from the upper left of the page as it is shown.
 */
export interface CodePlace {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The words for staff; null is a document that nobody looked into. */
export function codeOutcomeLabel(search: CodeOutcome | null): string {
  return search === null ? 'QR code not looked for' : labels[search];
}

const labels: Record<CodeOutcome, string> = {
  readable: 'QR code readable',
  none: 'No readable QR code',
  failed: 'QR code search failed',
};
