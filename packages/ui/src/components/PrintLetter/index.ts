export type { PrintLetterProps } from './PrintLetter.tsx';
export { PrintLetter } from './PrintLetter.tsx';
export type { LetterWords } from './types.ts';
