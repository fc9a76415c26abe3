import type { Code } from '../features/get-new-order-details/counter/code.ts';

/** A5 in the PDF's own points. */
const [width, height] = [420, 595];

/** A form with ruled lines and the words that no declaration would bear. */
function pageStream(page: number, code: Code | undefined): string {
  const rules = Array.from({ length: 9 }, (_, row) => `40 ${430 - row * 42} 340 0.8 re f`);
  const labels = ['Full name', 'Date of arrival', 'Flight', 'Baggage', 'Goods to declare'];
  const text = (size: number, x: number, y: number, words: string) =>
    `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`;
  return [
    '0.16 0.16 0.16 rg',
    text(20, 40, 520, 'Sample declaration'),
    text(10, 40, 498, `Page ${page}. Not a real document.`),
    ...labels.map((label, row) => text(11, 40, 436 - row * 42, label)),
    '0.6 0.6 0.6 rg',
    ...rules,
    ...(code ? ['0 g', ...codeRectangles(code)] : []),
  ].join('\n');
}

/** A code as a printer would set it: in the upper right corner, two points to a module. */
function codeRectangles({ size, dark }: Code): string[] {
  const place = (index: number) => [300 + 2 * (index % size), 570 - 2 * Math.floor(index / size)];
  return dark.flatMap((isDark, index) => (isDark ? [`${place(index).join(' ')} 2 2 re f`] : []));
}

/** A small PDF that every reader opens, drawn with the reader's own sans serif; its code on each page, or on one. */
export function samplePdf(pages = 1, code?: Code, onlyOn?: number): Blob {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((n) => `${2 + 2 * n} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((number) => {
      const stream = pageStream(number, (onlyOn ?? number) === number ? code : undefined);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${3 + 2 * number} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Blob([text], { type: 'application/pdf' });
}

/** The same as a photograph of it would come: a picture. */
export async function samplePicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(2 * width, 2 * height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#fdfcf8';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#2a2a2a';
  pen.fillRect(80, 120, 420, 40);
  pen.fillStyle = '#9a9a9a';
  for (let row = 0; row < 9; row++) pen.fillRect(80, 280 + row * 84, 680, 3);
  return canvas.convertToBlob({ type: 'image/png' });
}
