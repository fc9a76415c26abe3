import { expect, it } from 'vitest';
import { exciseGoods, exciseNamed } from './excise.ts';

it.each([
  'non-alcoholic beer 6 cans',
  '12 bottles of alcohol-free wine',
  'ginger beer 6 cans',
  'root beer, 24 cans',
  'minuman bebas alkohol 6 kaleng',
  'alkoholfreies Bier 6 Dosen',
  '6 bières sans alcool',
  'cerveza sin alcohol 12 latas',
  'birra analcolica 6 lattine',
  'alcoholvrij bier 6 blikjes',
  'безалкогольное пиво 6 банок',
  'piwo bezalkoholowe 6 puszek',
  'alkolsüz bira 6 kutu',
  'bia không cồn 6 lon',
  '无酒精啤酒6罐',
  'ノンアルコールビール 6缶',
  '무알콜 맥주 6캔',
  'เบียร์ไม่มีแอลกอฮอล์ 6 กระป๋อง',
])('"%s" is no alcohol', (description_of_Goods_cigarettes) => {
  expect(exciseNamed({ description_of_Goods_cigarettes }).alcohol).toBe(false);
  expect(exciseGoods({ description_of_Goods_cigarettes })).toEqual([]);
});

it('what stands beside it is what it is', () => {
  const description_of_Goods_cigarettes = 'alcohol-free beer 6 cans, 2 l whisky and 20 cigarettes';
  expect(exciseGoods({ description_of_Goods_cigarettes })).toEqual([
    { kind: 'alcohol', amount: 2000, sure: true },
    { kind: 'cigarettes', amount: 20, sure: true },
  ]);
  expect(exciseNamed({ description_of_Goods_cigarettes })).toEqual({
    tobacco: true,
    alcohol: true,
  });
});
