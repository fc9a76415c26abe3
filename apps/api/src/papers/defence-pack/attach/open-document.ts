import { PDFDocument, type PDFDocument as PdfDocument } from '@cantoo/pdf-lib';
import { type Attachment, attachmentLimits, type StoredDocument } from '../content/attachment.ts';

/** The document in a form whose pages can be put onto the pages of a pack. */
export type Source =
  | { readonly kind: 'pdf'; readonly document: PdfDocument }
  | { readonly kind: 'picture'; readonly mediaType: string; readonly bytes: Uint8Array };

export interface OpenedDocument {
  readonly attachment: Attachment;
  readonly source: Source | null;
}

/** Opens the document; one that cannot be put into a pack says why, and keeps no pack from being made. */
export async function openDocument(stored: StoredDocument): Promise<OpenedDocument> {
  const { bytes, mediaType, size } = stored;
  if (bytes === null) {
    return none(size > attachmentLimits.bytes ? 'its file is too large' : 'its file is gone');
  }
  if (mediaType === 'image/png' || mediaType === 'image/jpeg') {
    return { attachment: pagesOf(1), source: { kind: 'picture', mediaType, bytes } };
  }
  if (mediaType !== 'application/pdf') return none('its kind of picture cannot stand in a PDF');
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const count = document.getPageCount();
    if (count === 0) return none('its file has no pages');
    return { attachment: pagesOf(count), source: { kind: 'pdf', document } };
  } catch {
    return none('its file is locked or damaged');
  }
}

const none = (why: string): OpenedDocument => ({ attachment: { kind: 'none', why }, source: null });
const pagesOf = (pages: number): Attachment => ({
  kind: 'pages',
  pages,
  shown: Math.min(pages, attachmentLimits.pages),
});
