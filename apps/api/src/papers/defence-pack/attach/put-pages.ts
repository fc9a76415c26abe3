import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { Source } from './open-document.ts';

/** Where a page of the document stands on a page of the pack, in points from below. */
export interface Room {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Puts the document's pages onto the last pages of a pack, which have their heading and their
 * number already.
 */
export async function putPages(
  pack: Uint8Array,
  source: Source,
  shown: number,
  room: Room,
): Promise<Uint8Array> {
  const paper = await PDFDocument.load(pack, { updateMetadata: false });
  const targets = paper.getPages().slice(-shown);
  if (source.kind === 'picture') await putPicture(paper, targets[0], source, room);
  else await putPdf(paper, targets, source.document, room);
  return paper.save();
}

async function putPicture(
  paper: PDFDocument,
  target: PDFPage | undefined,
  { mediaType, bytes }: Extract<Source, { kind: 'picture' }>,
  room: Room,
): Promise<void> {
  const picture =
    mediaType === 'image/png' ? await paper.embedPng(bytes) : await paper.embedJpg(bytes);
  const { width, height } = fitted(picture.width, picture.height, room);
  target?.drawImage(picture, { ...placed(width, height, room), width, height });
}

async function putPdf(
  paper: PDFDocument,
  targets: readonly PDFPage[],
  document: PDFDocument,
  room: Room,
): Promise<void> {
  for (const [at, target] of targets.entries()) {
    const page = document.getPage(at);
    const { x, y, width, height } = page.getCropBox();
    const box = { left: x, bottom: y, right: x + width, top: y + height };
    const drawn = await paper.embedPage(page, box);
    // A page says by which quarter turns it is shown; what is put in is not turned by itself.
    const angle = ((page.getRotation().angle % 360) + 360) % 360;
    const lies = angle === 90 || angle === 270;
    const shape = fitted(lies ? height : width, lies ? width : height, room);
    const corner = placed(shape.width, shape.height, room);
    target.drawPage(drawn, {
      x: corner.x + (angle === 180 || angle === 270 ? shape.width : 0),
      y: corner.y + (angle === 90 || angle === 180 ? shape.height : 0),
      width: lies ? shape.height : shape.width,
      height: lies ? shape.width : shape.height,
      rotate: degrees(-angle),
    });
  }
}

/** As large as the room lets it be, and never larger than it is. */
function fitted(width: number, height: number, room: Room) {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}

/** In the middle, at the top of the room. */
const placed = (width: number, height: number, room: Room) => ({
  x: room.left + (room.width - width) / 2,
  y: room.bottom + room.height - height,
});
