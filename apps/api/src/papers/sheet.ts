import type { Line, TextStyle, Typesetter } from '@pabean/typesetting';

type Paper = PDFKit.PDFDocument;

/** A4, upright, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 66 };
const ink = { text: '#111111', quiet: '#4a4a4a', line: '#8a8a8a' };

/** The sizes on paper (design section 11): body
 10 on 14 points, tables 8.5 on 11.5, a little less
 * because DejaVu Sans is wide. */
export const designStyles = {
  title: { size: 16, leading: 22, bold: true, colour: ink.text },
  heading: { size: 11.5, leading: 16, bold: true, colour: ink.text },
  body: { size: 10, leading: 14, colour: ink.text },
  strong: { size: 9, leading: 14, bold: true, colour: ink.text },
  label: { size: 10, leading: 14, colour: ink.quiet },
  cell: { size: 8, leading: 11, colour: ink.text },
  head: { size: 8, leading: 11, bold: true, colour: ink.text },
  small: { size: 8, leading: 11, colour: ink.quiet },
} as const satisfies Record<string, TextStyle>;

/** What a text of a paper is, with how it looks. */
export type PaperStyles = Readonly<Record<keyof typeof designStyles, TextStyle>>;

/**
 * The same styles for a reader who asks for larger letters: banks print packs and read them on paper. What is
 * smaller grows to that size and its lines with it; a heading stays larger than what it heads.
 * @param points the least size of any letter
 */
export function stylesOfAtLeast(points: number): PaperStyles {
  const grown = (name: keyof typeof designStyles, least: number): TextStyle => {
    const style = designStyles[name];
    const size = Math.max(style.size, least);
    return { ...style, size, leading: (style.leading * size) / style.size };
  };
  return {
    title: grown('title', points + 5),
    heading: grown('heading', points + 1),
    body: grown('body', points),
    strong: grown('strong', points),
    label: grown('label', points),
    cell: grown('cell', points),
    head: grown('head', points),
    small: grown('small', points),
  };
}

/** A text in a column of a row. */
export interface Cell {
  readonly text: string;
  readonly style: TextStyle;
  readonly left: number;
  readonly width: number;
}

/** The paper with the place where the next thing goes; nothing is drawn below the margin. */
export interface Sheet {
  readonly paper: Paper;
  readonly setter: Typesetter;
  readonly pages: () => number;
  readonly styles: PaperStyles;
  y: number;
}

export const inner = page.width - 2 * page.margin;
const end = page.height - page.foot;

/** The space left on the page. */
export const spaceLeft = (sheet: Sheet) => end - sheet.y;

/** Begins a page. */
export function nextPage(sheet: Sheet): void {
  sheet.paper.addPage();
  sheet.y = page.margin;
}

/** Begins a page unless so much fits on this one. */
export function need(sheet: Sheet, height: number): void {
  if (spaceLeft(sheet) < height) nextPage(sheet);
}

/** A paragraph, over several pages if it must. */
export function paragraph(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  place: { left?: number; width?: number; after?: number } = {},
): void {
  const { left = 0, after = 6 } = place;
  const width = place.width ?? inner - left;
  for (const line of sheet.setter.lines(text, style, width)) {
    need(sheet, style.leading);
    sheet.setter.draw(line, style, page.margin + left, sheet.y);
    sheet.y += style.leading;
  }
  sheet.y += after;
}

/** Cells side by side, as high as the highest and never broken over two pages. */
export function row(sheet: Sheet, cells: readonly Cell[], space = 3): void {
  const set = setRow(sheet, cells);
  need(sheet, set.height);
  drawRow(sheet, set, space);
}

/** A row whose lines are known. */
export interface SetRow {
  readonly cells: readonly { readonly cell: Cell; readonly lines: readonly Line[] }[];
  readonly height: number;
}

/** Finds the lines of a row. */
export function setRow(sheet: Sheet, cells: readonly Cell[]): SetRow {
  const set = cells.map((cell) => ({
    cell,
    lines: sheet.setter.lines(cell.text, cell.style, cell.width),
  }));
  return {
    cells: set,
    height: Math.max(...set.map(({ cell, lines }) => lines.length * cell.style.leading)),
  };
}

/** Draws a row where the sheet stands. */
export function drawRow(sheet: Sheet, { cells, height }: SetRow, space: number): void {
  for (const { cell, lines } of cells) {
    for (const [at, line] of lines.entries()) {
      const top = sheet.y + at * cell.style.leading;
      sheet.setter.draw(line, cell.style, page.margin + cell.left, top);
    }
  }
  sheet.y += height + space;
}

/** A line across, or down the edge of something. */
export function rule(sheet: Sheet, width = 0.5, left = 0, length = inner): void {
  const from = page.margin + left;
  sheet.paper.lineWidth(width).strokeColor(width > 1 ? ink.text : ink.line);
  sheet.paper
    .moveTo(from, sheet.y)
    .lineTo(from + length, sheet.y)
    .stroke();
}
