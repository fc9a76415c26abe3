import { useTextsOf } from '../useTextsOf.ts';
import { type CorrectTexts, texts as english } from './texts/en.ts';

const files = import.meta.glob<CorrectTexts>(['./texts/*.ts', '!./texts/en.ts'], {
  import: 'texts',
});

/** The texts of corrections in the language of the page. */
export const useCorrectTexts = () => useTextsOf(files, english);
