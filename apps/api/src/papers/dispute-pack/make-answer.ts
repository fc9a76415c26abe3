import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { coverRoom } from '../defence-pack/draw/index.ts';
import { type AnswerFile, type AnswerOrder, letterKey, type MadeAnswer } from './answer-content.ts';
import { type AnswerSource, drawInGrey, openAnswerFile } from './answer-source.ts';
import { type AnswerShape, type DrawnAnswer, drawAnswer } from './draw-answer.ts';

/** Tried in turn until the pages fit: closer together first, then fewer rows. */
const shapes: readonly Omit<AnswerShape, 'filePages' | 'letters'>[] = [
  { rows: 200, dense: false },
  { rows: 200, dense: true },
  { rows: 100, dense: true },
  { rows: 50, dense: true },
  { rows: 25, dense: true },
  { rows: 10, dense: true },
];

/** The longer side of what is drawn anew, in pixels: until the bytes fit. 150 dots per inch of A4 to begin with. */
const sides = [1754, 1300, 1000, 800] as const;

/** A file below this is never what makes an answer large. */
const smallFile = 60_000;

/**
 * Makes an answer that keeps its limits where it can: exhibits closer together, then fewer rows, then
 * added files drawn anew in grey, each said. What still does not fit is for the caller to refuse. The
 * same order makes the same bytes.
 */
export async function makeAnswer(order: AnswerOrder): Promise<MadeAnswer> {
  const { files, most } = order;
  const opened = await openAll(files);
  const filePages = new Map([...opened.sources].map(([id, { pages }]) => [id, pages]));
  const drawn = await fewEnough(order, filePages);
  let { sources } = opened;
  let bytes = await merged(drawn, sources);
  const shortened = [...drawn.shortened];
  for (const side of sides) {
    if (most.bytes === null || bytes.length <= most.bytes) break;
    const large = files.filter(
      (file) => file.bytes.length > smallFile && opened.sources.has(file.id),
    );
    if (large.length === 0) break;
    sources = new Map(opened.sources);
    // One after the other: each is drawn in a memory of its own.
    for (const file of large) sources.set(file.id, await drawInGrey(file, side));
    bytes = await merged(drawn, sources);
    const names = large.map(({ name }) => name).join(', ');
    shortened.splice(
      drawn.shortened.length,
      1,
      `${names}: drawn in grey, ${side} pixels high or wide.`,
    );
  }
  return {
    bytes,
    pages: drawn.pages,
    parts: await partsOf(drawn, bytes, sources),
    shortened,
    unreadable: opened.unreadable,
  };
}

async function openAll(files: readonly AnswerFile[]) {
  const sources = new Map<string, AnswerSource>();
  const unreadable: string[] = [];
  for (const file of files) {
    try {
      sources.set(file.id, await openAnswerFile(file));
    } catch {
      unreadable.push(`${file.name} is damaged or locked.`);
    }
  }
  return { sources, unreadable };
}

async function fewEnough(
  { content, letters, most }: AnswerOrder,
  filePages: ReadonlyMap<string, number>,
): Promise<DrawnAnswer> {
  let drawn: DrawnAnswer | null = null;
  for (const shape of shapes) {
    drawn = await drawAnswer(content, { ...shape, letters, filePages });
    if (most.pages === null || drawn.pages <= most.pages) return drawn;
  }
  if (drawn === null) throw new Error('There is a shape of an answer.');
  return drawn;
}

async function merged(
  { bytes, parts }: DrawnAnswer,
  sources: ReadonlyMap<string, AnswerSource>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (sources.size === 0) return new Uint8Array(bytes);
  const paper = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const { key, first, last } of parts) {
    const targets = paper.getPages().slice(first, last + 1);
    await sources.get(key)?.put(paper, targets, coverRoom);
  }
  return new Uint8Array(await paper.save());
}

/** What each exhibit takes: the contents of its pages. Fonts, which all share, count for the letter. */
async function partsOf(
  { parts }: DrawnAnswer,
  bytes: Uint8Array,
  sources: ReadonlyMap<string, AnswerSource>,
): Promise<MadeAnswer['parts']> {
  const paper = await PDFDocument.load(bytes, { updateMetadata: false });
  const sizes = paper.getPages().map((page) => {
    const contents = page.node.Contents();
    return contents instanceof PDFRawStream ? contents.getContentsSize() : 0;
  });
  const measured = parts.map(({ key, first, last }) => ({
    key,
    pages: last - first + 1,
    bytes: sizes
      .slice(first, last + 1)
      .reduce((sum, size) => sum + size, sources.get(key)?.bytes() ?? 0),
  }));
  const rest = bytes.length - measured.reduce((sum, part) => sum + part.bytes, 0);
  return measured.map((part) =>
    part.key === letterKey ? { ...part, bytes: part.bytes + Math.max(0, rest) } : part,
  );
}
