import { useMarkTexts } from '../marks/mark-texts.ts';
import { useMissingTexts } from '../missing/missing-texts.ts';
import { useTextsOf } from '../useTextsOf.ts';
import type { OwnTexts } from './own-fields.ts';
import { type CorrectTexts, texts as english } from './texts/en.ts';

const files = import.meta.glob<CorrectTexts>(['./texts/*.ts', '!./texts/en.ts'], {
  import: 'texts',
});

/** The texts of corrections in the language of the page. */
export const useCorrectTexts = () => useTextsOf(files, english);

/** The same with all that stands beside them; undefined until all are there. */
export function useOwnTexts(): OwnTexts | undefined {
  const correct = useCorrectTexts();
  const scheme = useMissingTexts();
  const marks = useMarkTexts();
  return correct && scheme && marks && { ...correct, scheme, marks };
}
