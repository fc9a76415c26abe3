import { PDFDocument } from '@cantoo/pdf-lib';
import {
  type Attachment,
  attachmentLimits,
  pagesShown,
  type StoredDocument,
} from '../content/attachment.ts';
import { drawAnnotations } from './draw-annotations.ts';
import { fillFields } from './fill-fields.ts';
import type { Source } from './page-source.ts';
import { putSource } from './put-pages.ts';

export interface OpenedDocument {
  readonly attachment: Attachment;
  readonly source: Source | null;
}

/** Opens the document; one that cannot be put into a pack says why, and keeps no pack from being made. */
export async function openDocument(stored: StoredDocument): Promise<OpenedDocument> {
  const { bytes, mediaType, size, takesTooMuch } = stored;
  if (takesTooMuch) return none('its file takes too much memory or time to open');
  if (bytes === null) {
    return none(
      size > attachmentLimits.bytes ? 'its file is too large' : 'its file is gone or damaged',
    );
  }
  if (mediaType === 'image/png' && pngPixels(bytes) > attachmentLimits.pixels) {
    return none('its picture has too many pixels');
  }
  if (mediaType === 'image/png' || mediaType === 'image/jpeg') {
    return tried(1, { kind: 'picture', mediaType, bytes });
  }
  if (mediaType !== 'application/pdf') return none('its kind of picture cannot stand in a PDF');
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const count = document.getPageCount();
    if (count === 0) return none('its file has no pages');
    await fillFields(document, attachmentLimits.pages);
    drawAnnotations(document, attachmentLimits.pages);
    return await tried(count, { kind: 'pdf', document });
  } catch {
    return none(broken);
  }
}

const broken = 'its file is locked or damaged';

/**
 * Puts it onto pages that are thrown away: viewers open files that the library cannot put in, and
 * nobody can tell before.
 */
async function tried(count: number, source: Source): Promise<OpenedDocument> {
  const attachment = pagesOf(count);
  try {
    const paper = await PDFDocument.create({ updateMetadata: false });
    const targets = Array.from({ length: pagesShown(attachment) }, () => paper.addPage());
    await putSource(paper, targets, source, { left: 0, bottom: 0, width: 500, height: 700 });
    await paper.save();
    return { attachment, source };
  } catch {
    return none(broken);
  }
}

/** What a PNG's header claims. */
function pngPixels(bytes: Uint8Array): number {
  if (bytes.length < 24) return 0;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return header.getUint32(16) * header.getUint32(20);
}

const none = (why: string): OpenedDocument => ({ attachment: { kind: 'none', why }, source: null });
const pagesOf = (pages: number): Attachment => ({
  kind: 'pages',
  pages,
  shown: Math.min(pages, attachmentLimits.pages),
});
