import { questionText } from '@pabean/domain';
import { describe, expect, test } from 'vitest';
import { questionLetter, questionWords } from '../../../src/usecases/conversation/letter-words.ts';

const template = 'passportPhoto';
const german = questionText(template, 'de');
const english = questionText(template, 'en');

describe('the words of a question', () => {
  test('are those of its template in the language of the traveller, with the English', () => {
    const words = { body: german, language: 'de', english };
    expect(questionWords({ wants: 'file', template }, 'de')).toEqual(words);
    expect(questionWords({ wants: 'file', template, language: 'de' }, 'ar')).toEqual(words);
    expect(questionWords({ wants: 'file', template }, 'en')).toEqual({
      body: english,
      language: 'en',
      english: null,
    });
  });

  test('are what a member wrote, before those of the template', () => {
    const asked = { wants: 'text', template, text: 'Wann?', english: 'When?' } as const;
    expect(questionWords(asked, 'de')).toEqual({
      body: 'Wann?',
      language: 'de',
      english: 'When?',
    });
    expect(questionWords(asked, 'en')).toMatchObject({ body: 'Wann?', english: null });
  });

  test('have no English of a template whose words were changed', () => {
    const asked = { wants: 'file', template, language: 'de' } as const;
    expect(questionWords({ ...asked, text: 'Nur Seite 2, bitte.' }, 'de')).toEqual({
      body: 'Nur Seite 2, bitte.',
      language: 'de',
      english: null,
    });
    expect(questionWords({ ...asked, text: german }, 'de')).toMatchObject({ english });
  });

  test('may be missing where a question is not whole yet', () => {
    expect(questionWords({ wants: 'text' }, 'de')).toEqual({
      body: '',
      language: 'de',
      english: null,
    });
  });
});

describe('the letter of a question', () => {
  const words = { body: 'Wann?', language: 'de', english: 'When?', wants: 'date' } as const;

  test('says what is asked for, when the traveller arrives, and the English below', () => {
    expect(questionLetter(words, '2027-01-15')).toEqual({
      textAsked: null,
      choiceAsked: null,
      dateAsked: 'yes',
      fieldAsked: null,
      fieldsAsked: null,
      fileAsked: null,
      title: null,
      question: 'Wann?\n\nEnglish: When?',
      arrivalDate: { day: '2027-01-15', weekday: true },
    });
  });

  test('has one language where the question is in English, and no day that is not known', () => {
    expect(questionLetter({ ...words, english: null }, null)).toMatchObject({
      question: 'Wann?',
      arrivalDate: null,
    });
  });
});
