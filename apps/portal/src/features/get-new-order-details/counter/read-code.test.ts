import { describe, expect, it } from 'vitest';
import { sampleCode } from '../../../testing/sample-code.ts';
import { drawnCode, type Pixels, readCode } from './read-code.ts';

const code = sampleCode();

/** A white page with pictures on it. */
function page(width: number, height: number, ...parts: [x: number, y: number, part: Pixels][]) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (const [left, top, part] of parts) {
    for (let y = 0; y < part.height; y++) {
      const row = part.data.subarray(4 * y * part.width, 4 * (y + 1) * part.width);
      data.set(row, 4 * ((top + y) * width + left));
    }
  }
  return { width, height, data };
}

/** The picture turned by 90 degrees to the right. */
function turned({ width, height, data }: Pixels): Pixels {
  const result = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      result.set(data.subarray(from, from + 4), 4 * (x * height + (height - 1 - y)));
    }
  }
  return { width: height, height: width, data: result };
}

describe('a QR code on a page', () => {
  it('is found module by module', () => {
    expect(readCode(page(900, 1200, [500, 150, drawnCode(code, 6)]))).toEqual(code);
  });

  it('is upright however the page was scanned', () => {
    let scan: Pixels = page(900, 1200, [500, 150, drawnCode(code, 6)]);
    for (let turn = 0; turn < 3; turn++) {
      scan = turned(scan);
      const { width, height, data } = scan;
      expect(readCode({ width, height, data: data.slice() }), `${turn}`).toEqual(code);
    }
  });

  it('is the largest where there are several', () => {
    const link = drawnCode(sampleCode('https://www.example.com'), 3);
    const both = page(900, 1200, [60, 60, link], [400, 500, drawnCode(code, 8)], [60, 900, link]);
    expect(readCode(both)).toEqual(code);
  });

  it('is shown clean although the paper was dirty', () => {
    const scan = page(900, 1200, [500, 150, drawnCode(code, 6)]);
    for (let y = 260; y < 272; y++) scan.data.fill(0, 4 * (y * 900 + 590), 4 * (y * 900 + 602));
    expect(readCode(scan)).toEqual(code);
  });

  it('is not there on a page of text, or on none', () => {
    const lines = page(900, 1200);
    for (let y = 100; y < 1000; y += 40)
      lines.data.fill(0, 4 * (y * 900 + 80), 4 * (y * 900 + 700));
    expect(readCode(lines)).toBeNull();
    expect(readCode(page(1, 1))).toBeNull();
  });
});
