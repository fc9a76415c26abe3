import type { Face } from '../fonts/book.ts';
import type { Character } from './characters.ts';
import { inVisualOrder } from './directions.ts';

/** Letters of one level that one font draws. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  readonly level: number;
}

/** Joins characters to pieces, in the order in which they are read. */
export function piecesOf(text: readonly Character[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text: letter, face, level } of text) {
    const last = pieces.at(-1);
    if (last !== undefined && last.face === face && last.level === level) {
      pieces[pieces.length - 1] = { ...last, text: last.text + letter };
    } else {
      pieces.push({ text: letter, face, level });
    }
  }
  return pieces;
}

/** Whether a piece is read from right to left. */
export const isRightToLeft = ({ level }: Piece) => level % 2 === 1;

/** The pieces of a line from its left edge to its right one. */
export function inLine(pieces: readonly Piece[]): Piece[] {
  return inVisualOrder(pieces).map(reversedSigns);
}

const shapedFromTheRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The shaper turns words of these scripts around; signs alone it draws as they come. */
function reversedSigns(piece: Piece): Piece {
  if (!isRightToLeft(piece) || shapedFromTheRight.test(piece.text)) return piece;
  return { ...piece, text: Array.from(piece.text).reverse().join(''), level: piece.level + 1 };
}
