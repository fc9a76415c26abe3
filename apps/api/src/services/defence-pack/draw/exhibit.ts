import type { DefenceExhibit as Exhibit, DefenceFact as Fact } from '@pabean/api-client/contract';
import { inner, need, paragraph, row, type Sheet, styles } from './sheet.ts';
import { drawSignature } from './signature.ts';
import { drawTable } from './table.ts';

/** One exhibit under its number; a heading never stands alone at the foot of a page. */
export function drawExhibit(sheet: Sheet, exhibit: Exhibit): void {
  need(sheet, exhibit.signature === null ? 80 : 130);
  sheet.y += 8;
  paragraph(sheet, `Exhibit ${exhibit.number}. ${exhibit.heading}`, styles.heading, { after: 3 });
  for (const text of exhibit.paragraphs) paragraph(sheet, text, styles.body);
  for (const fact of exhibit.facts) drawFact(sheet, fact);
  if (exhibit.signature !== null) drawSignature(sheet, exhibit.signature);
  if (exhibit.table !== null) drawTable(sheet, exhibit.table);
}

const labelWidth = 140;

function drawFact(sheet: Sheet, [label, value]: Fact): void {
  row(sheet, [
    { text: label, style: styles.label, left: 0, width: labelWidth - 8 },
    { text: value, style: styles.body, left: labelWidth, width: inner - labelWidth },
  ]);
}
