import type { CodePlace } from '@pabean/domain';
import { codeDrawing, codeRows } from './sample-code.ts';

/** Where the QR code stands in a sample, as who looks for it finds it. */
export const sampleCodePlace: CodePlace = {
  page: 1,
  left: 0.7565,
  top: 0.1275,
  width: 0.1338,
  height: 0.0945,
};

/**
 * A small valid PDF of one page that says it is a sample, in words and in its QR code. Written by hand: the demo
 * needs a real document for every completed order, and a library for that would be larger than the demo.
 */
export function samplePdf(orderId: string): Buffer {
  const page = [
    '0.012 0.47 0.475 rg 40 760 515 3 re f',
    text(28, 40, 785, 'SAMPLE'),
    text(16, 40, 715, 'Customs declaration'),
    text(12, 40, 685, `Order ${orderId}`),
    text(12, 40, 655, 'This is demonstration material. It is no document of any authority'),
    text(12, 40, 639, 'and cannot be used to travel.'),
    '0 g',
    codeDrawing(codeRows(`SAMPLE ${orderId}`), 435, 640, 110),
    '0.85 g',
    'BT /F1 120 Tf 0.7071 0.7071 -0.7071 0.7071 130 180 Tm (SAMPLE) Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function text(size: number, x: number, y: number, words: string): string {
  const escaped = words.replace(/[\\()]/g, '\\$&');
  return `0.1 0.12 0.125 rg BT /F1 ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`;
}
