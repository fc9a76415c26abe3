import { expect, it } from 'vitest';
import { declarationCategories } from './declaration.ts';

it('names the eight categories with their thresholds (spec sections 3 and 9)', () => {
  expect(declarationCategories.map(({ number, label }) => `${number}. ${label}`)).toEqual([
    '1. Animals, fish and plants, including their products',
    '2. Narcotics, psychotropic substances, precursors, drugs',
    '3. Currency worth 100 million Rupiah or more',
    '4. Foreign banknotes worth 1 billion Rupiah or more',
    '5. More than 200 cigarettes, 25 cigars or 100 g tobacco, and 1 liter alcohol',
    '6. Goods bought abroad worth over USD 500',
    '7. Imported goods that are not personal effects',
    '8. Goods originating from Indonesia using BC 3.4',
  ]);
});
