/** What is asked of the thread. */
export interface PdfTextRequest {
  readonly path: string;
  readonly maxPages: number;
}

/** What could be read of a PDF. */
export interface PdfText {
  readonly kind: 'text';
  readonly text: string;
  readonly pages: number;
  /** Those are all its pages. */
  readonly whole: boolean;
}

/** Why a PDF cannot be opened by anybody: it is damaged, has no pages, or asks for a password. */
export type PdfFlaw = 'broken' | 'no-pages' | 'locked';

/** What the thread found. */
export type PdfReading = PdfText | { readonly kind: 'closed'; readonly flaw: PdfFlaw };

/** What reading may cost; a declaration has two pages. */
export interface PdfTextLimits {
  readonly maxPages: number;
  readonly ms: number;
  readonly bytes: number;
}
