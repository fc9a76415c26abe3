import * as calls from '@pabean/api-client/contract';
import { describe, expect, test } from 'vitest';
import { long, wrongs } from './testing/wrongs.ts';

const orderId = '104777';

describe('a correction', () => {
  const wrong = (changes: object) =>
    wrongs(calls.updateOrder.body, { orderId, version: 3, changes });

  test.each<[object, string[]]>([
    [{}, ['changes: There is nothing to correct.']],
    [{ order_id: '1' }, ['changes.order_id: This field cannot be corrected.']],
    [{ full_name: '' }, ['changes.full_name: Full name is missing.']],
    [
      { doa: 'soon', full_name: '' },
      [
        'changes.full_name: Full name is missing.',
        'changes.doa: Date of arrival is not a calendar date (YYYY-MM-DD).',
      ],
    ],
    [{ familyMember: 'none' }, ['changes.familyMember: Family Information is not a list.']],
    [
      { familyMember: [{}, { family_member_name: long(501) }] },
      [
        'changes.familyMember.0.family_member_name: Name of person 1 is missing.',
        'changes.familyMember.1.family_member_name: Name of person 2 has more than 500 characters.',
      ],
    ],
    [
      { familyMember: ['Ann'] },
      ['changes.familyMember.0: The entry of person 1 is not an object.'],
    ],
    [
      { importingGoods: { narcotics: 'maybe' } },
      ['changes.importingGoods.narcotics: Answer 2 is neither Yes nor No.'],
    ],
    [
      { importingGoods: { weather: true } },
      ['changes.importingGoods.weather: This field cannot be corrected.'],
    ],
    [{ importingGoods: 7 }, ['changes.importingGoods: This is not an object.']],
    [
      { goodsDetails: { unknown: 1 } },
      ['changes.goodsDetails.unknown: Items brought is not a field of a declaration.'],
    ],
    [
      { goodsDetails: { number_goodoriginating: long(501) } },
      [
        'changes.goodsDetails.number_goodoriginating: BC 3.4 number of item 8 has more than 500 characters.',
      ],
    ],
    [{ goodsDetails: 'none' }, ['changes.goodsDetails: Items brought is not an object.']],
  ])('refused: %#', (changes, expected) => {
    expect(wrong(changes)).toEqual(expected);
  });

  test('of one field is enough', () => {
    expect(wrong({ full_name: 'Ann Example' })).toEqual([]);
    expect(wrong({ importingGoods: { narcotics: 'Yes' } })).toEqual([]);
  });

  test('may say why', () => {
    const { body } = calls.updateOrder;
    const changes = { full_name: 'Ann Example' };
    const input = { orderId, version: 3, changes };
    for (const reason of [null, undefined, '', ` ${long(500)} `]) {
      expect(wrongs(body, { ...input, reason })).toEqual([]);
    }
    expect(wrongs(body, { ...input, reason: long(501) })).toEqual([
      'reason: Please use at most 500 characters.',
    ]);
    expect(wrongs(body, { ...input, reason: 'a\0b' })).toEqual([
      'reason: This text has a character that cannot be stored.',
    ]);
  });

  test('of a traveller leaves the e-mail to staff', () => {
    const own = (changes: object, more: object = {}) =>
      wrongs(calls.correctOrder.body, { orderId, version: 3, changes, ...more });
    const email = { email: 'ann@example.com' };
    expect(wrong(email)).toEqual([]);
    expect(own(email)).toEqual(['changes.email: This field cannot be corrected.']);
    expect(own({})).toEqual(['changes: There is nothing to correct.']);
    expect(own({ full_name: 'Ann' }, { way: 'ask', reason: long(1000) })).toEqual([]);
    expect(own({ full_name: 'Ann' }, { way: 'save' })).toEqual([]);
    expect(own({ full_name: 'Ann' }, { way: 'none' })).toHaveLength(1);
  });
});

const decisions = [
  ['correction', calls.decideCorrection.body, { correctionId: 7 }],
  ['refund', calls.decideRefund.body, { orderId }],
] as const;

describe.each(decisions)('the decision of a %s', (_, body, of) => {
  test('tells the traveller why it is no', () => {
    const why = ['sentence: Give a reason. The traveller will read it.'];
    expect(wrongs(body, { ...of, accept: false })).toEqual(why);
    expect(wrongs(body, { ...of, accept: false, sentence: ' ' })).toEqual(why);
    expect(wrongs(body, { ...of, accept: false, sentence: 'It is filed.' })).toEqual([]);
    expect(wrongs(body, { ...of, accept: true })).toEqual([]);
    expect(wrongs(body, { ...of, accept: true, sentence: long(1001) })).toEqual([
      'sentence: Please use at most 1000 characters.',
    ]);
  });
});

describe('a refund', () => {
  const granted = (amount: unknown) =>
    wrongs(calls.decideRefund.body, { orderId, accept: true, amount });

  test.each(['0', '19.5', ' 19.50 ', 19.5, '1234567890.12', null, undefined])('of %s', (amount) => {
    expect(granted(amount)).toEqual([]);
  });
  test.each(['', '-1', '1.234', '12345678901', '1,5', 'x1', '1.', '.5', '1 '.repeat(2)])(
    'not of "%s"',
    (amount) => {
      expect(granted(amount)).toEqual(['amount: Please write an amount like 19.50.']);
    },
  );

  test('has a reason, and words where there is more to say', () => {
    const ask = (more: object) => wrongs(calls.askRefund.body, { orderId, ...more });
    expect(ask({})).toHaveLength(1);
    expect(ask({ reason: ' ' })).toEqual(['reason: Please say why']);
    expect(ask({ reason: 'other', words: long(1000) })).toEqual([]);
    expect(ask({ reason: 'other', words: long(1001) })).toEqual([
      'words: Please use at most 1000 characters.',
    ]);
  });
});
