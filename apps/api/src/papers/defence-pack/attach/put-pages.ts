import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { Source } from './page-source.ts';
import { pictureTurn } from './picture-turn.ts';

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
  await putSource(paper, paper.getPages().slice(-shown), source, room);
  return paper.save();
}

/** Puts a document's pages, or its picture, onto these pages. */
export async function putSource(
  paper: PDFDocument,
  targets: readonly PDFPage[],
  source: Source,
  room: Room,
): Promise<void> {
  if (source.kind === 'picture') await putPicture(paper, targets[0], source, room);
  else await putPdf(paper, targets, source.document, room);
}

async function putPicture(
  paper: PDFDocument,
  target: PDFPage | undefined,
  { mediaType, bytes }: Extract<Source, { kind: 'picture' }>,
  room: Room,
): Promise<void> {
  const picture =
    mediaType === 'image/png' ? await paper.embedPng(bytes) : await paper.embedJpg(bytes);
  // Written now: the library would keep each picture unpacked until the whole paper is saved.
  await picture.embed();
  const turn = pictureTurn(bytes, mediaType);
  const at = standing(picture, turn.angle, room);
  if (!turn.mirrored) return target?.drawImage(picture, at);
  // Drawn from its other side, which takes its width back.
  const [right, down] = directions[turn.angle] ?? [1, 0];
  const x = at.x + right * at.width;
  const y = at.y - down * at.width;
  target?.drawImage(picture, { ...at, x, y, width: -at.width });
}

async function putPdf(
  paper: PDFDocument,
  targets: readonly PDFPage[],
  document: PDFDocument,
  room: Room,
): Promise<void> {
  for (const [at, target] of targets.entries()) {
    const page = document.getPage(at);
    // The library refuses a page on which nothing is drawn; it stays as empty here.
    if (page.node.Contents() === undefined) continue;
    const { x, y, width, height } = page.getCropBox();
    const box = { left: x, bottom: y, right: x + width, top: y + height };
    const drawn = await paper.embedPage(page, box);
    // A page says by which quarter turns it is shown; what is put in is not turned by itself.
    const angle = ((page.getRotation().angle % 360) + 360) % 360;
    target.drawPage(drawn, standing({ width, height }, angle, room));
  }
}

/** Which way the upper edge of a turned thing runs: to the right, and down. */
const directions: Readonly<Record<number, readonly [right: number, down: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
};

/** Where something has to be drawn that is turned clockwise by this angle to stand. */
export function standing(size: { width: number; height: number }, angle: number, room: Room) {
  const { width, height } = size;
  const lies = angle === 90 || angle === 270;
  const shape = fitted(lies ? height : width, lies ? width : height, room);
  const corner = placed(shape.width, shape.height, room);
  return {
    x: corner.x + (angle === 180 || angle === 270 ? shape.width : 0),
    y: corner.y + (angle === 90 || angle === 180 ? shape.height : 0),
    width: lies ? shape.height : shape.width,
    height: lies ? shape.width : shape.height,
    rotate: degrees(-angle),
  };
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
