import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { packsOf } from './packs.ts';

let app: TestApp;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  app = await testApp();
  packs = packsOf(app, await app.signIn('Team'));
});
afterAll(() => app.stop());

const firstPage = async (order: object) =>
  (await packs.pages(await packs.completed(order), 1))[0] ?? '';

test.each([
  ['Latin', 'Łucja Śnieżka'],
  ['Latin', 'Żaneta Ångström O’Neill'],
  ['Vietnamese', 'Thảo Biển'],
  ['Cyrillic', 'Омар Степовик'],
  ['Greek', 'Ελένη Νικολάου'],
  ['Georgian', 'ნინო ქართველი'],
  ['Armenian', 'Արամ Պետրոսյան'],
  ['Chinese, simplified', '王俊凯'],
  ['Chinese, traditional', '張惠妹'],
  ['Japanese', '高木 あいな カトウ'],
  ['Korean', '호슬아'],
  ['Thai', 'สมชาย ปิ่นแก้ว'],
  ['Hebrew', 'יונת תאני'],
])('%s: prints %s', async (_script, name) => {
  const page = await firstPage({ full_name: name });
  expect(page).toContain(name);
  expect(page).not.toContain('[U+');
});

// What comes out of the file is in the order of the signs on paper, which is not that of the words.
const sorted = (text: string) => Array.from(text.replace(/\s/g, '')).sort().join('');

test.each([
  ['Devanagari', 'गीता कपूर', /\p{Script=Devanagari}/gu],
  ['Bengali', 'রমা দাস', /\p{Script=Bengali}/gu],
  ['Tamil', 'கமலா', /\p{Script=Tamil}/gu],
  ['Arabic', 'تومي عوضية', /\p{Script=Arabic}/gu],
])('%s: every letter of %s is there', async (_script, name, script) => {
  const page = await firstPage({ full_name: name });
  const letters = (page.match(script) ?? []).join('');
  expect(letters.length).toBeGreaterThan(0);
  expect(sorted(letters.normalize('NFKC'))).toBe(sorted(name));
  expect(page).not.toContain('[U+');
});

test('a name in Arabic letters with a number keeps its words whole', async () => {
  const page = await firstPage({ full_name: 'محمد 123 (Ali)' });
  expect(page).toContain('123');
  expect(page).toContain('Ali');
});

test('what no font has is its number, and what only steers the text is left out', async () => {
  const page = await firstPage({ full_name: 'Q\u{13000}\u200F\u202E a\nb' });
  expect(page).toContain('Q[U+13000] a b');
});
