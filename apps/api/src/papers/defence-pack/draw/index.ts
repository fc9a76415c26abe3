import { charactersOf, makeTypesetter, openFonts } from '@pabean/typesetting';
import PDFDocument from 'pdfkit';
import { designStyles, nextPage, page, type Sheet } from '../../sheet.ts';
import { documentHeading } from '../content/document.ts';
import { type PackContent, textsOf } from '../content/pack-content.ts';
import { drawClosing, numberPages } from './closing.ts';
import { drawCovers, drawExhibit } from './exhibit.ts';
import { drawSummary } from './summary.ts';

export { coverRoom } from './exhibit.ts';

/**
 * Draws a pack: A4, upright, black on white, "Page x of y" on every page.
 * @param covers how many pages of the document will be put onto pages of their own at the end
 */
export async function drawPack(content: PackContent, covers = 0): Promise<Uint8Array> {
  const book = await openFonts(charactersOf(textsOf(content)), content.han);
  const paper = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // None to begin with: the usual one would be in the file without being used.
    font: '',
    info: { Title: content.title },
  });
  const done = collect(paper);
  const sheet: Sheet = {
    paper,
    setter: makeTypesetter(paper, book),
    pages: () => paper.bufferedPageRange().count,
    styles: designStyles,
    y: page.margin,
  };
  drawSummary(sheet, content);
  // With the letter and not after the evidence: there it could stand alone on a page.
  drawClosing(sheet, content);
  if (sheet.pages() === 1) nextPage(sheet);
  for (const exhibit of content.exhibits) drawExhibit(sheet, exhibit);
  const document = content.exhibits.find(({ heading }) => heading === documentHeading);
  if (document !== undefined) drawCovers(sheet, document, covers);
  numberPages(sheet, content.footer);
  paper.end();
  return done;
}

/** The bytes of a paper once it is ended. */
export function collect(paper: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  paper.on('end', () => resolve(Buffer.concat(chunks)));
  paper.on('error', reject);
  return promise;
}
