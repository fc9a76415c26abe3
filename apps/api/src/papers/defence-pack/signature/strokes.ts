import type { DrawnSignature } from '@pabean/api-client/contract';

const mostPaths = 400;
const mostLetters = 200_000;

/**
 * The lines of an SVG, and nothing else of it: no picture, no text, no style, no link, no script. A
 * signature is drawn with a pen, so a path's outline is all that matters. A tag ends before the next one:
 * a search for the end of each would take a time that grows with the square of their number.
 */
export function strokesOf(svg: string): DrawnSignature | null {
  const root = /<svg\b[^<>]*>/i.exec(svg)?.[0];
  if (root === undefined) return null;
  const paths: { d: string; width: number }[] = [];
  for (const [tag, name] of svg.matchAll(/<(path|polyline|line)\b[^<>]*>/gi)) {
    const d = outline(tag, name?.toLowerCase() ?? '');
    if (d === null) continue;
    paths.push({ d, width: clamp(Number(attribute(tag, 'stroke-width') ?? 2), 0.2, 20) });
  }
  const letters = paths.reduce((sum, path) => sum + path.d.length, 0);
  if (paths.length === 0 || paths.length > mostPaths || letters > mostLetters) return null;
  const box = boxOf(root);
  return box === null ? null : { kind: 'strokes', box, paths };
}

function outline(tag: string, name: string): string | null {
  if (name === 'path') return plainPath(attribute(tag, 'd'));
  if (name === 'polyline') {
    const points = attribute(tag, 'points')?.trim();
    return points === undefined ? null : plainPath(`M${points}`);
  }
  const ends = ['x1', 'y1', 'x2', 'y2'].map((key) => Number(attribute(tag, key) ?? 0));
  return ends.every(isDrawable) ? `M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}` : null;
}

/** The letters and numbers of a path; a number too long to be on any paper makes it none. */
function plainPath(d: string | undefined): string | null {
  if (d === undefined || !/^\s*[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]*$/.test(d)) return null;
  const numbers = d.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? [];
  return numbers.length >= 4 && numbers.every((one) => isDrawable(Number(one))) ? d.trim() : null;
}

function boxOf(root: string): [number, number, number, number] | null {
  const viewBox = attribute(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left, top, width, height] = viewBox ?? [
    0,
    0,
    Number.parseFloat(attribute(root, 'width') ?? '300'),
    Number.parseFloat(attribute(root, 'height') ?? '150'),
  ];
  if (left === undefined || top === undefined || width === undefined || height === undefined) {
    return null;
  }
  const sound = [left, top, width, height].every(isDrawable) && width >= 1 && height >= 1;
  return sound ? [left, top, width, height] : null;
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return found?.[1] ?? found?.[2];
}

const isDrawable = (value: number) => Number.isFinite(value) && Math.abs(value) < 100_000;
const clamp = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), most) : 2;
