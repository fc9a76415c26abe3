import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { GreyPicture } from '../../adapters/pictures/grey-picture.ts';
import { drawAnnotations } from '../defence-pack/attach/draw-annotations.ts';
import { fillFields } from '../defence-pack/attach/fill-fields.ts';
import { pictureTurn } from '../defence-pack/attach/picture-turn.ts';
import { putSource, type Room, standing } from '../defence-pack/attach/put-pages.ts';
import type { AnswerFile } from './answer-content.ts';

type Source = Parameters<typeof putSource>[2];

/** An added file that can be put onto pages: as it is, or drawn anew in sixteen greys. */
export interface AnswerSource {
  readonly id: string;
  readonly pages: number;
  /** What it takes of an answer, about; known once it was put in. */
  bytes(): number;
  put(paper: PDFDocument, targets: readonly PDFPage[], room: Room): Promise<void>;
}

/** Opens an added file. @throws when it is damaged, locked or has no pages */
export async function openAnswerFile({ id, mediaType, bytes }: AnswerFile): Promise<AnswerSource> {
  const source = await sourceOf(mediaType, bytes);
  return {
    id,
    pages: source.kind === 'picture' ? 1 : source.document.getPageCount(),
    bytes: () => bytes.length,
    put: (paper, targets, room) => putSource(paper, targets, source, room),
  };
}

async function sourceOf(mediaType: string, bytes: Uint8Array): Promise<Source> {
  if (mediaType !== 'application/pdf') return { kind: 'picture', mediaType, bytes };
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const count = document.getPageCount();
  if (count === 0) throw new Error('It has no pages.');
  await fillFields(document, count);
  drawAnnotations(document, count);
  return { kind: 'pdf', document };
}

/** The same file with each page drawn anew in grey, its longer side of so many pixels. */
export async function drawInGrey(file: AnswerFile, side: number): Promise<AnswerSource> {
  const { openPdf } = await import('../../adapters/pdf/draw-pdf.ts');
  const bytes = file.mediaType === 'application/pdf' ? file.bytes : await pictureAsPdf(file, side);
  const pdf = await openPdf(bytes);
  const pictures = Array.from({ length: pdf.pages }, (_, at) => pdf.draw(at + 1, side));
  let size = 0;
  return {
    id: file.id,
    pages: pictures.length,
    bytes: () => size,
    async put(paper, targets, room) {
      for (const [at, target] of targets.entries()) {
        const picture = pictures[at];
        if (picture !== undefined) size += putGrey(paper, target, picture, room);
      }
    },
  };
}

/** A page as large as the picture, which stands on it as it is held. */
async function pictureAsPdf({ mediaType, bytes }: AnswerFile, side: number): Promise<Uint8Array> {
  const paper = await PDFDocument.create({ updateMetadata: false });
  const picture =
    mediaType === 'image/png' ? await paper.embedPng(bytes) : await paper.embedJpg(bytes);
  const { angle } = pictureTurn(bytes, mediaType);
  const lies = angle === 90 || angle === 270;
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale];
  const size = lies ? { width: height, height: width } : { width, height };
  const page = paper.addPage([size.width, size.height]);
  await putSource(
    paper,
    [page],
    { kind: 'picture', mediaType, bytes },
    { left: 0, bottom: 0, ...size },
  );
  return paper.save();
}

/** Four bits a pixel: letters stay readable. @returns its bytes */
function putGrey(
  paper: PDFDocument,
  target: PDFPage,
  { width, height, grey }: GreyPicture,
  room: Room,
): number {
  const rowBytes = Math.ceil(width / 2);
  const packed = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const level = Math.round((grey[y * width + x] ?? 255) / 17);
      const at = y * rowBytes + (x >> 1);
      packed[at] = (packed[at] ?? 0) | (x % 2 === 0 ? level << 4 : level);
    }
  }
  const stream = paper.context.flateStream(packed, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 4,
  });
  const name = target.node.newXObject('Grey', paper.context.register(stream));
  // As large as the room, for its pixels are no measure of its size on paper.
  const scale = Math.min(room.width / width, room.height / height);
  const at = standing({ width: width * scale, height: height * scale }, 0, room);
  target.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(at.width, 0, 0, at.height, at.x, at.y),
    drawObject(name),
    popGraphicsState(),
  );
  return stream.getContentsSize();
}
