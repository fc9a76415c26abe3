import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { en } from '../../../i18n/en.ts';
import { type Language, LanguageContext, languageOf } from '../../../i18n/language.ts';
import { languages, loadCatalog } from '../../../i18n/languages.ts';
import { DayField } from './DayField.tsx';
import { dayWords } from './day-troubles.ts';

/*
 * Years of the Buddhist era, which Thai calendars have.
 */

const british = languageOf(languages[0], en);
const entry = languages.find(({ lang }) => lang === 'th') ?? languages[0];
const thai = languageOf(entry, await loadCatalog('th'));

type SampleProps = { language: Language; first: string; isStored?: boolean };

function Sample({ language, first, isStored = false }: SampleProps) {
  const [text, setText] = useState(first);
  return (
    <LanguageContext value={language}>
      <DayField
        label="The day"
        value={text}
        isStored={isStored}
        error={dayWords(text, language)}
        onText={setText}
      />
      <output aria-label="text">{text}</output>
    </LanguageContext>
  );
}

function draw(language: Language, first = '', isStored = false) {
  render(<Sample language={language} first={first} isStored={isStored} />);
  const input = (part: 'day' | 'month' | 'year') =>
    screen.getByLabelText<HTMLInputElement>(language.catalog[`day.${part}`]);
  return {
    input,
    type: (day: string, month: string, year: string) => {
      for (const [part, value] of Object.entries({ day, month, year })) {
        fireEvent.change(input(part as 'day'), { target: { value } });
      }
    },
    text: () => screen.getByRole('status', { name: 'text' }).textContent,
    wrong: () => document.querySelector('.pb-error-icon')?.textContent,
  };
}

it.each([
  ['3', '12', '2569', '2026-12-03', '= 3 ธันวาคม ค.ศ. 2026'],
  ['๓', '๑๒', '๒๕๖๙', '2026-12-03', '= 3 ธันวาคม ค.ศ. 2026'],
  ['21', '5', '2533', '1990-05-21', '= 21 พฤษภาคม ค.ศ. 1990'],
  ['1', '1', '2443', '1900-01-01', '= 1 มกราคม ค.ศ. 1900'],
  // What is a leap year is known by the year of the common era.
  ['29', '2', '2567', '2024-02-29', '= 29 กุมภาพันธ์ ค.ศ. 2024'],
  ['29', '2', '2543', '2000-02-29', '= 29 กุมภาพันธ์ ค.ศ. 2000'],
])('%s %s %s is %s, and the page says so', (day, month, year, wanted, said) => {
  const { type, text, input, wrong } = draw(thai);
  type(day, month, year);
  expect(text()).toBe(wanted);
  expect(input('year').value, 'stands as it is typed').toBe(year);
  expect(screen.getByText(said).getAttribute('role')).toBe('status');
  expect(wrong()).toBeUndefined();
});

it.each([
  ['29', '2', '2569', '2026-2-29', /กุมภาพันธ์ 2026 /],
  ['29', '2', '2568', '2025-2-29', /กุมภาพันธ์ 2025 /],
  ['29', '2', '2443', '1900-2-29', /กุมภาพันธ์ 1900 /],
  ['1', '1', '2442', '1899-1-1', /1900/],
  ['1', '1', '2399', '2399-1-1', /1900/],
  ['1', '1', '2701', '2701-1-1', /1900/],
  ['1', '1', '25690', '25690-1-1', /1900/],
])('%s %s %s is no day', (day, month, year, kept, said) => {
  const { type, text, wrong } = draw(thai);
  type(day, month, year);
  expect(text()).toBe(kept);
  expect(wrong()).toMatch(said);
  expect(screen.queryByText(/^=/)).toBeNull();
});

it('a year of the common era is left as it is, and needs no words', () => {
  const { type, text } = draw(thai);
  type('29', '2', '2028');
  expect(text()).toBe('2028-02-29');
  expect(screen.queryByText(/^=/)).toBeNull();
});

it('goes on with the day or the month after the year', () => {
  const { type, input, text } = draw(thai);
  type('29', '2', '2567');
  fireEvent.change(input('month'), { target: { value: '3' } });
  expect(text()).toBe('2024-03-29');
  expect(input('year').value).toBe('2567');
});

it('a day that is pasted has its year of the common era in its part', () => {
  const { input, text } = draw(thai);
  fireEvent.paste(input('day'), { clipboardData: { getData: () => '29/02/2567' } });
  expect(text()).toBe('2024-02-29');
  expect(input('year').value).toBe('2024');
});

it('a day that came in with such a year stands as it is declared', () => {
  const { input, text } = draw(thai, '21/05/2569', true);
  expect([input('day').value, input('year').value]).toEqual(['21/05/2569', '']);
  expect(text()).toBe('21/05/2569');
});

it('on a page of another language it is no year', () => {
  const { type, text, wrong } = draw(british);
  type('3', '12', '2569');
  expect(text()).toBe('2569-12-3');
  expect(wrong()).toBe('Please write the year with four digits, from 1900 to 2199.');
});
