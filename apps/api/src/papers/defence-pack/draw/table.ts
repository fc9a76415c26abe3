import type { DefenceTable as PackTable } from '@pabean/api-client/contract';
import type { TextStyle } from '@pabean/typesetting';
import {
  drawRow,
  inner,
  nextPage,
  paragraph,
  rule,
  type SetRow,
  type Sheet,
  setRow,
  spaceLeft,
} from '../../sheet.ts';

/** Spec and banks' forms: no pack is longer. The last page is kept for what follows a table. */
export const mostPages = 19;
const gap = 6;

/**
 * A table; its head comes again on every page with what it goes on with. A row is broken only where it is higher
 * than a page: a long message in a script that no font has takes eight signs a letter.
 */
export function drawTable(
  sheet: Sheet,
  { columns, rows }: PackTable,
  continued: string,
  most = mostPages,
): void {
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  let left = 0;
  const places = columns.map(({ share }) => {
    const width = (inner * share) / shares;
    left += width;
    return { left: left - width, width: width - gap };
  });
  const cells = (texts: readonly string[], style: TextStyle) =>
    setRow(
      sheet,
      places.map((place, at) => ({ ...place, text: texts[at] ?? '', style })),
    );
  const head = cells(
    columns.map((column) => column.heading),
    sheet.styles.head,
  );
  const drawHead = () => {
    drawRow(sheet, head, 2);
    rule(sheet, 0.8);
    sheet.y += 2.5;
  };
  if (spaceLeft(sheet) < head.height + 40) nextPage(sheet);
  drawHead();
  for (const [at, texts] of rows.entries()) {
    for (const line of pageHigh(cells(texts, sheet.styles.cell))) {
      if (spaceLeft(sheet) < line.height + 4) {
        if (sheet.pages() >= most - 1) {
          nextPage(sheet);
          const left = rows.length - at;
          paragraph(sheet, `${left} more rows do not fit into this pack.`, sheet.styles.body);
          return;
        }
        nextPage(sheet);
        paragraph(sheet, continued, sheet.styles.heading, { after: 3 });
        drawHead();
      }
      drawRow(sheet, line, 2);
      rule(sheet, 0.4);
      sheet.y += 2.5;
    }
  }
  sheet.y += 4;
}

/** What a page has below its headings, in points. */
const room = 616;

/** A row in parts of which each fits on a page. */
function pageHigh(row: SetRow): SetRow[] {
  const longest = Math.max(...row.cells.map(({ lines }) => lines.length));
  const leading = Math.max(...row.cells.map(({ cell }) => cell.style.leading));
  const mostLines = Math.floor(room / leading);
  return Array.from({ length: Math.max(1, Math.ceil(longest / mostLines)) }, (_, part) => {
    const cells = row.cells.map(({ cell, lines }) => ({
      cell,
      lines: lines.slice(part * mostLines, (part + 1) * mostLines),
    }));
    const heights = cells.map(({ cell, lines }) => lines.length * cell.style.leading);
    return { cells, height: Math.max(...heights) };
  });
}
