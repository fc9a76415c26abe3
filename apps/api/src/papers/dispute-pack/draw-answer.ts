import { charactersOf, makeTypesetter, openFonts } from '@pabean/typesetting';
import PDFDocument from 'pdfkit';
import { numberPages } from '../defence-pack/draw/closing.ts';
import { drawFact } from '../defence-pack/draw/exhibit.ts';
import { collect } from '../defence-pack/draw/index.ts';
import { drawHead, drawLetterhead, drawStatement } from '../defence-pack/draw/summary.ts';
import { drawTable } from '../defence-pack/draw/table.ts';
import {
  inner,
  need,
  nextPage,
  page,
  paragraph,
  row,
  rule,
  type Sheet,
  stylesOfAtLeast,
} from '../sheet.ts';
import {
  type AnswerContent,
  type AnswerExhibit,
  letterAt,
  letterKey,
  textsOfAnswer,
} from './answer-content.ts';

/** How much is drawn of what could be. */
export interface AnswerShape {
  /** The most rows of a table. */
  readonly rows: number;
  /** Exhibits follow each other on a page, instead of each beginning one. */
  readonly dense: boolean;
  /** The least size of letters, in points. */
  readonly letters: number;
  /** Pages of each added file, by its id. */
  readonly filePages: ReadonlyMap<string, number>;
}

/** The pages on which an exhibit stands, counted from 0; the last one is among them. */
export interface DrawnPart {
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

export interface DrawnAnswer {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly parts: readonly DrawnPart[];
  readonly shortened: readonly string[];
}

/** No table ends an answer by itself: its limit is kept by fewer rows. */
const anyPages = 1000;

/** Draws an answer: A4, upright, black on white, letters that stay readable in grey. */
export async function drawAnswer(content: AnswerContent, shape: AnswerShape): Promise<DrawnAnswer> {
  const book = await openFonts(charactersOf(textsOfAnswer(content)), content.han);
  const paper = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: '',
    info: { Title: content.title, CreationDate: new Date(content.fixedAt) },
  });
  const done = collect(paper);
  const sheet: Sheet = {
    paper,
    setter: makeTypesetter(paper, book),
    pages: () => paper.bufferedPageRange().count,
    styles: stylesOfAtLeast(shape.letters),
    y: page.margin,
  };
  const shortened: string[] = [];
  drawLetter(sheet, content);
  const parts: DrawnPart[] = [{ key: letterKey, first: 0, last: sheet.pages() - 1 }];
  for (const [at, exhibit] of content.exhibits.entries()) {
    // The letter stands alone, so that a reader who has no more time reads it whole.
    if (at === 0 || !shape.dense || exhibit.file !== null) nextPage(sheet);
    const first = sheet.pages() - 1;
    if (exhibit.file === null) shortened.push(...drawRecord(sheet, exhibit, shape.rows));
    else drawCovers(sheet, exhibit, shape.filePages.get(exhibit.file) ?? 0);
    parts.push({ key: exhibit.key, first, last: sheet.pages() - 1 });
  }
  numberPages(sheet, content.footer);
  const pages = sheet.pages();
  paper.end();
  return { bytes: await done, pages, parts, shortened };
}

function drawLetter(sheet: Sheet, content: AnswerContent): void {
  drawLetterhead(sheet, content.sender);
  paragraph(sheet, content.title, sheet.styles.title);
  drawHead(sheet, content.facts);
  paragraph(sheet, content.subject, sheet.styles.heading);
  paragraph(sheet, content.summary, sheet.styles.body);
  drawStatement(sheet, content.statement);
  // Before the list, which may go on overleaf: what is asked for stands with what it is asked for.
  paragraph(sheet, 'Our request', sheet.styles.heading, { after: 3 });
  paragraph(sheet, content.request, sheet.styles.body);
  sheet.y += 8;
  need(sheet, 60);
  paragraph(sheet, 'Exhibits', sheet.styles.heading, { after: 3 });
  const listed = [{ letter: letterAt(0), title: 'This letter' }, ...content.exhibits];
  for (const { letter, title } of listed) {
    row(sheet, [
      { text: letter, style: sheet.styles.strong, left: 0, width: 22 },
      { text: title, style: sheet.styles.body, left: 24, width: inner - 24 },
    ]);
  }
}

function drawRecord(sheet: Sheet, exhibit: AnswerExhibit, most: number): string[] {
  const { letter, title, paragraphs, facts, tables } = exhibit;
  const shortened: string[] = [];
  need(sheet, 90);
  if (sheet.y > page.margin) sheet.y += 14;
  drawTitle(sheet, `Exhibit ${letter}. ${title}`);
  for (const text of paragraphs) paragraph(sheet, text, sheet.styles.body);
  for (const fact of facts) drawFact(sheet, fact);
  for (const { heading, name, columns, rows } of tables) {
    need(sheet, 90);
    sheet.y += 8;
    paragraph(sheet, heading, sheet.styles.heading, { after: 3 });
    if (rows.length > most) {
      const words = `The latest ${most} of ${rows.length} ${name}.`;
      shortened.push(words);
      paragraph(sheet, words, sheet.styles.body);
    }
    const table = { columns, rows: rows.slice(0, most) };
    drawTable(sheet, table, `Exhibit ${letter}, continued`, anyPages);
  }
  return shortened;
}

/** Heads the pages that a file's own are put onto. */
function drawCovers(sheet: Sheet, { letter, title }: AnswerExhibit, shown: number): void {
  for (let at = 1; at <= shown; at++) {
    if (at > 1) nextPage(sheet);
    const where = shown === 1 ? '' : `, page ${at} of ${shown}`;
    drawTitle(sheet, `Exhibit ${letter}. ${title}${where}`);
  }
  if (shown === 0) drawTitle(sheet, `Exhibit ${letter}. ${title}`);
}

function drawTitle(sheet: Sheet, text: string): void {
  paragraph(sheet, text, sheet.styles.heading, { after: 3 });
  rule(sheet, 0.8);
  sheet.y += 6;
}
