import { testTranslations } from '../../../testing/translations.ts';

testTranslations(
  'the counter has texts',
  import.meta.glob<Record<string, string>>('./texts/*.ts', { import: 'texts', eager: true }),
);
