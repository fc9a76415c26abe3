/** Side of the squares that are compared by their mean colour, in pixels of a picture. */
const side = 4;
/** How far the mean of a channel may be off, of 255: edges of letters differ from machine to machine. */
const tolerance = 14;
/** Squares that may be off: a hair line that falls into the next one. */
const allowed = 3;

/** Null when both show the same, else in words what differs. Pictures are WebP in base64. */
export async function differenceOf(one: string, other: string): Promise<string | null> {
  // Nearly always, where the stored ones were made by the same browser.
  if (one === other) return null;
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) {
    return `it is ${a.width} x ${a.height} and was ${b.width} x ${b.height}`;
  }
  const off: string[] = [];
  for (let y = 0; y < a.height; y += side) {
    for (let x = 0; x < a.width; x += side) {
      if (isOff(meanOf(a, x, y), meanOf(b, x, y))) off.push(`${x},${y}`);
    }
  }
  if (off.length <= allowed) return null;
  return `${off.length} squares of ${side} pixels differ, the first at ${off.slice(0, 3).join(' ')}`;
}

async function pixelsOf(picture: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no canvas.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

type Colour = readonly [red: number, green: number, blue: number];

function meanOf({ data, width, height }: ImageData, left: number, top: number): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = 4 * (y * width + x);
      for (const channel of [0, 1, 2] as const) sum[channel] += data[at + channel] ?? 0;
    }
  }
  const count = (right - left) * (bottom - top);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function isOff(one: Colour, other: Colour): boolean {
  return one.some((channel, index) => Math.abs(channel - (other[index] ?? 0)) > tolerance);
}
