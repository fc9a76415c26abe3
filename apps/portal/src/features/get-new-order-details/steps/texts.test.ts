import { testTranslations } from '../../../testing/translations.ts';

testTranslations(
  'the steps of an order have texts',
  import.meta.glob<Record<string, string>>('./texts/*.ts', { import: 'texts', eager: true }),
);
