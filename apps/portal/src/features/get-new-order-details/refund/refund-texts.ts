import { useTextsOf } from '../useTextsOf.ts';
import { texts as english, type RefundTexts } from './texts/en.ts';

const files = import.meta.glob<RefundTexts>(['./texts/*.ts', '!./texts/en.ts'], {
  import: 'texts',
});

/** The texts of refunds in the language of the page. */
export const useRefundTexts = () => useTextsOf(files, english);
