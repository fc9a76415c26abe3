import { keepOnlyOrientation } from './only-orientation.ts';

const endOfPicture = 0xd9;
const startOfScan = 0xda;
const app1 = 0xe1;
const comment = 0xfe;
const exif = 'Exif\0\0';
/** What tells how the colours are meant; nothing else beside the picture's own segments is needed to show it. */
const colours = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/**
 * Wipes what stands beside the picture of a JPEG, in place: the notes of the camera but its orientation, those of
 * editors, comments. Every segment stays as long as it is, so nothing moves.
 * @returns where the picture ends: cameras put more pictures and films behind it, with notes of their own
 */
export function wipeJpeg(file: Buffer): number {
  let hasPixels = false;
  let at = 2;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at < 0 || at + 4 > file.length) return endWithin(file, at, hasPixels);
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === endOfPicture && hasPixels) return at + 2;
    else {
      hasPixels ||= marker === startOfScan;
      const end = Math.min(at + 2 + file.readUInt16BE(at + 2), file.length);
      wipeSegment(marker, file.subarray(Math.min(at + 4, end), end));
      at = Math.max(end, at + 2);
    }
  }
}

/** The last marker has no room for a segment. */
const endWithin = (file: Buffer, at: number, hasPixels: boolean): number =>
  hasPixels && at >= 0 && file[at + 1] === endOfPicture ? at + 2 : file.length;

/** A marker without a length: what stands for 255 in the pixels, restarts, the start. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function wipeSegment(marker: number, content: Buffer): void {
  const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === comment;
  if (!isNote || startsWith(content, colours.get(marker))) return;
  if (marker !== app1 || !startsWith(content, exif)) {
    content.fill(0);
    return;
  }
  if (!keepOnlyOrientation(content.subarray(exif.length))) content.fill(0);
}

const startsWith = (content: Buffer, name: string | undefined): boolean =>
  name !== undefined && content.toString('latin1', 0, name.length) === name;
