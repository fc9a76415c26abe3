import { useTextsOf } from '../useTextsOf.ts';
import { texts as english, type MarkTexts } from './texts/en.ts';

const files = import.meta.glob<MarkTexts>(['./texts/*.ts', '!./texts/en.ts'], {
  import: 'texts',
});

/** The texts of what was found, in the language of the page. */
export const useMarkTexts = () => useTextsOf(files, english);
