import { testTranslations } from '../../../testing/translations.ts';
import type { MissingTexts } from './texts/en.ts';

const files = import.meta.glob<MissingTexts>('./texts/*.ts', { import: 'texts', eager: true });
const flat = ({ fields, values, ...rest }: MissingTexts) => ({ ...rest, ...fields, ...values });

testTranslations(
  'missing details have texts',
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path, flat(texts)])),
  ['charter', 'hotel', 'transit', 'province'],
);
