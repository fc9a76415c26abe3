import { expect, it } from 'vitest';
import { exciseGoods } from './excise.ts';

const read = (description: string, quantity?: string | number, unit?: string) =>
  exciseGoods({
    description_of_Goods_cigarettes: description,
    quantityofGoods_cigarettes: quantity,
    units_cigarettes: unit,
  }).map(({ kind, amount, sure }) => `${kind} ${amount}${sure ? '' : '?'}`);

it.each([
  ['twelve bottles of wine', 'alcohol 9000?'],
  ['a dozen bottles of wine', 'alcohol 9000?'],
  ['half a dozen bottles of beer', 'alcohol 4500?'],
  ['3 dozen cans of beer', 'alcohol 11880?'],
  ['two hundred cigarettes', 'cigarettes 200'],
  ['Two hundred and fifty cigarettes', 'cigarettes 250'],
  ['four hundred cuban cigarettes', 'cigarettes 400'],
  ['one thousand cigarettes', 'cigarettes 1000'],
  ['2 thousand cigarettes', 'cigarettes 2000'],
  ['1 hundred cigarettes', 'cigarettes 100'],
  ['twenty-five cigars', 'cigars 25'],
  ['twenty five cigars', 'cigars 25'],
  ['cigarettes: four hundred', 'cigarettes 400'],
  ['fifty cigars and twenty packs of cigarettes', 'cigars 50', 'cigarettes 400?'],
  ['one bottle of gin and one bottle of rum', 'alcohol 750?', 'alcohol 750?'],
  ['two, three bottles of wine', 'alcohol 2250?'],
  ['dua belas botol bir', 'alcohol 9000?'],
  ['dua ratus batang rokok', 'cigarettes 200'],
  ['2 ratus batang rokok', 'cigarettes 200'],
  ['dua puluh lima cerutu', 'cigars 25'],
  ['seribu batang rokok', 'cigarettes 1000'],
  ['fünfzehn Flaschen Wein', 'alcohol 11250?'],
  ['zwölf Flaschen Bier', 'alcohol 9000?'],
  ['fuenfundzwanzig Zigarren', 'cigars 25'],
  ['zweihundertfünfzig Zigaretten', 'cigarettes 250'],
  ['zwei Dutzend Dosen Bier', 'alcohol 7920?'],
  ['twaalf flessen wijn', 'alcohol 9000?'],
  ['vijfentwintig sigaren', 'cigars 25'],
  ['douze bouteilles de vin', 'alcohol 9000?'],
  ['vingt-cinq cigares', 'cigars 25'],
  ['quatre cents cigarettes', 'cigarettes 400'],
  ['doce botellas de vino', 'alcohol 9000?'],
  ['cuatrocientos cigarrillos', 'cigarettes 400'],
  ['treinta y cinco puros', 'cigars 35'],
  ['vinte e cinco charutos', 'cigars 25'],
  ['dodici bottiglie di vino', 'alcohol 9000?'],
  ['venticinque sigari', 'cigars 25'],
  ['duecento sigarette', 'cigarettes 200'],
  ['двенадцать бутылок вина', 'alcohol 9000?'],
  ['двадцать пять сигар', 'cigars 25'],
  ['четыреста сигарет', 'cigarettes 400'],
  ['dwanaście butelek wina', 'alcohol 9000?'],
  ['czterysta papierosów', 'cigarettes 400'],
  ['on iki şişe rakı', 'alcohol 9000?'],
  ['dört yüz sigara', 'cigarettes 400'],
  ['mười hai chai rượu', 'alcohol 9000?'],
  ['ba chai rượu', 'alcohol 2250?'],
  ['बारह बोतल शराब', 'alcohol 9000?'],
  ['दो सौ सिगरेट', 'cigarettes 200'],
  ['عشر زجاجات نبيذ', 'alcohol 7500?'],
  ['ثلاث زجاجات نبيذ', 'alcohol 2250?'],
  ['خمسة وعشرين سيجار', 'cigars 25'],
  ['四百支香烟', 'cigarettes 400'],
  ['白酒十二瓶', 'alcohol 9000?'],
  ['二十条香烟', 'cigarettes 4000?'],
  ['ビール十二本', 'alcohol 9000?'],
  ['소주 두 병', 'alcohol 1500?'],
  ['소주 열두병', 'alcohol 9000?'],
  ['담배 이백 개비', 'cigarettes 200'],
  ['เหล้าสองขวด', 'alcohol 1500?'],
  ['เหล้าสิบสองขวด', 'alcohol 9000?'],
])('reads "%s"', (description, ...goods) => {
  expect(read(description)).toEqual(goods);
});

it.each([
  // Words that are numbers in another language, and numbers of something else.
  ['beer on board 2 cans', 'alcohol 660?'],
  ['once bought, 20 cigarettes', 'cigarettes 20'],
  ['no tax on cigarettes 100 pcs', 'cigarettes 100'],
  ['dua botol bir', 'alcohol 1500?'],
  ['2 kaleng bir dingin', 'alcohol 660?'],
  ['50 cent cigarettes'],
  ['Rp 500 ribu rokok'],
  ['ten thousand rupiah of cigarettes'],
  ['cigarettes worth 50 dollars'],
  ['rượu Việt Nam chai 700 ml', 'alcohol 700'],
])('reads no number into "%s"', (description, ...goods) => {
  expect(read(description)).toEqual(goods);
});

it.each([
  ['wine', 'twelve', 'bottles', 'alcohol 9000?'],
  ['Wein', 'fünfzehn', 'Flaschen', 'alcohol 11250?'],
  ['cigarettes', 'two hundred', 'sticks', 'cigarettes 200'],
])('reads "%s" beside %j %s', (description, quantity, unit, ...goods) => {
  expect(read(description, quantity, unit)).toEqual(goods);
});

it.each(['two ', 'zwei', 'hundert ', 'twenty-', 'einund', 'two x ', '十', '십 ', 'สิบ', 'ba '])(
  'is done with a long row of "%s" within the limit of a test',
  (text) => {
    expect(read(text.repeat(20_000)).length).toBeLessThanOrEqual(20_000);
  },
);

it.each([
  ['啤酒2箱', 'alcohol 9000?'],
  ['香烟一箱', 'cigarettes 10000?'],
  ['白酒2斤', 'alcohol 1000?'],
  ['烟丝半斤', 'cutTobacco 250'],
  ['烟丝2公斤', 'cutTobacco 2000'],
  ['煙草 10箱', 'cigarettes 200?'],
  ['ビール2ケース', 'alcohol 9000?'],
  ['맥주 두 상자', 'alcohol 9000?'],
  ['2 cases of beer', 'alcohol 9000?'],
  ['2 cases of 24 cans beer', 'alcohol 15840?'],
  ['zwei Kisten Bier', 'alcohol 9000?'],
  ['2 ящика пива', 'alcohol 9000?'],
  ['5 oz tobacco', 'cutTobacco 141.75'],
  ['2 pints of beer', 'alcohol 946?'],
  ['cigarettes 10 packs x 20', 'cigarettes 200'],
  ['cigarettes 10 packs x 2', 'cigarettes 400?'],
  ['1 cigarette case', 'cigarettes 1'],
])('reads the containers and weights of "%s"', (description, ...goods) => {
  expect(read(description)).toEqual(goods);
});

it.each([
  ['3 x whisky 1 l', 'alcohol 3000'],
  ['2 x Whisky 0,7 l', 'alcohol 1400'],
  ['2x wodka 0,7l, 2 x wino 0,75l', 'alcohol 1400', 'alcohol 1500'],
  ['2 x cigarettes 200', 'cigarettes 400'],
  ['400 x cigarettes', 'cigarettes 400'],
  ['2 x cigarettes 3 x cigars', 'cigarettes 2', 'cigars 3'],
])('reads the "x" before the name in "%s"', (description, ...goods) => {
  expect(read(description)).toEqual(goods);
});
