import { describe, expect, it } from 'vitest';
import { answerName, mayCorrect } from '../correction/correction.ts';
import { orderFieldKeys } from '../order-fields/order-fields.ts';
import { type MarkedField, type Severity, travellerTexts } from '../schemes/scheme.ts';
import { schemes } from '../schemes/schemes.ts';
import { travellerSentences } from '../schemes/traveller-sentences.ts';
import { travellerMarks } from './traveller-marks.ts';

const kept = (...marks: [rule: string, severity: Severity, field: MarkedField][]) => ({
  scheme: 'all-indonesia',
  version: 1,
  marks: marks.map(([rule, severity, field]) => ({ rule, severity, field })),
});
const none = new Map<string, unknown>();

describe('the marks that a traveller can mend', () => {
  it('are those of their fields with a sentence for them, the worst first', () => {
    const found = travellerMarks(
      kept(
        ['family.count', 'warning', 'family_members_travelling'],
        ['arrival.past', 'error', 'doa'],
        ['passport.expired', 'error', 'passport_expiry'],
        ['family.same-passport', 'warning', 'familyMember'],
      ),
      none,
    );
    expect(found.map(({ field, severity, text }) => [field, severity, text])).toEqual([
      ['doa', 'error', 'arrivalPast'],
      ['scheme_fields.passport_expiry', 'error', 'passportExpiry'],
      ['family_members_travelling', 'warning', 'familyCount'],
      ['familyMember', 'warning', 'passportNumber'],
    ]);
  });

  it('are none of notes, of staff’s work, of other orders, and of rules that are not known', () => {
    const marks = kept(
      ['passport.shape', 'note', 'passport_number'],
      ['twice.passport', 'error', 'passport_number'],
      ['twice.name', 'warning', 'full_name'],
      ['email.differs', 'warning', 'confirm_email'],
      ['place.unknown', 'warning', 'place_of_arrival'],
      ['a.rule', 'error', 'doa'],
    );
    expect(travellerMarks(marks, none)).toEqual([]);
    const other = { ...kept(['arrival.past', 'error', 'doa']), version: 9 };
    expect(travellerMarks(other, none)).toEqual([]);
  });

  it.each([
    ['Yes', 'goodsDetails'],
    ['No', 'importingGoods.purchase'],
    [null, 'importingGoods.purchase'],
  ])('under the answer %s missing details are mended in %s', (answer, editor) => {
    const field = answerName('purchase');
    const [mark] = travellerMarks(
      kept(['details.missing', 'warning', field]),
      new Map([[field, answer]]),
    );
    expect(mark).toMatchObject({ field, editor });
  });

  it('are mended in the answer itself where money or goods have to be declared', () => {
    const field = answerName('currency');
    const [mark] = travellerMarks(
      kept(['cash.undeclared', 'error', field]),
      new Map([[field, 'Yes']]),
    );
    expect(mark).toMatchObject({ field, editor: field });
  });

  it('say two things of one field, and one thing of two fields', () => {
    const marks = kept(
      ['cash.undeclared', 'error', answerName('currency')],
      ['details.missing', 'error', answerName('currency')],
      ['details.missing', 'error', answerName('purchase')],
    );
    expect(travellerMarks(marks, none).map(({ field, text }) => [field, text])).toEqual([
      [answerName('currency'), 'declareCash'],
      [answerName('currency'), 'detailsMissing'],
      [answerName('purchase'), 'detailsMissing'],
    ]);
  });

  it('say the same of one field once', () => {
    const marks = kept(
      ['details.missing', 'warning', answerName('purchase')],
      ['details.under-no', 'error', answerName('purchase')],
    );
    expect(travellerMarks(marks, none)).toMatchObject([{ severity: 'error' }]);
  });
});

it('every rule with a sentence marks a field that the traveller may correct', () => {
  const own = orderFieldKeys.filter((key) => !mayCorrect(key, 'traveller'));
  const wrong = schemes.flatMap(({ rules }) =>
    rules.filter(({ traveller, field }) => traveller !== null && own.some((key) => key === field)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it.each(travellerTexts)('the sentence of %s asks to look, and promises nothing', (text) => {
  expect(travellerSentences[text]).toMatch(/Please (check|write)/);
  expect(travellerSentences[text]).not.toMatch(/approv|guarantee|will |order|\d/i);
});
