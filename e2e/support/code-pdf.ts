import encodeQR from 'qr';

/** A QR code of these words as a PDF draws it, in the upper right corner of an A4 page. */
export function codeSquares(words: string): string[] {
  const rows = encodeQR(words, 'raw', { border: 1 });
  return rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${400 + 3 * x} ${700 - 3 * y} 3 3 re f`] : [])),
  );
}

/** A PDF of one A4 page with words and a QR code of some others, lying on its side as a scanner may leave it. */
export function codePdf(words: string): Buffer {
  const stream = ['BT /F1 20 Tf 72 600 Td (SAMPLE DECLARATION) Tj ET', ...codeSquares(words)].join(
    '\n',
  );
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Rotate 90/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  // Readers find the objects by themselves where there is no table of them.
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`);
}
