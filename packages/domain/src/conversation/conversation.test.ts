import { describe, expect, it } from 'vitest';
import { mayCorrect } from '../correction/correction.ts';
import { travellerLanguages } from '../language/traveller-languages.ts';
import type { OrderFieldKey } from '../order-fields/order-fields.ts';
import { moves } from '../order-status/moves.ts';
import { processStatuses } from '../order-status/order-status.ts';
import {
  isAnswerable,
  movesBySilence,
  offersQuestion,
  questionStates,
  questionTemplateKeys,
  questionTemplates,
  takesAnswers,
  waitsForTraveller,
} from './conversation.ts';
import { questionText, questionTexts } from './question-texts.ts';

describe('a question', () => {
  it('can be answered until it has its answer or was withdrawn', () => {
    expect(questionStates.filter(isAnswerable)).toEqual(['open', 'reminded', 'overdue']);
  });

  it('is offered by moves that wait for the traveller, and by no other', () => {
    const offering = processStatuses.filter(offersQuestion);
    expect(offering).toEqual(['Awaiting', 'Contact Customer']);
    expect(offering.every(waitsForTraveller)).toBe(true);
    expect(offering.every((status) => moves.some(({ to }) => to === status))).toBe(true);
  });

  it('asks for a field only where the traveller may correct it', () => {
    for (const key of questionTemplateKeys) {
      const template: { wants: string; field?: OrderFieldKey } = questionTemplates[key];
      expect(template.wants === 'field').toBe(template.field !== undefined);
      if (template.field) expect(mayCorrect(template.field, 'traveller')).toBe(true);
    }
  });
});

it('an order waits for its traveller in three statuses, and takes no answer once it is over', () => {
  expect(processStatuses.filter(waitsForTraveller)).toEqual([
    'Awaiting',
    'Contact Customer',
    'Customer Called',
  ]);
  expect(processStatuses.filter((status) => !takesAnswers(status))).toEqual([
    'Refunds',
    'ChargeBack',
    'Deleted',
  ]);
});

it('silence moves orders from three statuses, and from no other', () => {
  expect(processStatuses.filter(movesBySilence)).toEqual(['New', 'Pending', 'Awaiting']);
});

it('a template speaks English where its language is not known', () => {
  expect(questionText('payment', 'xx')).toBe(questionText('payment', 'en'));
  expect(questionText('payment', 'en')).toMatch(/^We .*\.$/);
});

it('has every template in every language of travellers, each in its own words', () => {
  expect(Object.keys(questionTexts).sort()).toEqual(
    travellerLanguages.map(({ lang }) => lang).sort(),
  );
  for (const key of questionTemplateKeys) {
    const texts = travellerLanguages.map(({ lang }) => questionText(key, lang));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.length < 12)).toEqual([]);
  }
});
