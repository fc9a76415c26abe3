import { decodeQR } from 'qr/decode.js';
import { cleanCode } from './clean-code.ts';
import type { Code } from './code.ts';

/** A picture as a canvas gives it. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

interface Found {
  readonly code: Code;
  readonly text: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A page that holds more of them is no declaration. */
const mostCodes = 4;
/** What a second look at a page may take, in ms. */
const timeLimit = 400;

/**
 * The QR code of a page: of several the largest, because a link to an app is printed smaller than
 * what an officer reads. Null where there is none that can be read. The pixels are painted over.
 */
export function readCode(pixels: Pixels): Code | null {
  let largest: Found | null = null;
  for (let turn = 0; turn < mostCodes; turn++) {
    const found = readOne(pixels);
    if (found === null) break;
    if (largest === null || found.box.width > largest.box.width) largest = found;
    paintOver(pixels, found.box);
  }
  if (largest === null) return null;
  const code = cleanCode(largest.code, largest.text);
  return says(code, largest.text) ? code : null;
}

function readOne({ width, height, data }: Pixels): Found | null {
  let code: Code | undefined;
  let box: Found['box'] | undefined;
  try {
    const text = decodeQR(
      { width, height, data },
      {
        format: 'RGBA',
        timeLimit,
        imageOnResult: ({ width: size, data: modules }) => {
          const dark = Array.from({ length: size * size }, (_, n) => (modules[4 * n] ?? 255) < 128);
          code = { size, dark };
        },
        pointsOnDetect: ({ boundingBox }, result) => {
          if (typeof result === 'string') box = boundingBox;
        },
      },
    );
    return code && box ? { code, text, box } : null;
  } catch {
    return null; // It says "none" so.
  }
}

/** What is shown must say what the document says: the code as it will be drawn is read once more. */
function says(code: Code, text: string): boolean {
  const { width, data } = drawnCode(code, 4);
  return readOne({ width, height: width, data })?.text === text;
}

/** Quiet space around a code, in modules: less of it, and scanners do not find the code. */
export const quietModules = 4;

/** A code as a picture, black on white, each module so many pixels wide. */
export function drawnCode({ size, dark }: Code, scale: number): Pixels {
  const width = (size + 2 * quietModules) * scale;
  const data = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let y = 0; y < size * scale; y++) {
    for (let x = 0; x < size * scale; x++) {
      if (!dark[Math.floor(y / scale) * size + Math.floor(x / scale)]) continue;
      const at = 4 * ((y + quietModules * scale) * width + x + quietModules * scale);
      data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

/** White over what was read, so that the next look finds another. */
function paintOver({ width, height, data }: Pixels, box: Found['box']): void {
  const [left, right] = [
    Math.max(0, Math.floor(box.x)),
    Math.min(width, Math.ceil(box.x + box.width)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(box.y)),
    Math.min(height, Math.ceil(box.y + box.height)),
  ];
  for (let y = top; y < bottom; y++)
    data.fill(255, 4 * (y * width + left), 4 * (y * width + right));
}
