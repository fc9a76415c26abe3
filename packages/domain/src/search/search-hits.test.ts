import { expect, it } from 'vitest';
import { searchedText, searchHits, telephoneHits } from './search-hits.ts';

/** A text with square brackets around what was found. */
const marked = (text: string, parts: readonly (readonly [number, number])[]) =>
  parts.reduceRight(
    (all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    text,
  );

it.each([
  ['anna perez', 'Perez Anna', '[Perez] [Anna]'],
  ['anna perez', 'Annabel Perezky', '[Anna]bel [Perez]ky'],
  ['anna', 'Hannah Anna-Anna', 'Hannah [Anna]-[Anna]'],
  ['perez', 'Anna Pérez', 'Anna [Pérez]'],
  ['PÉREZ', 'anna perez', 'anna [perez]'],
  ['perez', 'Pe\u0301rez', '[Pe\u0301rez]'],
  ['oneill', "Sean O'Neill", "Sean [O'Neill]"],
  ['o’n', "O'Neill", "[O'N]eill"],
  ['strasse', 'Straße Eins', '[Straße] Eins'],
  ['stras', 'Straße Eins', '[Straß]e Eins'],
  ['luc jean', 'Jean-Luc', '[Jean]-[Luc]'],
  ['jean-luc', 'Luc Jean', '[Luc] [Jean]'],
  ['example', 'anna.perez@example.com', 'anna.perez@[example].com'],
  ['anna.perez@example.com', 'anna.perez@example.com', '[anna.perez@example.com]'],
  ['@example', 'anna@example.com', 'anna@[example].com'],
  ['ан', 'Анна', '[Ан]на'],
  ['مريم', 'مَرْيَم علي', '[مَرْيَم] علي'],
  ['美', '高木 美咲', '高木 [美]咲'],
  ['ใจ', 'สมชายใจดี', 'สมชาย[ใจ]ดี'],
  ['٣', 'Order 3', 'Order [3]'],
  ['𠮷', '高𠮷a', '高[𠮷]a'],
  ['a', '高𠮷a', '高𠮷[a]'],
  ['1048', '104829', '[1048]29'],
  ['ana anab', 'Anabel', '[Anab]el'],
  ['%', 'Anna', 'Anna'],
  ['b', 'a--b', 'a--[b]'],
  ['perez,', 'Perez', '[Perez]'],
  ['', 'Anna', 'Anna'],
  ['anna', '', ''],
])('%j in %j', (typed, text, expected) => {
  expect(marked(text, searchHits(text, searchedText(typed)))).toBe(expected);
});

it.each([
  ['7700 900', '44', '7700900142', '44[7700900]142'],
  ['0142', '44', '7700900142', '44770090[0142]'],
  ['142', '44', '7700900142', '447700900142'],
  ['77', '44', '7700900142', '44[77]00900142'],
  ['447', '44', '7700900142', '[447]700900142'],
  ['+44 7700', '44', '7700900142', '[447700]900142'],
  ['0770', '44', '07700900142', '44[0770]0900142'],
  ['7700900', '44', '7700-900 142', '44[7700-900] 142'],
  ['0000', '44', '7700900142', '447700900142'],
  ['anna', '44', '7700900142', '447700900142'],
  ['7700', '', '7700900142', '[7700]900142'],
])('the telephone %j in +%s %s', (typed, code, number, expected) => {
  expect(marked(`${code}${number}`, telephoneHits(code, number, searchedText(typed)))).toBe(
    expected,
  );
});
