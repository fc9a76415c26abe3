import { expect, it } from 'vitest';
import { isOneLine, isSystemActor } from './member-name.ts';

it.each([
  'System',
  'system',
  ' S y s t e m ',
  'Ｓystem',
  'TRAVELLER',
  'Admin',
  'Pabean.',
  'Intake',
])('%j is a name of the system', (name) => expect(isSystemActor(name)).toBe(true));

it.each(['Rani', 'Administra Dewi', 'System Rani', 'Sinta Traveller', '', 'Team', '王小明'])(
  '%j is a name that a member may have',
  (name) => expect(isSystemActor(name)).toBe(false),
);

it.each([
  'Rani\r\nSystem',
  'Rani\u0007',
  'Rani\u202emetsyS',
  '\u2066Rani',
  'Ra\u200bni',
  'a\u2028b',
  'a\u0085b',
])('%j does not stand on one line as it is', (name) => expect(isOneLine(name)).toBe(false));

it.each([
  'Rani',
  'José Ángel',
  'محمد',
  'می\u200cخواهم',
  'श्र\u200dी',
  '王小明',
  "O'Neill-Smith",
  '',
])('%j does', (name) => expect(isOneLine(name)).toBe(true));
