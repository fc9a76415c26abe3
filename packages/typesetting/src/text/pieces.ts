import type { Face } from '../fonts/book.ts';
import { type Character, rightToLeft } from './characters.ts';

/** Letters that one font draws in one direction. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  readonly rightToLeft: boolean;
}

/** Joins characters to pieces, in the order in which they are read. */
export function piecesOf(text: readonly Character[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text: letter, face, rightToLeft } of text) {
    const last = pieces.at(-1);
    if (last !== undefined && last.face === face && last.rightToLeft === rightToLeft) {
      pieces[pieces.length - 1] = { ...last, text: last.text + letter };
    } else {
      pieces.push({ text: letter, face, rightToLeft });
    }
  }
  return pieces;
}

/** The pieces of a line from its left edge to its right one. */
export function inSight(pieces: readonly Piece[], base: boolean): Piece[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0]?.rightToLeft === piece.rightToLeft) last.push(piece);
    else groups.push([piece]);
  }
  const ordered = groups.map((group) => (group[0]?.rightToLeft ? group.toReversed() : group));
  return (base ? ordered.toReversed() : ordered).flat().map(turned);
}

/** The shaper turns words around; signs alone it takes as they come. */
function turned(piece: Piece): Piece {
  if (!piece.rightToLeft || rightToLeft.test(piece.text)) return piece;
  return { ...piece, text: Array.from(piece.text).reverse().join(''), rightToLeft: false };
}
