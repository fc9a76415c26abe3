import { describe, expect, it } from 'vitest';
import { schemes } from '../schemes/schemes.ts';
import { exciseGoods, exciseNamed, sharesOf } from './excise.ts';
import type { ExciseGoods } from './excise-kinds.ts';

const listed = (description: string, quantity?: string | number, unit?: string) => ({
  description_of_Goods_cigarettes: description,
  quantityofGoods_cigarettes: quantity,
  units_cigarettes: unit,
});
const one = (kind: ExciseGoods['kind'], amount: number, sure = true) => [{ kind, amount, sure }];

describe('one kind, with its amount in the fields beside it', () => {
  it.each([
    // The kind, by the word for it.
    ['Cigarettes', 200, 'Sticks', one('cigarettes', 200)],
    ['cigs', 20, 'pcs', one('cigarettes', 20)],
    ['one cig', 1, '', one('cigarettes', 1)],
    ['Cigarettes', '1.000', 'sticks', one('cigarettes', 1000)],
    ['1.000 cigarettes', '', '', one('cigarettes', 1000)],
    ['Cigarettes', 3, 'Cartons (200)', one('cigarettes', 600, false)],
    ['2 cartons of cigarettes', 2, '', one('cigarettes', 400, false)],
    ['300 cigarettes', 300, '', one('cigarettes', 300)],
    ['tobacco', '1.500', 'kg', one('cutTobacco', 1500)],
    ['tobacco', '1,500', 'kilo', one('cutTobacco', 1500)],
    ['tobacco', '1.500', 'g', one('cutTobacco', 1500)],
    ['wine', '1,000', 'litres', one('alcohol', 1000)],
    ['wine', '0,750', 'l', one('alcohol', 750)],
    ['wine', '1.500', 'ml', one('alcohol', 1500)],
    ['wine', '1,000', 'lovely bottles', []],
    ['rokok kretek', 12, 'batang', one('cigarettes', 12)],
    ['cigar', 1, 'piece', one('cigars', 1)],
    ['Cigars', 25, 'cigars', one('cigars', 25)],
    ['cigarillos', 10, 'pieces', one('cigars', 10)],
    ['cerutu', 3, 'unit', one('cigars', 3)],
    ['Heated tobacco', 200, 'sticks', one('heatedSticks', 200)],
    ['heat-not-burn', 40, 'stick', one('heatedSticks', 40)],
    ['heated capsules', 30, 'capsule', one('heatedCapsules', 30)],
    ['rolling tobacco', 50, 'g', one('cutTobacco', 50)],
    ['shisha molasses', 250, 'grams', one('otherTobacco', 250)],
    ['e-liquid', 30, 'ml', one('openLiquid', 30)],
    ['eliquid', 3, 'cl', one('openLiquid', 30)],
    ['ecig refill', 0.1, 'l', one('openLiquid', 100)],
    ['vape pod', 2, 'ml', one('closedLiquid', 2)],
    ['disposables', 1, 'cl', one('closedLiquid', 10)],
    ['cartridge', 1, 'litre', one('closedLiquid', 1000)],
    ['Red wine', 2, 'l', one('alcohol', 2000)],
    // The amount, by its unit.
    ['tobacco', 1, 'kg', one('cutTobacco', 1000)],
    ['snus', 0.5, 'kilo', one('otherTobacco', 500)],
    ['tobacco', 100, 'gr.', one('cutTobacco', 100)],
    ['gin', 700, ' ML ', one('alcohol', 700)],
    ['gin', 70, 'cl', one('alcohol', 700)],
    ['gin', 1, 'Liters', one('alcohol', 1000)],
    ['gin', 1, 'ltr', one('alcohol', 1000)],
    ['cigarettes', '2 packs', 'packs', one('cigarettes', 40, false)],
    ['cigarettes', 1, 'box', one('cigarettes', 20, false)],
    ['heated sticks', 2, 'packets', one('heatedSticks', 40, false)],
    ['heated sticks', 1, 'carton', one('heatedSticks', 200, false)],
    ['cigarettes', 3, 'slops', one('cigarettes', 600, false)],
    ['beer', 6, 'cans', one('alcohol', 1980, false)],
    ['beer', 1, 'can', one('alcohol', 330, false)],
    ['wine', 2, 'bottles', one('alcohol', 1500, false)],
    ['wine', 1, 'bottle', one('alcohol', 750, false)],
    // What has no amount that can be read.
    ['wine', 2, 'kg', []],
    ['cigars', 2, 'boxes of ten', []],
    ['tobacco', 2, 'sheets', []],
    ['cigarettes', 2, 'old packs', []],
    ['wine', 2, 'scans', []],
    ['wine', 2, 'bottles or so', []],
    ['cigarettes', 'many', 'sticks', []],
    ['chocolate', 200, 'g', []],
    ['ecig', 10, 'ml', one('openLiquid', 10)],
    ['cigarettes', 1, 'cigarette', one('cigarettes', 1)],
    ['cigars', 1, 'cigar', one('cigars', 1)],
    ['tobacco', 2, 'half kg', []],
    ['tobacco', 100, 'mg', []],
    ['tobacco', 100, 'grains', []],
    ['gin', 2, 'some ml', []],
    ['gin', 2, 'dcl', []],
    ['gin', 2, 'clear bottle', []],
    ['gin', 2, 'gal', []],
    ['gin', 2, 'large', []],
    ['gin', 2, 'small bottles', []],
    ['beer', 2, 'canisters', []],
    ['cigarettes', 2, 'half cartons', []],
    ['cigarettes', 2, 'cartons or so', []],
    ['cigarettes', 2, 'packs or so', []],
    ['', 200, 'sticks', []],
  ])('%s, %s %s', (description, quantity, unit, goods) => {
    expect(exciseGoods(listed(description, quantity, unit))).toEqual(goods);
  });

  it('takes the kind from the category where the description has none', () => {
    expect(exciseGoods({ ...listed('Brand X', 20), category_cigarettes: 'CIGARETTES' })).toEqual(
      one('cigarettes', 20),
    );
    expect(exciseGoods({ ...listed('rum', 1, 'l'), category_cigarettes: 'Cigarettes' })).toEqual(
      one('alcohol', 1000),
    );
  });

  it('has nothing of nothing', () => {
    expect(exciseGoods({})).toEqual([]);
  });
});

describe('several kinds in one description', () => {
  const wine = { kind: 'alcohol', amount: 2000, sure: true };
  it.each([
    ['900 cigarettes, 2 l wine', { kind: 'cigarettes', amount: 900, sure: true }],
    ['2 packs of cigarettes + 2 litres of wine', { kind: 'cigarettes', amount: 40, sure: false }],
    ['1,000 sticks kretek; 2 l wine', { kind: 'cigarettes', amount: 1000, sure: true }],
    ['50g tobacco, 2l wine', { kind: 'cutTobacco', amount: 50, sure: true }],
    // No litre and no gram: a name begins so.
    ['12 lucky cigarettes, 2 l wine', { kind: 'cigarettes', amount: 12, sure: true }],
    ['12 golden cigarettes, 2 l wine', { kind: 'cigarettes', amount: 12, sure: true }],
  ])('%s', (description, first) => {
    expect(exciseGoods(listed(description, 7, 'pcs'))).toEqual([first, wine]);
  });

  const goods = (kind: ExciseGoods['kind'], amount: number, sure = true) => ({
    kind,
    amount,
    sure,
  });

  it.each([
    ['1 gram snus, 2 grams tobacco', goods('otherTobacco', 1), goods('cutTobacco', 2)],
    ['1 g snus, 1 kg tobacco', goods('otherTobacco', 1), goods('cutTobacco', 1000)],
    ['1 litre gin, 2 liters wine', goods('alcohol', 1000), goods('alcohol', 2000)],
    ['70 cl gin; 700 ml of rum', goods('alcohol', 700), goods('alcohol', 700)],
    ['1 bottle gin + 1 can beer', goods('alcohol', 750, false), goods('alcohol', 330, false)],
    ['2 bottles gin + 3 cans beer', goods('alcohol', 1500, false), goods('alcohol', 990, false)],
    [
      '1 pack kretek, 1 carton cigarettes',
      goods('cigarettes', 20, false),
      goods('cigarettes', 200, false),
    ],
    [
      '2 packs kretek, 2 cartons cigarettes',
      goods('cigarettes', 40, false),
      goods('cigarettes', 400, false),
    ],
    ['1 stick kretek, 2 pieces cigars', goods('cigarettes', 1), goods('cigars', 2)],
  ])('%s', (description, ...found) => {
    expect(exciseGoods(listed(description))).toEqual(found);
  });

  it('prefers the fields to the only amount in the text', () => {
    expect(exciseGoods(listed('3 cigars', 5, 'pcs'))).toEqual(one('cigars', 5));
    expect(exciseGoods(listed('3 cigars', undefined, 'pcs'))).toEqual(one('cigars', 3));
  });
});

it.each([
  ['cigarettes and wine', undefined, { tobacco: true, alcohol: true }],
  ['Vape', undefined, { tobacco: true, alcohol: false }],
  ['a gift', 'ALCOHOL', { tobacco: false, alcohol: true }],
  ['a gift', undefined, { tobacco: false, alcohol: false }],
  [undefined, undefined, { tobacco: false, alcohol: false }],
  // Words within other words.
  ['ginger, drums and swine leather', undefined, { tobacco: false, alcohol: false }],
])('%s in the category %s names %j', (description, category, named) => {
  expect(
    exciseNamed({
      description_of_Goods_cigarettes: description,
      category_cigarettes: category,
    }),
  ).toEqual(named);
});

it('adds up what is of one kind, and is sure only of what is known to the piece', () => {
  const limits = schemes[0]?.limits;
  if (limits === undefined) throw new Error('no scheme');
  const shares = sharesOf(
    [
      ...one('cigarettes', limits.cigarettes.amount),
      ...one('alcohol', limits.alcohol.amount / 2),
      ...one('cigarettes', limits.cigarettes.amount, false),
    ],
    limits,
  );
  expect(shares).toEqual([
    { kind: 'cigarettes', share: 2, sure: false },
    { kind: 'alcohol', share: 0.5, sure: true },
  ]);
});
