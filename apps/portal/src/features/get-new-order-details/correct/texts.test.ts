import { testTranslations } from '../../../testing/translations.ts';
import type { CorrectTexts } from './texts/en.ts';

const files = import.meta.glob<CorrectTexts>('./texts/*.ts', { import: 'texts', eager: true });
const flat = ({ fields, reasons, ...rest }: CorrectTexts) => ({ ...rest, ...fields, ...reasons });

testTranslations(
  'corrections have texts',
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path, flat(texts)])),
  ['no', 'groupContact', 'occupation', 'nationality', 'person', 'goodsUnits', 'goodsQuantity'],
);
