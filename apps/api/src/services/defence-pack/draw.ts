import PDFDocument from 'pdfkit';
import type { Fact, PackContent, PackSection, PackTable } from './content.ts';
import { packFonts } from './fonts.ts';
import { makePrintable } from './printable.ts';

type Paper = PDFKit.PDFDocument;

const margin = 42;
const size = { body: 8.5, small: 7.5, heading: 11, title: 16 };
const ink = { text: '#111111', quiet: '#555555', line: '#bbbbbb' };
const gap = 6;
/** Each cell is one run for the shaper, so that a name from right to left keeps its word order. */
const whole = { features: [] as PDFKit.Mixins.OpenTypeFeatures[] };

/** Draws a pack: A4, upright, grey on white, "Page x of y" on every page. */
export async function drawPack(content: PackContent): Promise<Uint8Array> {
  const fonts = await packFonts();
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 18 },
    bufferPages: true,
    // None to begin with: the usual one would be in the file without being used.
    font: '',
    info: { Title: content.title },
  });
  const done = collect(paper);
  paper.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const printable = makePrintable(paper.font('regular'));
  const text = (words: string) => printable(words);

  paper.font('bold').fontSize(size.title).fillColor(ink.text).text(text(content.title), whole);
  paper.font('regular').fontSize(size.small).fillColor(ink.quiet);
  for (const line of content.sender) paper.text(text(line), whole);
  for (const section of content.sections) drawSection(paper, section, text);
  numberPages(paper, text(content.footer));
  paper.end();
  return done;
}

type Printable = (words: string) => string;

function drawSection(paper: Paper, section: PackSection, text: Printable): void {
  // A heading alone at the foot of a page would belong to nothing.
  if (spaceLeft(paper) < 60) paper.addPage();
  paper.x = margin;
  paper.moveDown(1).font('bold').fontSize(size.heading).fillColor(ink.text).text(section.heading);
  paper.moveDown(0.3).font('regular').fontSize(size.body);
  for (const paragraph of section.paragraphs ?? []) paper.text(text(paragraph), whole);
  for (const fact of section.facts ?? []) drawFact(paper, fact, text);
  if (section.table && section.table.rows.length > 0) drawTable(paper, section.table, text);
}

function drawFact(paper: Paper, [label, words]: Fact, text: Printable): void {
  drawRow(paper, [
    { words: label, width: 130, colour: ink.quiet },
    { words: text(words), width: inner(paper) - 130 },
  ]);
}

function drawTable(paper: Paper, table: PackTable, text: Printable): void {
  const shares = table.columns.reduce((sum, column) => sum + column.share, 0);
  const widths = table.columns.map((column) => (inner(paper) * column.share) / shares);
  const cells = (words: readonly string[], colour?: string) =>
    words.map((word, index) => ({ words: text(word), width: widths[index] ?? 0, colour }));
  const head = () => {
    paper.font('bold').fontSize(size.small);
    drawRow(
      paper,
      cells(
        table.columns.map((column) => column.heading),
        ink.quiet,
      ),
    );
    paper.font('regular').fontSize(size.small);
  };
  paper.moveDown(0.5);
  head();
  for (const row of table.rows) {
    const line = cells(row);
    if (spaceLeft(paper) < heightOf(paper, line)) {
      paper.addPage();
      head();
    }
    ruleAbove(paper);
    drawRow(paper, line);
  }
}

interface Cell {
  readonly words: string;
  readonly width: number;
  readonly colour?: string | undefined;
}

function drawRow(paper: Paper, cells: readonly Cell[]): void {
  const height = heightOf(paper, cells);
  if (spaceLeft(paper) < height) paper.addPage();
  const top = paper.y;
  let left = margin;
  for (const cell of cells) {
    paper
      .fillColor(cell.colour ?? ink.text)
      .text(cell.words, left, top, { width: cell.width - gap, ...whole });
    left += cell.width;
  }
  paper.x = margin;
  paper.y = top + height;
}

function heightOf(paper: Paper, cells: readonly Cell[]): number {
  const heights = cells.map(({ words, width }) =>
    paper.heightOfString(words, { width: width - gap, ...whole }),
  );
  return Math.max(...heights) + 3;
}

function ruleAbove(paper: Paper): void {
  const y = paper.y - 1.5;
  paper.lineWidth(0.5).strokeColor(ink.line);
  paper
    .moveTo(margin, y)
    .lineTo(paper.page.width - margin, y)
    .stroke();
}

function numberPages(paper: Paper, footer: string): void {
  const { start, count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    paper.switchToPage(start + page);
    // Below the margin, where a text would begin a new page.
    paper.page.margins.bottom = 0;
    const line = `${footer} · Page ${page + 1} of ${count}`;
    const y = paper.page.height - margin;
    paper.font('regular').fontSize(size.small).fillColor(ink.quiet);
    paper.text(line, margin, y, { width: inner(paper), align: 'center', lineBreak: false });
  }
}

const inner = (paper: Paper) => paper.page.width - 2 * margin;
const spaceLeft = (paper: Paper) => paper.page.height - paper.page.margins.bottom - paper.y;

function collect(paper: Paper): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  paper.on('end', () => resolve(Buffer.concat(chunks)));
  paper.on('error', reject);
  return promise;
}
