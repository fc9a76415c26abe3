import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakAfter } from './break-after.tsx';
import { EmailText } from './EmailText.tsx';

const html = (part: React.ReactNode) => render(part).container.innerHTML;

test('an address keeps its direction in every language, and breaks after the @ only', () => {
  expect(html(<EmailText address="m.o@example.com" />)).toBe(
    '<bdi dir="ltr">m.o@<wbr>example.com</bdi>',
  );
});

test.each([
  ['a-b-c', 'a-<wbr>b-<wbr>c'],
  ['abc', 'abc'],
  ['', ''],
])('%j breaks after its dashes', (text, expected) => {
  expect(html(breakAfter(text, '-'))).toBe(expected);
});

test('what is copied from the page is the text itself', () => {
  const { container } = render(<EmailText address="<b>@example.com" />);
  expect(container.textContent).toBe('<b>@example.com');
});
