import { testTranslations } from '../../../testing/translations.ts';
import type { MarkTexts } from './texts/en.ts';

const files = import.meta.glob<MarkTexts>('./texts/*.ts', { import: 'texts', eager: true });
const flat = ({ sentences, ...rest }: MarkTexts) => ({ ...rest, ...sentences });

testTranslations(
  'marks have texts',
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path, flat(texts)])),
);
