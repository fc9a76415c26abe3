import { useTextsOf } from '../useTextsOf.ts';
import { texts as english, type MissingTexts } from './texts/en.ts';

const files = import.meta.glob<MissingTexts>(['./texts/*.ts', '!./texts/en.ts'], {
  import: 'texts',
});

/** The texts of the fields of All Indonesia in the language of the page. */
export const useMissingTexts = () => useTextsOf(files, english);
