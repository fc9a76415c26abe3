import type { DeclarationKey } from '@pabean/domain';
import type { Dice } from './random.ts';

type Details = Record<string, string | number>;

/** What travellers carry; keys as the intake names them. */
const declared: readonly { key: DeclarationKey; details: Details }[] = [
  {
    key: 'animals_fish_plants',
    details: {
      description_of_Goods: 'Dried fish snacks',
      quantityofGoods: 2,
      units: 'Pack',
      value: 30,
      currency: 'AUD',
      category: 'Food',
    },
  },
  {
    key: 'cigarettes',
    details: {
      description_of_Goods_cigarettes: 'Cigarettes, 300 sticks',
      quantityofGoods_cigarettes: 300,
      units_cigarettes: 'Stick',
      value_cigarettes: 90,
      currency_cigarettes: 'USD',
      category_cigarettes: 'Tobacco',
    },
  },
  {
    key: 'currency',
    details: {
      currencyoption_currency: 'Cash',
      amountofmoney_currency: 120_000_000,
      currency_currency: 'IDR',
    },
  },
  {
    key: 'purchase',
    details: {
      description_of_Goods_purchase: 'Camera and two lenses',
      quantityofGoods_purchase: 1,
      units_purchase: 'Set',
      value_purchase: 1240.5,
      currency_purchase: 'USD',
      category_purchase: 'Electronics',
    },
  },
  {
    key: 'goods_originating',
    details: {
      number_goodoriginating: 'BC34-000123',
      description_of_Goods_goodoriginating: 'Surfboard taken abroad for a contest',
      quantityofGoods_goodoriginating: 1,
      units_goodoriginating: 'Piece',
      date_month_year_import: '2026-03-14',
    },
  },
];

/** The declaration of one traveller; most have nothing to declare. */
export function inventDeclaration(dice: Dice): {
  importingGoods: Partial<Record<DeclarationKey, 'Yes'>>;
  goodsDetails: Details;
} {
  const answers: Partial<Record<DeclarationKey, 'Yes'>> = {};
  let goodsDetails: Details = {};
  for (let left = dice.chance(0.35) ? dice.int(1, 2) : 0; left > 0; left -= 1) {
    const { key, details } = dice.pick(declared);
    answers[key] = 'Yes';
    goodsDetails = { ...goodsDetails, ...details };
  }
  return { importingGoods: answers, goodsDetails };
}

/** A scribble as a signature pad sends it. */
export function inventSignature(dice: Dice): string {
  const points = Array.from({ length: 7 }, (_, n) => `${10 + n * 28} ${dice.int(12, 62)}`);
  const path = `M${points[0]}${points
    .slice(1)
    .map((point) => ` T${point}`)
    .join('')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 74"><path d="${path}" fill="none" stroke="#191f20" stroke-width="2.5" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
