import { expect, it } from 'vitest';
import { exciseGoods } from './excise.ts';
import { readNumber, tidied } from './read-number.ts';

/** The same text as keyboards, programs and people write it. */
const forms = (text: string): readonly string[] => [
  text.normalize('NFD'),
  text.normalize('NFKD'),
  text.toUpperCase(),
  `  ${text.replaceAll(' ', '\u00a0')}\u200b`,
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit))),
  text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
];

const read = (description_of_Goods_cigarettes: string) =>
  exciseGoods({ description_of_Goods_cigarettes });

it.each([
  '400 cigarettes and 2 l whisky',
  '2 x 70 cl gin, 50 cigars',
  '2 bouteilles de bière',
  'zwölf Flaschen Wein',
  '20 maços de cigarro',
  '2 butelki wódki i 20 paczek papierosów',
  '2 cây thuốc lá',
  'बारह बोतल शराब',
  '소주 3병',
  '香烟2条',
  'タバコ2カートン',
  'บุหรี่ 400 มวน',
  '400 сигарет',
])('"%s" is the same goods in every form', (text) => {
  expect(read(text)).not.toEqual([]);
  for (const form of forms(text)) expect(read(form), form).toEqual(read(text));
});

it.each([
  ['Rp 150.000.000', 'IDR'],
  ['10.000,50 €', 'EUR'],
  ['1,00,000', 'INR'],
  ['10 тыс. руб.', 'RUB'],
  ['100만원', 'KRW'],
  ['20 triệu đ', 'VND'],
])('"%s" is the same sum in every form', (text, currency) => {
  expect(readNumber(text, currency)).not.toBeNull();
  for (const form of forms(text)) {
    expect(readNumber(form, currency), form).toBe(readNumber(text, currency));
  }
});

it('a text that is tidied stays as it is', () => {
  for (const text of [
    '1½ l',
    '٤٠٠ cigarettes',
    'Rp\u00a01.000',
    '２ｘ２００',
    'a\u200bb  c',
    '1’000',
  ])
    expect(tidied(tidied(text)), text).toBe(tidied(text));
});
