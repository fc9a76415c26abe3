import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { exciseGoods, exciseNamed } from './excise.ts';
import { orderWith } from './testing/good-order.ts';

const read = (description: string, quantity?: string | number, unit?: string) =>
  exciseGoods({
    description_of_Goods_cigarettes: description,
    quantityofGoods_cigarettes: quantity,
    units_cigarettes: unit,
  }).map(({ kind, amount, sure }) => `${kind} ${amount}${sure ? '' : '?'}`);

it.each([
  // Indonesian and Malay.
  ['2 slop rokok dan 2 botol bir', 'cigarettes 400?', 'alcohol 1500?'],
  ['dua botol minuman keras', 'alcohol 1500?'],
  ['rokok elektrik 30 ml', 'openLiquid 30'],
  ['2 tin bir', 'alcohol 660?'],
  // Chinese.
  ['香烟 2条', 'cigarettes 400?'],
  ['香烟2条', 'cigarettes 400?'],
  ['2条香烟', 'cigarettes 400?'],
  ['两条烟', 'cigarettes 400?'],
  ['烟2条,白酒2瓶', 'cigarettes 400?', 'alcohol 1500?'],
  ['雪茄50支', 'cigars 50'],
  ['香菸 400 支', 'cigarettes 400'],
  ['煙兩條', 'cigarettes 400?'],
  ['红酒2支', 'alcohol 1500?'],
  ['茅台酒 500毫升×4', 'alcohol 2000'],
  ['電子煙油 60毫升', 'openLiquid 60'],
  ['香烟４００支和威士忌２升', 'cigarettes 400', 'alcohol 2000'],
  // Japanese.
  ['タバコ2カートン', 'cigarettes 400?'],
  ['たばこ 400本', 'cigarettes 400'],
  ['ﾀﾊﾞｺ 10箱', 'cigarettes 200?'],
  ['日本酒2本と葉巻50本', 'alcohol 1500?', 'cigars 50'],
  ['ウイスキー 2リットル', 'alcohol 2000'],
  // Korean.
  ['담배 2보루', 'cigarettes 400?'],
  ['소주 3병, 담배 20갑', 'alcohol 2250?', 'cigarettes 400?'],
  ['위스키 2리터', 'alcohol 2000'],
  ['술 2병', 'alcohol 1500?'],
  // Hindi.
  ['सिगरेट 400', 'cigarettes 400'],
  ['शराब की 2 बोतल', 'alcohol 1500?'],
  ['२ लीटर व्हिस्की और 300 सिगरेट', 'alcohol 2000', 'cigarettes 300'],
  // Arabic.
  ['سجائر 400', 'cigarettes 400'],
  ['٤٠٠ سيجارة', 'cigarettes 400'],
  ['2 خرطوشة سجائر وزجاجتين ويسكي', 'cigarettes 400?', 'alcohol 1500?'],
  ['السجائر: 20 علبة', 'cigarettes 400?'],
  ['علبتين سجائر', 'cigarettes 40?'],
  ['نبيذ 2 لتر', 'alcohol 2000'],
  // Russian.
  ['2 бутылки водки', 'alcohol 1500?'],
  ['400 сигарет', 'cigarettes 400'],
  ['сигареты 2 блока и 2 л виски', 'cigarettes 400?', 'alcohol 2000'],
  ['Сигары 30 шт.', 'cigars 30'],
  ['табак для кальяна 250 г', 'otherTobacco 250'],
  ['два литра вина', 'alcohol 2000'],
  // French.
  ['400 cigarettes et 2 bouteilles de rhum', 'cigarettes 400', 'alcohol 1500?'],
  ['2 cartouches de cigarettes', 'cigarettes 400?'],
  ['30 cigares', 'cigars 30'],
  ['Tabac à rouler 200 g', 'cutTobacco 200'],
  ['bière 3 litres', 'alcohol 3000'],
  ['cigarette électronique, 50 ml', 'openLiquid 50'],
  // German.
  ['400 Zigaretten', 'cigarettes 400'],
  ['2 Stangen à 200 Zigaretten', 'cigarettes 400'],
  ['zwei Flaschen Wein und 50 Zigarren', 'alcohol 1500?', 'cigars 50'],
  ['E-Zigarette, 40 ml', 'openLiquid 40'],
  ['Weißwein 2 Liter', 'alcohol 2000'],
  // Spanish and Portuguese.
  ['400 cigarrillos y 2 botellas de ron', 'cigarettes 400', 'alcohol 1500?'],
  ['2 cartones de tabaco', 'cigarettes 400?'],
  ['cerveza 24 latas', 'alcohol 7920?'],
  ['400 cigarros e 2 garrafas de cachaça', 'cigarettes 400', 'alcohol 1500?'],
  ['30 charutos', 'cigars 30'],
  ['20 maços de cigarro', 'cigarettes 400?'],
  // Italian and Dutch.
  ['2 stecche di sigarette', 'cigarettes 400?'],
  ['due bottiglie di vino', 'alcohol 1500?'],
  ['2 sloffen sigaretten', 'cigarettes 400?'],
  ['shag 150 gram', 'cutTobacco 150'],
  ['wijn 2 flessen', 'alcohol 1500?'],
  // Thai, with and without blanks.
  ['บุหรี่ 2 คอตตอน', 'cigarettes 400?'],
  ['บุหรี่400มวน', 'cigarettes 400'],
  ['เหล้า๒ขวดและบุหรี่ 20 ซอง', 'alcohol 1500?', 'cigarettes 400?'],
  // Vietnamese, with and without its signs.
  ['2 cây thuốc lá', 'cigarettes 400?'],
  ['thuoc la 20 bao, 2 chai ruou', 'cigarettes 400?', 'alcohol 1500?'],
  ['xì gà 30 điếu', 'cigars 30'],
  ['rượu vang 2 lít', 'alcohol 2000'],
  // Turkish and Polish.
  ['2 karton sigara ve 2 şişe rakı', 'cigarettes 400?', 'alcohol 1500?'],
  ['TÜTÜN 150 gram', 'cutTobacco 150'],
  ['bir şişe ŞARAP'],
  ['400 papierosów', 'cigarettes 400'],
  ['2 butelki wódki i 20 paczek papierosów', 'alcohol 1500?', 'cigarettes 400?'],
  ['piwo 12 puszek', 'alcohol 3960?'],
])('reads "%s"', (description, ...goods) => {
  expect(read(description)).toEqual(goods);
});

it.each([
  ['Zigaretten', 2, 'Stangen', 'cigarettes 400?'],
  ['водка', '2', 'бутылки', 'alcohol 1500?'],
  ['香烟', 2, '条', 'cigarettes 400?'],
  ['タバコ', '2カートン', '', 'cigarettes 400?'],
  ['बीयर', 6, 'कैन', 'alcohol 1980?'],
])('reads "%s" beside %j %s', (description, quantity, unit, ...goods) => {
  expect(read(description, quantity, unit)).toEqual(goods);
});

it.each([
  // Words within other words, and what only begins alike.
  ['烟台苹果2箱，烟熏三文鱼，烟花'],
  ['酒店用品, 酒精湿巾'],
  ['ジンジャー, オレンジ, ラム肉'],
  ['미술 기술 예술, 시가 100만원'],
  ['สุราษฎร์ธานี จินตนาการ'],
  ['Schweinefleisch, Weintrauben, Weinglas'],
  ['джинсы, романы, виноград, вышивка'],
  ['chocolate puro, vinagre, cerámica'],
  ['winogrona, wianek, papier'],
  ['anggur 2 kg, birthday cake, bingkisan'],
  ['thuốc tây, bánh mì'],
  ['çin çayı, puro'],
  ['جينز, خمسة'],
])('names nothing in "%s"', (description) => {
  expect(exciseNamed({ description_of_Goods_cigarettes: description })).toEqual({
    tobacco: false,
    alcohol: false,
  });
  expect(read(description)).toEqual([]);
});

it.each([['Zigaretten'], ['烟'], ['Papierosy'], ['السجائر'], ['сигары']])(
  'knows the category "%s"',
  (category_cigarettes) => {
    expect(exciseNamed({ category_cigarettes }).tobacco).toBe(true);
  },
);

it.each([
  ['400 Zigaretten', ['excise.undeclared']],
  ['香烟 400支', ['excise.undeclared']],
  ['香烟 3条', ['excise.unit-unsure']],
  ['2 бутылки водки', ['excise.unit-unsure']],
  ['водка 2 л', ['excise.alcohol-undeclared']],
  ['٤٠٠ سيجارة', ['excise.undeclared']],
  ['200 cigarrillos', []],
])('marks "%s" under a No with %j', (description_of_Goods_cigarettes, rules) => {
  const order = orderWith({ goods: { description_of_Goods_cigarettes } });
  const { marks } = checkOrder(order, new Date('2026-11-21T10:00:00Z'));
  expect(marks.map(({ rule }) => rule)).toEqual(rules);
});

it.each(['烟', '2条', 'タバコ', 'บุหรี่', 'و', 'و ', 'сигарет', 'electron', '电子', 'a 1 ', '一'])(
  'is done with a long row of "%s" within the limit of a test',
  (text) => {
    expect(read(text.repeat(20_000)).length).toBeLessThanOrEqual(20_000);
  },
);
