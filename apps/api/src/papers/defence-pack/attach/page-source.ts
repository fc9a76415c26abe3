import type { PDFDocument } from '@cantoo/pdf-lib';

/** The document in a form whose pages can be put onto the pages of a pack. */
export type Source =
  | { readonly kind: 'pdf'; readonly document: PDFDocument }
  | { readonly kind: 'picture'; readonly mediaType: string; readonly bytes: Uint8Array };
