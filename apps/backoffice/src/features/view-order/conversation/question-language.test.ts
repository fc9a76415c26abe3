import { questionText } from '@pabean/domain';
import { expect, it } from 'vitest';
import { questionOf, withLanguage } from './question-draft.ts';

const choice = { wants: 'choice', choices: 'Yes\nNo\nLater' } as const;

it('the words of a template follow the language, and what is chosen beside them stays', () => {
  const before = { ...questionOf('passportPhoto', 'en'), ...choice };
  expect(withLanguage(before, 'de')).toEqual({
    ...before,
    language: 'de',
    text: questionText('passportPhoto', 'de'),
    english: questionText('passportPhoto', 'en'),
  });
});

it('own words stay', () => {
  const before = {
    ...questionOf('passportPhoto', 'de'),
    ...choice,
    text: 'Bitte ein schärferes Foto.',
    english: 'A sharper photo, please.',
  };
  expect(withLanguage(before, 'fr')).toEqual({ ...before, language: 'fr' });
});
