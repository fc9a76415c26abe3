import type { DefenceExhibit as Exhibit, DefenceFact as Fact } from '@pabean/api-client/contract';
import { inner, need, nextPage, page, paragraph, row, rule, type Sheet } from '../../sheet.ts';
import { drawSignature } from './signature.ts';
import { drawTable } from './table.ts';

/** One exhibit under its number; a heading never stands alone at the foot of a page. */
export function drawExhibit(sheet: Sheet, exhibit: Exhibit): void {
  need(sheet, exhibit.signature === null ? 80 : 130);
  sheet.y += 8;
  paragraph(sheet, `Exhibit ${exhibit.number}. ${exhibit.heading}`, sheet.styles.heading, {
    after: 3,
  });
  for (const text of exhibit.paragraphs) paragraph(sheet, text, sheet.styles.body);
  for (const fact of exhibit.facts) drawFact(sheet, fact);
  if (exhibit.signature !== null) drawSignature(sheet, exhibit.signature);
  if (exhibit.table !== null)
    drawTable(sheet, exhibit.table, `Exhibit ${exhibit.number}, continued`);
}

const labelWidth = 140;

/** Heads the pages that the document's own are put onto; its room is what is left below. */
export function drawCovers(sheet: Sheet, exhibit: Exhibit, shown: number): void {
  for (let at = 1; at <= shown; at++) {
    nextPage(sheet);
    const title = `Exhibit ${exhibit.number}. ${exhibit.heading}, page ${at}`;
    paragraph(sheet, title, sheet.styles.heading, { after: 3 });
    rule(sheet, 0.8);
  }
}

/** Below the heading of a cover, above the number of its page. */
export const coverRoom = {
  left: page.margin,
  bottom: page.foot,
  width: inner,
  height: page.height - page.margin - page.foot - 34,
};

/** A label with its value beside it. */
export function drawFact(sheet: Sheet, [label, value]: Fact): void {
  row(sheet, [
    { text: label, style: sheet.styles.label, left: 0, width: labelWidth - 8 },
    { text: value, style: sheet.styles.body, left: labelWidth, width: inner - labelWidth },
  ]);
}
