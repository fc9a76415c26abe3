import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/core/refusal.ts';
import type { AskedQuestion } from '../../../src/db/queries/questions.ts';
import { judgeAnswer } from '../../../src/usecases/conversation/judge-answer.ts';

const question = (more: Partial<AskedQuestion>): AskedQuestion => ({
  id: 1,
  wants: 'text',
  choices: null,
  field: null,
  fields: null,
  state: 'open',
  ...more,
});
const judge = (more: Partial<AskedQuestion>, answer: string, hasFile = false) =>
  judgeAnswer(question(more), answer, hasFile);
/** The errors of what is no answer. */
function refused(more: Partial<AskedQuestion>, answer: string) {
  try {
    return judge(more, answer);
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
    throw error;
  }
}

const noAnswer = [{ path: 'answer', message: 'Please write your answer.' }];

describe('an answer', () => {
  test('is the words for a text, and changes no field', () => {
    expect(judge({}, 'Ubud')).toEqual({ body: 'Ubud', corrected: null });
    expect(judge({ field: 'doa' }, 'Ubud')).toEqual({ body: 'Ubud', corrected: null });
    // A field of a release before that is no field any more.
    expect(judge({ wants: 'field' }, 'Ubud')).toEqual({ body: 'Ubud', corrected: null });
    expect(refused({}, '')).toEqual(noAnswer);
  });

  test('may be a file without words', () => {
    expect(judge({ wants: 'file' }, '', true)).toEqual({ body: '', corrected: null });
    expect(refused({ wants: 'file' }, 'Here')).toEqual([
      { path: 'file', message: 'Please choose a file.' },
    ]);
  });

  test('is one of the choices', () => {
    const choice = { wants: 'choice', choices: ['Yes', 'No'] } as const;
    expect(judge({ ...choice, choices: [...choice.choices] }, 'No').body).toBe('No');
    for (const choices of [['Yes', 'No'], null]) {
      expect(refused({ wants: 'choice', choices }, 'Maybe')).toEqual([
        { path: 'answer', message: 'Please choose one of the answers.' },
      ]);
    }
  });

  test('is a day of the calendar', () => {
    expect(judge({ wants: 'date' }, '2026-12-03').body).toBe('2026-12-03');
    expect(refused({ wants: 'date' }, '2026-02-30')).toEqual([
      { path: 'answer', message: 'Please enter a date that exists.' },
    ]);
  });

  test('corrects the field that was asked for', () => {
    expect(judge({ wants: 'field', field: 'doa' }, '2026-12-03')).toEqual({
      body: '2026-12-03',
      corrected: { doa: '2026-12-03' },
    });
    expect(refused({ wants: 'field', field: 'doa' }, 'soon')).toMatchObject([{ path: 'answer' }]);
  });
});

describe('an answer of several fields', () => {
  const expiry = 'scheme_fields.passport_expiry';
  const countries = 'scheme_fields.countries_21d';
  const asked = { wants: 'fields', fields: ['occupation', expiry, countries] } as const;
  const fields = (values: unknown) =>
    judge({ ...asked, fields: [...asked.fields] }, JSON.stringify(values));
  const refusedFields = (answer: string) =>
    refused({ ...asked, fields: [...asked.fields] }, answer);

  test('is a line for each that was asked for and filled in', () => {
    expect(
      fields({
        occupation: ' Sailor ',
        [expiry]: ' ',
        [countries]: 'France \n  Japan\nSpain\n',
        full_name: 'Somebody Else',
      }),
    ).toEqual({
      body: 'Occupation: Sailor\nCountries of the last 21 days: France; Japan; Spain',
      corrected: {
        occupation: 'Sailor',
        scheme_fields: { countries_21d: ['France', 'Japan', 'Spain'] },
      },
    });
  });

  test('of the order alone leaves the fields of the scheme alone', () => {
    expect(fields({ occupation: 'Sailor' }).corrected).toEqual({ occupation: 'Sailor' });
    expect(fields({ [expiry]: '2031-06-30' }).corrected).toEqual({
      scheme_fields: { passport_expiry: '2031-06-30' },
    });
  });

  test('is none where nothing of it was asked for', () => {
    for (const answer of ['no JSON', 'null', '"occupation"', '[]', '{}', '{"occupation":" "}']) {
      expect(refusedFields(answer), answer).toEqual(noAnswer);
    }
    expect(refusedFields('{"occupation":5,"full_name":"Somebody Else"}')).toEqual(noAnswer);
    expect(refused({ wants: 'fields' }, '{"occupation":"Sailor"}')).toEqual(noAnswer);
  });

  test('that breaks a rule names its field', () => {
    const answer = JSON.stringify({ occupation: 'Sailor', [expiry]: 'soon' });
    expect(refusedFields(answer)).toEqual([
      { path: `answer.${expiry}`, message: expect.stringContaining('Passport expiry date') },
    ]);
  });
});
