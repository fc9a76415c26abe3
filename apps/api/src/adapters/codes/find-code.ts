import { createRequire } from 'node:module';
import type { CodePlace } from '@pabean/domain';
import {
  type Position,
  prepareZXingModule,
  purgeZXingModule,
  readBarcodes,
} from 'zxing-wasm/reader';
import type { GreyPicture } from '../pictures/grey-picture.ts';
import { wasmCode } from '../wasm/wasm-code.ts';

/** A box as shares of the width and height of what it stands on. */
export type Box = Omit<CodePlace, 'page'>;

/** A page with more codes than this is no declaration. */
const mostCodes = 4;

const code = wasmCode(
  createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
);
prepareZXingModule({ overrides: code });

/** Frees the memory that reading took; the next picture gets another. */
export function freeReader(): void {
  purgeZXingModule();
  prepareZXingModule({ overrides: code });
}

/**
 * Where the QR code of a picture stands; of several the largest, because a link to an app is printed
 * smaller than what an officer reads. Null where there is none that can be read.
 */
export async function findCode(picture: GreyPicture): Promise<Box | null> {
  return findCodeInFile(picture.file, picture);
}

/**
 * As `findCode`, of a PNG or JPEG file of this size.
 * @throws when the file cannot be unpacked
 */
export async function findCodeInFile(
  file: Uint8Array,
  { width, height }: Pick<GreyPicture, 'width' | 'height'>,
): Promise<Box | null> {
  const found = await readBarcodes(file, { formats: ['QRCode'], maxNumberOfSymbols: mostCodes });
  if (found.some(({ isValid }) => !isValid)) throw new Error('The picture cannot be unpacked.');
  const [largest] = found
    .map(({ position }) => boxOf(position, width, height))
    .toSorted((one, other) => areaOf(other) - areaOf(one));
  return largest ?? null;
}

function boxOf(position: Position, width: number, height: number): Box {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
  const across = corners.map(({ x }) => share(x / width));
  const down = corners.map(({ y }) => share(y / height));
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return {
    left,
    top,
    width: share(Math.max(...across) - left),
    height: share(Math.max(...down) - top),
  };
}

/** Four digits name a pixel of any page that is looked at. */
const share = (value: number) => Math.round(10_000 * Math.min(1, Math.max(0, value))) / 10_000;

const areaOf = ({ width, height }: Box) => width * height;
