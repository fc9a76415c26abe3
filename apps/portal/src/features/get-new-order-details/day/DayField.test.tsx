import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { en } from '../../../i18n/en.ts';
import { type Language, LanguageContext, languageOf } from '../../../i18n/language.ts';
import { languages, loadCatalog } from '../../../i18n/languages.ts';
import { DayField } from './DayField.tsx';
import { dayWords } from './day-troubles.ts';

const british = languageOf(languages[0], en);

async function languageWith(lang: string): Promise<Language> {
  const entry = languages.find((one) => one.lang === lang) ?? languages[0];
  return languageOf(entry, await loadCatalog(lang));
}

/** The field in a form that says what is wrong whenever it is asked. */
function Sample({ first = '', isBirth = false }: { first?: string; isBirth?: boolean }) {
  const [text, setText] = useState(first);
  const [isAsked, setAsked] = useState(false);
  return (
    <LanguageContext.Consumer>
      {(language) => (
        <>
          <DayField
            label="The day"
            value={text}
            isBirth={isBirth}
            error={isAsked ? (dayWords(text, language) ?? (text === '' && 'Empty')) : undefined}
            onText={setText}
          />
          <output>{text}</output>
          <button type="button" onClick={() => setAsked(true)}>
            Ask
          </button>
        </>
      )}
    </LanguageContext.Consumer>
  );
}

function draw(language = british, props: Parameters<typeof Sample>[0] = {}) {
  render(
    <LanguageContext value={language}>
      <Sample {...props} />
    </LanguageContext>,
  );
  const group = within(screen.getByRole('group', { name: 'The day' }));
  const input = (part: 'day' | 'month' | 'year') =>
    group.getByLabelText<HTMLInputElement>(language.catalog[`day.${part}`]);
  return {
    group,
    input,
    type: (part: 'day' | 'month' | 'year', value: string) =>
      fireEvent.change(input(part), { target: { value } }),
    text: () => screen.getByRole('status').textContent,
    values: () => (['day', 'month', 'year'] as const).map((part) => input(part).value),
    labels: () =>
      group
        .getAllByRole('textbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ask: () => fireEvent.click(screen.getByRole('button', { name: 'Ask' })),
  };
}

it.each([
  ['en-US', { ...british, tag: 'en-US' }, ['Month', 'Day', 'Year'], '12 3'],
  ['de', await languageWith('de'), ['Tag', 'Monat', 'Jahr'], '3 12'],
  ['ja', await languageWith('ja'), ['年', '月', '日'], '12 3'],
  ['ar', await languageWith('ar'), ['اليوم', 'الشهر', 'السنة'], '3 12'],
])('has its parts in the order of %s, and an example of it', (_, language, order, example) => {
  const { labels, group } = draw(language);
  expect(labels()).toEqual(order);
  const described = screen.getByRole('group').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain(example);
  for (const box of group.getAllByRole('textbox')) {
    expect(box.getAttribute('inputmode')).toBe('numeric');
    expect(box.getAttribute('autocomplete')).toBe('off');
  }
});

it('lets the browser fill in a date of birth, and no other', () => {
  const { input } = draw(british, { isBirth: true });
  const asked = (['day', 'month', 'year'] as const).map((part) => input(part).autocomplete);
  expect(asked).toEqual(['bday-day', 'bday-month', 'bday-year']);
});

it('is a day once all parts are, and keeps what is typed as it is typed', () => {
  const { type, text, values, input } = draw();
  input('day').focus();
  type('day', '0');
  type('day', '05');
  expect(text()).toBe('YYYY-MM-05');
  type('month', '٢');
  type('year', '2027');
  expect(text()).toBe('2027-02-05');
  expect(values()).toEqual(['05', '٢', '2027']);
  type('day', '5');
  type('day', '15');
  expect(text()).toBe('2027-02-15');
  // Nothing but the person moves the focus.
  expect(document.activeElement).toBe(input('day'));
  type('day', '');
  type('month', '');
  type('year', '');
  expect(text()).toBe('');
});

it('shows a day that is there, and half of one that was kept', () => {
  expect(draw(british, { first: '1998-03-11' }).values()).toEqual(['11', '3', '1998']);
  document.body.replaceChildren();
  expect(draw(british, { first: '2027-MM-3' }).values()).toEqual(['3', '', '2027']);
});

it('says above the inputs which part is wrong, and marks that one', () => {
  const { type, ask, input } = draw();
  ask();
  const said = () => document.querySelector('.pb-error-icon');
  const invalid = () =>
    (['day', 'month', 'year'] as const).filter(
      (part) =>
        input(part).ariaInvalid === 'true' || input(part).getAttribute('aria-invalid') === 'true',
    );
  expect(invalid()).toEqual(['day', 'month', 'year']);
  type('day', '31');
  type('month', '2');
  expect(said()?.textContent).toBe('Please fill in: Year.');
  expect(invalid()).toEqual(['year']);
  type('year', '27');
  expect(said()?.textContent).toBe('Please write the year with four digits, from 1900 to 2199.');
  type('year', '2027');
  expect(said()?.textContent).toBe('The day is wrong: February 2027 has 28 days.');
  expect(invalid()).toEqual(['day']);
  const words = said() as HTMLElement;
  expect(input('day').getAttribute('aria-describedby')).toBe(words.id);
  const { DOCUMENT_POSITION_FOLLOWING: below } = Node;
  expect(words.compareDocumentPosition(input('day')) & below).toBe(below);
  type('month', '13');
  expect(words.textContent).toBe('The month must be a number from 1 to 12.');
  type('day', '28');
  type('month', '2');
  expect(said()).toBeNull();
});

it('spreads a whole day that is pasted over its parts, by the order of the language', () => {
  const { input, values, text } = draw();
  const paste = (pasted: string) =>
    fireEvent.paste(input('day'), { clipboardData: { getData: () => pasted } });
  input('day').focus();
  expect(paste('1990-05-21'), 'the browser pastes nothing itself').toBe(false);
  expect(values()).toEqual(['21', '5', '1990']);
  paste('04/06/1991');
  expect(text()).toBe('1991-06-04');
  expect(document.activeElement).toBe(input('day'));
  // Anything else goes where it is pasted.
  expect(paste('31/02/1991')).toBe(true);
  expect(text()).toBe('1991-06-04');
});

it('spreads it too where the keyboard puts it in as if it were typed', () => {
  const { type, text } = draw({ ...british, tag: 'en-US' });
  type('month', '05/21/1990');
  expect(text()).toBe('1990-05-21');
});

it('leaves a day that is typed letter by letter where it is', () => {
  const { type, values } = draw();
  for (const typed of ['21/05/19', '21/05/199', '21/05/1990']) type('day', typed);
  expect(values()).toEqual(['21/05/1990', '', '']);
});
