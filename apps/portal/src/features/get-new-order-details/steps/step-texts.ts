import { useTextsOf } from '../useTextsOf.ts';
import { texts as english, type StepTexts } from './texts/en.ts';

const files = import.meta.glob<StepTexts>(['./texts/*.ts', '!./texts/en.ts'], {
  import: 'texts',
});

/** The texts of an order's steps in the language of the page. */
export const useStepTexts = () => useTextsOf(files, english);
