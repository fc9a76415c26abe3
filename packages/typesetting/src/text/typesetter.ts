// By path, so that the workspaces that take in the server see it as well.
/// <reference path="./pdfkit-fonts.d.ts" />
import type { FontBook } from '../fonts/book.ts';
import { type Character, characters, printable } from './characters.ts';
import { inLine, isRightToLeft, type Piece, piecesOf } from './pieces.ts';
import { cutAtHost, cutIntoLetters, cutIntoTokens } from './tokens.ts';

type Paper = PDFKit.PDFDocument;

/** How a text looks. */
export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour: string;
  /** From one line to the next. */
  readonly leading: number;
}

/** One line, its pieces from left to right. */
export type Line = readonly Piece[];

/** Sets texts of any script: which font, where a line ends, in which order its words stand. */
export interface Typesetter {
  lines(text: string, style: TextStyle, width: number): Line[];
  width(line: Line, size: number): number;
  /** @param top the upper edge of the line */
  draw(line: Line, style: TextStyle, left: number, top: number): void;
}

/** Makes the typesetter of one document. */
export function makeTypesetter(paper: Paper, book: FontBook): Typesetter {
  const widths = new Map<string, number>();
  /** Texts of a table come again in many rows: a device, an address, a place. */
  const set = new Map<string, Line[]>();
  const registered = new Set<string>();
  const use = ({ face: { name, font } }: Piece) => {
    if (!registered.has(name)) {
      paper.registerFont(name, font);
      registered.add(name);
    }
    return paper.font(name);
  };
  const pieceWidth = (piece: Piece) => {
    const key = `${piece.face.name} ${piece.text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = use(piece).fontSize(1).widthOfString(piece.text, options(piece));
      widths.set(key, width);
    }
    return width;
  };
  const width = (line: Line, size: number) =>
    line.reduce((sum, piece) => sum + pieceWidth(piece), 0) * size;
  /**
   * How wide a token is, and without the blanks at its end. Each word is laid out once: with its blank, as
   * it is drawn within a line.
   */
  const measure = (token: readonly Character[], size: number) => {
    const whole = width(piecesOf(token), size);
    const blanks = token.slice(withoutBlanks(token).length);
    return { whole, bare: blanks.length === 0 ? whole : whole - width(piecesOf(blanks), size) };
  };

  function paragraph(text: string, { size, bold = false }: TextStyle, room: number): Line[] {
    const all = characters(text, book, bold);
    const sized = (token: readonly Character[]) => ({ token, ...measure(token, size) });
    const fits = cutIntoTokens(all)
      .map(sized)
      .flatMap((one) => (one.bare > room ? cutAtHost(one.token).map(sized) : [one]))
      .flatMap((one) => (one.bare > room ? cutIntoLetters(one.token).map(sized) : [one]));
    const rows: Character[][] = [[]];
    let used = 0;
    for (const { token, bare, whole } of fits) {
      if (used > 0 && used + bare > room) {
        rows.push([]);
        used = 0;
      }
      rows.at(-1)?.push(...token);
      used += whole;
    }
    return rows.map((row) => inLine(piecesOf(withoutBlanks(row))));
  }

  return {
    width,
    lines(text, style, room) {
      const key = `${style.size} ${style.bold === true} ${room} ${text}`;
      let lines = set.get(key);
      if (lines === undefined) {
        lines = text.split('\n').flatMap((part) => paragraph(printable(part), style, room));
        set.set(key, lines);
      }
      return lines;
    },
    draw(line, style, left, top) {
      let x = left;
      for (const piece of line) {
        const { outline } = piece.face;
        const around = outline > 0 ? { fill: true, stroke: true } : {};
        if (outline > 0) paper.lineWidth(outline * style.size).strokeColor(style.colour);
        use(piece)
          .fontSize(style.size)
          .fillColor(style.colour)
          .text(piece.text, x, top + style.leading / 2 + style.size * 0.36, {
            ...options(piece),
            ...around,
            lineBreak: false,
            baseline: 0,
          });
        x += pieceWidth(piece) * style.size;
      }
    },
  };
}

/** A piece from right to left is one run for the shaper, so that its words keep their order. */
const options = (piece: Piece) =>
  isRightToLeft(piece) ? { features: [] as PDFKit.Mixins.OpenTypeFeatures[] } : {};

function withoutBlanks(text: readonly Character[]): readonly Character[] {
  const end = text.findLastIndex(({ text: letter }) => letter !== ' ');
  return text.slice(0, end + 1);
}
