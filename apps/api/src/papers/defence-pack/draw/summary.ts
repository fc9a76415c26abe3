import { inner, page, paragraph, row, rule, type Sheet } from '../../sheet.ts';
import type { PackContent } from '../content/pack-content.ts';

const half = inner / 2;
const label = 98;

/** The first page: who writes, about which payment, what happened, and what is enclosed. */
export function drawSummary(sheet: Sheet, content: PackContent): void {
  drawLetterhead(sheet, content.sender);
  paragraph(sheet, content.title, sheet.styles.title);
  drawHead(sheet, content.facts);
  paragraph(sheet, content.subject, sheet.styles.heading);
  for (const text of content.letter) paragraph(sheet, text, sheet.styles.body);
  drawStatement(sheet, content.statement);
  if (content.recorded.length > 0) {
    paragraph(sheet, 'What is recorded of this order', sheet.styles.heading, { after: 3 });
    numbered(
      sheet,
      content.recorded.map((text, at) => [`${at + 1}.`, text]),
    );
  }
  paragraph(sheet, 'Exhibits in this pack', sheet.styles.heading, { after: 3 });
  numbered(
    sheet,
    content.exhibits.map(({ number, heading }) => [`${number}.`, heading]),
  );
}

/** Which payment it is about, in two columns. */
export function drawHead(sheet: Sheet, facts: PackContent['facts']): void {
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2);
    const cells = pair.flatMap(([name, value], side) => [
      { text: name, style: sheet.styles.label, left: side * half, width: label - 6 },
      {
        text: value,
        style: sheet.styles.strong,
        left: side * half + label,
        width: half - label - 8,
      },
    ]);
    row(sheet, cells, 4);
  }
  sheet.y += 8;
}

/** Who writes. */
export function drawLetterhead(sheet: Sheet, sender: PackContent['sender']): void {
  const top = sheet.y;
  paragraph(sheet, sender.label, sheet.styles.title, { width: half });
  sheet.y = top;
  for (const text of sender.lines) {
    for (const line of sheet.setter.lines(text, sheet.styles.small, half)) {
      const left = page.margin + inner - sheet.setter.width(line, sheet.styles.small.size);
      sheet.setter.draw(line, sheet.styles.small, left, sheet.y);
      sheet.y += sheet.styles.small.leading;
    }
  }
  sheet.y = Math.max(sheet.y, top + sheet.styles.title.leading) + 8;
  rule(sheet, 1.2);
  sheet.y += 14;
}

/** Set apart by an edge, which greyscale keeps. */
export function drawStatement(sheet: Sheet, text: string): void {
  const top = sheet.y;
  paragraph(sheet, text, sheet.styles.body, { left: 14, after: 0 });
  sheet.paper.lineWidth(2).strokeColor('#111111');
  sheet.paper
    .moveTo(page.margin + 3, top)
    .lineTo(page.margin + 3, sheet.y)
    .stroke();
  sheet.y += 12;
}

function numbered(sheet: Sheet, items: readonly (readonly [string, string])[]): void {
  for (const [number, text] of items) {
    row(sheet, [
      { text: number, style: sheet.styles.label, left: 0, width: 20 },
      { text, style: sheet.styles.body, left: 22, width: inner - 22 },
    ]);
  }
  sheet.y += 8;
}
