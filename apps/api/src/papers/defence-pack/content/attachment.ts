/** The file of the document that was approved, as it was stored. */
export interface StoredDocument {
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  readonly at: string;
  /** Null when the file is too large for a pack, gone, or takes the thread more than it may. */
  readonly bytes: Uint8Array | null;
  /** It was tried, and took the thread more memory or time than it may. */
  readonly takesTooMuch?: boolean;
}

/** How much of it a pack takes in: banks' upload forms refuse large files. */
export const attachmentLimits = {
  bytes: 4 * 1024 * 1024,
  pages: 6,
  /** Of a PNG, which is unpacked at ten bytes a pixel: a page of A4 has nine million at 300 dots per inch. */
  pixels: 16_000_000,
} as const;

/** What of the document follows the letter: so many of its pages, or none and why. */
export type Attachment =
  | { readonly kind: 'pages'; readonly pages: number; readonly shown: number }
  | { readonly kind: 'none'; readonly why: string };

/** The pages that follow the letter. */
export const pagesShown = (attachment: Attachment | null) =>
  attachment?.kind === 'pages' ? attachment.shown : 0;
