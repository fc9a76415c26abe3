import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { isCrew } from './crew.ts';
import { orderWith } from './testing/good-order.ts';

it.each([
  ...['Airline pilot', 'Ship crew', 'FLIGHT ATTENDANT', 'Seaman', 'cruise-ship steward'],
  ...['Pelaut', 'ABK', 'Pramugari', 'Anak buah kapal', 'kelasi kapal'],
  ...['船员', '國際海員', '空姐', '客室乗務員', 'ﾊﾟｲﾛｯﾄ', '항공 승무원', 'นักบิน'],
  ...['Моряк', 'бортпроводница', 'стюардесса', 'Лётчик', 'طيار', 'नाविक'],
  ...[
    'Flugbegleiterin',
    'Hôtesse de l’air',
    'Auxiliar de vuelo',
    'Comissária de bordo',
    'aeromoça',
  ],
  ...['Assistente di volo', 'Piloot', 'Thuyền viên', 'phi công', 'Denizci', 'Marynarz'],
])('%s is of a crew', (occupation) => expect(isCrew(occupation)).toBe(true));

it.each([
  ...['', 'Nurse', 'Landscape gardener', 'Autopiloted', 'Screwdriver maker', 'Pilotage teacher'],
  ...['Marine biologist', 'Marina manager', 'Abkhazia guide', 'Sailormoon artist'],
  ...['会社員', '회사원', 'พนักงาน', 'водитель', 'Seemannsgarn'],
])('%s is not', (occupation) => expect(isCrew(occupation)).toBe(false));

it('reminds of the lower limits whatever language the occupation is in', () => {
  const order = orderWith({
    fields: { occupation: 'Pelaut' },
    goods: { description_of_Goods_cigarettes: '100 batang rokok' },
  });
  const { marks } = checkOrder(order, new Date('2026-11-21T10:00:00Z'));
  expect(marks.map(({ rule }) => rule)).toEqual(['crew.limits']);
});
