import { expect, test } from 'vitest';
import { escapeHtml, fill } from './fill.ts';

test('a value stands in its slot, escaped as asked', () => {
  expect(fill('<b>{{name}}</b>', { name: `<i> & "O'X"` }, escapeHtml)).toBe(
    '<b>&lt;i&gt; &amp; &quot;O&#39;X&quot;</b>',
  );
});

test('braces, dollars and marks that were typed are only text', () => {
  const name = '{{email}} {{?email}}x{{/email}} $& $1';
  expect(fill('{{name}}, {{email}}', { name, email: 'a@example.com' })).toBe(
    `${name}, a@example.com`,
  );
});

test.each([
  ['Ada', 'Dear Ada,\n\nName: Ada\nEnd'],
  [null, 'Dear traveller,\n\nEnd'],
  ['', 'Dear traveller,\n\nEnd'],
])('of the name %s is said what there is to say, without a gap', (name, letter) => {
  const template =
    '{{?name}}Dear {{name}},{{/name}}{{!name}}Dear traveller,{{/name}}\n\n{{?name}}\nName: {{name}}\n{{/name}}\nEnd';
  expect(fill(template, { name })).toBe(letter);
});

test('a part inside of a part goes or stays by its own value', () => {
  const template = '{{?share}}{{share}}{{?sum}}, {{sum}}{{/sum}}{{/share}}';
  expect(fill(template, { share: '50 %', sum: 'USD 1' })).toBe('50 %, USD 1');
  expect(fill(template, { share: '50 %', sum: null })).toBe('50 %');
  expect(fill(template, { share: null, sum: 'USD 1' })).toBe('');
});

test('a slot without a value is a mistake, not a gap', () => {
  expect(() => fill('Order {{orderId}}', {})).toThrow('orderId');
});
