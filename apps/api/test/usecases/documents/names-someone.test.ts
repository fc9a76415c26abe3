import { describe, expect, test } from 'vitest';
import { isKnown, namesSomeone } from '../../../src/usecases/documents/names-someone.ts';

const found = (text: string, name: string | null, passport: string | null = null) =>
  namesSomeone(text, [{ name, passport }]);

describe('the passport number is found', () => {
  test.each([
    ['as it is', 'Passport C1234567 of'],
    ['in small letters', 'passport c1234567'],
    ['in groups', 'No. C 123-4567'],
    ['in full width', 'Ｃ１２３４５６７'],
    ['without space around', 'PassportNo:C1234567Name'],
    ['cut in pieces', 'C12 34 567'],
  ])('%s', (_how, text) => {
    expect(found(text, null, 'C1234567')).toBe(true);
    expect(found(text, null, 'C1234568')).toBe(false);
  });

  test('however the order has it', () => {
    expect(found('C1234567', null, ' c 123-45 67')).toBe(true);
  });

  test('from five characters on', () => {
    expect(found('No. A12-34 of', null, 'A1234')).toBe(true);
    expect(isKnown({ name: null, passport: 'A1234' })).toBe(true);
  });

  test('unless it is too short to mean anything', () => {
    expect(found('Page 1234 of 5', null, '1234')).toBe(false);
    expect(isKnown({ name: null, passport: '1234' })).toBe(false);
  });
});

describe('the name is found', () => {
  test.each([
    ['as it is', 'Zoë Ostrowick', 'Name: Zoë Ostrowick'],
    ['without accents', 'Zoë Ñandú', 'ZOE NANDU'],
    ['with letters of their own', 'Søren Łukasz Weiß', 'SOREN LUKASZ WEISS'],
    ['family name first', 'Maren Ostrowick', 'OSTROWICK, MAREN'],
    ['without a middle initial', 'Maren J. Ostrowick', 'Maren Ostrowick'],
    ['in full width', 'Maren Ostrowick', 'ＭＡＲＥＮ　ＯＳＴＲＯＷＩＣＫ'],
    ['cut in pieces', 'Li Wei', 'L i W e i'],
    ['of six letters that run together with others', 'Miller', 'NameMillerSex'],
    ['in Chinese, without spaces', '王小明', '姓名王小明国籍'],
    ['in Chinese, of two letters', '王芳', '姓名王芳国籍'],
    ['in Japanese, with a space', '山田 太郎', '氏名 山田太郎 様'],
    ['in Korean', '김민준', '성명: 김민준'],
    ['in Thai', 'สมชาย ใจดี', 'ชื่อสมชาย ใจดีสัญชาติ'],
    ['in Cyrillic', 'Ангел Йовков', 'ЙОВКОВ АНГЕЛ'],
    ['in Arabic, in joined shapes', 'محمد', 'ﻣﺤﻤﺪ'],
    ['in Tamil', 'கமல் ராஜன்', 'பெயர்: கமல் ராஜன்'],
    ['with a hyphen', 'Anne-Marie Roy', 'ROY ANNE MARIE'],
  ])('%s', (_how, name, text) => {
    expect(found(text, name)).toBe(true);
  });
});

describe('another name is none', () => {
  test.each([
    ['the same family name', 'Maren Ostrowick', 'Henrik Ostrowick'],
    ['the same given names', 'Muhammad bin Abdullah', 'Muhammad bin Ahmad'],
    ['a short word inside others', 'Li An', 'Customs declaration of Elisabeth Ivanova'],
    ['a single short word inside another', 'Ana', 'Banana chips, declared'],
    ['none at all', 'Maren Ostrowick', ''],
  ])('%s', (_what, name, text) => {
    expect(found(text, name)).toBe(false);
  });
});

test('anybody of the family counts', () => {
  const family = [
    { name: 'Maren Ostrowick', passport: 'C1234567' },
    { name: 'Ida Ostrowick', passport: null },
    { name: null, passport: 'X7654321' },
  ];
  expect(namesSomeone('IDA OSTROWICK', family)).toBe(true);
  expect(namesSomeone('X 765 43 21', family)).toBe(true);
  expect(namesSomeone('Somebody else', family)).toBe(false);
});

test('nobody is known of an order without name and passport number', () => {
  expect([null, '', '  ', 'M.'].map((name) => isKnown({ name, passport: null }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
