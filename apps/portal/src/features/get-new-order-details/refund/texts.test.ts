import { testTranslations } from '../../../testing/translations.ts';

testTranslations(
  'refunds have texts',
  import.meta.glob<Record<string, string>>('./texts/*.ts', { import: 'texts', eager: true }),
);
