import { buffer } from 'node:stream/consumers';
import {
  charactersOf,
  type Han,
  makeTypesetter,
  openFonts,
  type TextStyle,
} from '@pabean/typesetting';
import PDFDocument from 'pdfkit';
import { designStyles, inner, page, paragraph, row, rule, type Sheet } from '../sheet.ts';

/** What stands on an invoice, as it is printed. */
export interface InvoiceContent {
  readonly number: string;
  /** When it was issued; the file bears this time, so that it is the same whenever it is drawn. */
  readonly issuedAt: Date;
  /** Name and address of who issues it, a line each. */
  readonly issuer: readonly string[];
  /** Number, dates, order and whom it is for, as label and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly service: string;
  readonly amount: string;
  /** What went back of it and what is left; null where nothing did, or it is not on record how much. */
  readonly returned: { readonly amount: string; readonly left: string } | null;
  readonly han: Han;
}

const labelWidth = 140;
const amountWidth = 140;

/** Draws an invoice: A4, upright, black on white, in fonts that have every name's letters. */
export async function drawInvoice(content: InvoiceContent): Promise<Buffer> {
  const { number, issuedAt, issuer, facts, service, amount, returned } = content;
  const title = `Invoice ${number}`;
  const sums = [amount, returned?.amount ?? '', returned?.left ?? ''];
  const texts = [title, ...issuer, ...facts.flat(), service, ...sums];
  const book = await openFonts(charactersOf(texts), content.han);
  const paper = new PDFDocument({
    size: 'A4',
    margin: 0,
    // None to begin with: the usual one would be in the file without being used.
    font: '',
    info: { Title: title, CreationDate: issuedAt },
  });
  const bytes = buffer(paper);
  const sheet: Sheet = {
    paper,
    setter: makeTypesetter(paper, book),
    pages: () => paper.bufferedPageRange().count,
    styles: designStyles,
    y: page.margin,
  };
  const [name = '', ...more] = issuer;
  paragraph(sheet, name, sheet.styles.heading, { after: 2 });
  paragraph(sheet, more.join('\n'), sheet.styles.body, { after: 24 });
  paragraph(sheet, title, sheet.styles.title, { after: 8 });
  for (const [label, value] of facts) pair(sheet, label, value);
  sheet.y += 20;
  drawAmounts(sheet, content);
  paper.end();
  return bytes;
}

/** One service, so the sum is its price; what was refunded goes off it. */
function drawAmounts(sheet: Sheet, { service, amount, returned }: InvoiceContent): void {
  const line = (what: string, much: string, style: TextStyle) =>
    row(sheet, [
      { text: what, style, left: 0, width: inner - amountWidth - 12 },
      { text: much, style, left: inner - amountWidth, width: amountWidth },
    ]);
  line('Service', 'Amount', sheet.styles.head);
  rule(sheet);
  sheet.y += 4;
  line(service, amount, sheet.styles.body);
  rule(sheet);
  sheet.y += 4;
  line('Total', amount, sheet.styles.heading);
  if (returned === null) return;
  line('Refunded', `- ${returned.amount}`, sheet.styles.body);
  rule(sheet);
  sheet.y += 4;
  line('Total after the refund', returned.left, sheet.styles.heading);
}

function pair(sheet: Sheet, label: string, value: string): void {
  row(sheet, [
    { text: label, style: sheet.styles.label, left: 0, width: labelWidth - 8 },
    { text: value, style: sheet.styles.body, left: labelWidth, width: inner - labelWidth },
  ]);
}
