import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

/** Flags of an annotation that no viewer shows: hidden, and not on a screen (ISO 32000, table 165). */
const unseen = 0b10_0010;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws onto the first pages what viewers show above them: what was filled into their fields, and stamps. A page that
 * is put onto another one takes only its own content along, and a form would look as if nobody had filled it in.
 */
export function drawAnnotations(document: PDFDocument, pages: number): void {
  for (const page of document.getPages().slice(0, pages)) {
    const annotations = page.node.lookup(PDFName.of('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    for (let at = 0; at < annotations.size(); at += 1) {
      const annotation = annotations.lookup(at);
      if (annotation instanceof PDFDict) drawAnnotation(page, annotation);
    }
  }
}

function drawAnnotation(page: PDFPage, annotation: PDFDict): void {
  const flags = annotation.lookup(PDFName.of('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & unseen) !== 0) return;
  if (annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Popup')) return;
  const place = rectangleOf(annotation.lookup(PDFName.of('Rect')));
  const ref = appearanceOf(annotation);
  const appearance = ref && page.doc.context.lookup(ref);
  if (place === null || ref === null || !(appearance instanceof PDFStream)) return;
  const drawn = drawnBox(appearance.dict);
  if (drawn === null || drawn.width === 0 || drawn.height === 0) return;
  appearance.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const [across, up] = [place.width / drawn.width, place.height / drawn.height];
  const [x, y] = [place.x - drawn.x * across, place.y - drawn.y * up];
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(across, 0, 0, up, x, y),
    drawObject(page.node.newXObject('Filled', ref)),
    popGraphicsState(),
  );
}

/** How it looks now; of a box that can be ticked, in the state that it has. */
function appearanceOf(annotation: PDFDict): PDFRef | null {
  const appearances = annotation.lookup(PDFName.of('AP'));
  if (!(appearances instanceof PDFDict)) return null;
  const normal = appearances.get(PDFName.of('N'));
  const states = appearances.lookup(PDFName.of('N'));
  const state = annotation.lookup(PDFName.of('AS'));
  const found = states instanceof PDFDict && state instanceof PDFName ? states.get(state) : normal;
  return found instanceof PDFRef ? found : null;
}

/** The box around its own box once its matrix has turned that (ISO 32000, 12.5.5). */
function drawnBox(dict: PDFDict): Rectangle | null {
  const box = rectangleOf(dict.lookup(PDFName.of('BBox')));
  if (box === null) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(dict.lookup(PDFName.of('Matrix')));
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const across = corners.map(([x]) => x);
  const up = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...across), Math.min(...up)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...up) - y };
}

function rectangleOf(array: unknown): Rectangle | null {
  const numbers = numbersOf(array);
  return array instanceof PDFArray && numbers.length === 4 ? array.asRectangle() : null;
}

function numbersOf(array: unknown): number[] {
  if (!(array instanceof PDFArray)) return [];
  return array
    .asArray()
    .map((_, at) => array.lookup(at))
    .flatMap((number) => (number instanceof PDFNumber ? number.asNumber() : []));
}
