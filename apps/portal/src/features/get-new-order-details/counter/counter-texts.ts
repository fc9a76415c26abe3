import { useTextsOf } from '../useTextsOf.ts';
import { type CounterTexts, texts as english } from './texts/en.ts';

const files = import.meta.glob<CounterTexts>(['./texts/*.ts', '!./texts/en.ts'], {
  import: 'texts',
});

/** The texts of the counter in the language of the page. */
export const useCounterTexts = () => useTextsOf(files, english);
