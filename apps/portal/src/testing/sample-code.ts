import encodeQR from 'qr';
import type { Code } from '../features/get-new-order-details/counter/code.ts';

/** A QR code of these words, as any tool would draw it. */
export function sampleCode(words = 'SAMPLE DECLARATION 104777, ONLY A PICTURE'): Code {
  // It draws no code without a border.
  const rows = encodeQR(words, 'raw', { border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  return { size: rows.length, dark: rows.flat() };
}
