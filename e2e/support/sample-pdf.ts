import { codeSquares } from './code-pdf.ts';

/** A small valid PDF with one line of text and a QR code, the same bytes every time. */
export function codedPdf(words?: string): Buffer {
  return samplePdf(words, codeSquares('SAMPLE DECLARATION'));
}

/** A small valid PDF with one line of text, and what else is drawn; the same bytes every time. */
export function samplePdf(words = 'SAMPLE DECLARATION', more: readonly string[] = []): Buffer {
  const text = [`BT /F1 24 Tf 72 720 Td (${words}) Tj ET`, ...more].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
