import encodeQR from 'qr';

/** A QR code, dark modules true, with the quiet space around it that readers need. */
export function codeRows(words: string): boolean[][] {
  return encodeQR(words, 'raw', { border: 4 });
}

/** A QR code as a PDF draws it: its lower left corner, and how wide it is, in points. */
export function codeDrawing(rows: boolean[][], x: number, y: number, width: number): string {
  const side = width / rows.length;
  return rows
    .flatMap((row, down) =>
      row.flatMap((dark, across) => {
        const place = [x + across * side, y + (rows.length - 1 - down) * side, side, side];
        return dark ? [`${place.map((number) => number.toFixed(3)).join(' ')} re`] : [];
      }),
    )
    .join('\n')
    .concat('\nf');
}
