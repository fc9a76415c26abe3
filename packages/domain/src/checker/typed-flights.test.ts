import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');
const rulesOf = (flight_voyage: string) =>
  checkOrder(orderWith({ fields: { flight_voyage } }), now).marks.map(({ rule }) => rule);

it.each([
  'Example Air QX 881',
  'Example Airlines QX938',
  'SQ938 SQ940',
  'SQ938 (SIN-DPS)',
  'flt SQ938',
  'Vuelo SQ 938',
  '航班SQ938',
  'ＳＱ９３８',
  'SQ ٩٣٨',
  'TR280 on 23 Nov',
  'EK398 arriving 23:10',
  'CX 785 - CX 799',
  'qx938 / Example Air qx 400',
  'SIA938 via Singapore',
])('"%s" names a flight', (text) => expect(rulesOf(text)).toEqual([]));

it.each([
  'on 23 Nov',
  'arriving at 10',
  'Example Air',
  'private jet',
  'QX 881 / Example Air',
  'GA881234',
  'XGA881Q1',
])('"%s" names none', (text) => expect(rulesOf(text)).toEqual(['flight.shape']));
