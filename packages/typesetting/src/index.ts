export { type Face, type FontBook, openFonts } from './fonts/book.ts';
export type { Han } from './fonts/parts.ts';
export { charactersOf } from './text/characters.ts';
export { type Line, makeTypesetter, type TextStyle, type Typesetter } from './text/typesetter.ts';
