import { inner, need, page, paragraph, type Sheet } from '../../sheet.ts';
import type { PackContent } from '../content/pack-content.ts';

const height = 210;

/** What is asked for, and the lines to sign on; never broken over two pages (design section 11). */
export function drawClosing(sheet: Sheet, { request, notice }: PackContent): void {
  need(sheet, height);
  sheet.y += 10;
  paragraph(sheet, 'Our request', sheet.styles.heading, { after: 3 });
  paragraph(sheet, request.join(' '), sheet.styles.body);
  sheet.y += 44;
  const width = inner / 2 - 16;
  for (const [at, text] of ['Name and position', 'Signature and date'].entries()) {
    const left = page.margin + at * (inner / 2 + 8);
    sheet.paper.lineWidth(0.8).strokeColor('#111111');
    sheet.paper
      .moveTo(left, sheet.y)
      .lineTo(left + width, sheet.y)
      .stroke();
    const [line = []] = sheet.setter.lines(text, sheet.styles.small, width);
    sheet.setter.draw(line, sheet.styles.small, left, sheet.y + 4);
  }
  sheet.y += 34;
  paragraph(sheet, notice, sheet.styles.small);
}

/** The foot of every page. */
export function numberPages({ paper, setter, styles }: Sheet, footer: string): void {
  const { start, count } = paper.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    paper.switchToPage(start + at);
    const text = `${footer} · Page ${at + 1} of ${count}`;
    // A long id takes a second line: no foot is cut off, for the number of the page stands last.
    for (const [below, line] of setter.lines(text, styles.small, inner).entries()) {
      const left = page.margin + inner - setter.width(line, styles.small.size);
      const top = page.height - page.margin + 4 + below * styles.small.leading;
      setter.draw(line, styles.small, left, top);
    }
  }
}
