import { expect, it } from 'vitest';
import { wentOut } from './went-out.ts';

it.each([
  ['sent', 'ses', true],
  ['sent', 'sendgrid', true],
  ['sent', 'smtp', true],
  ['sent', null, true],
  ['sent', 'local', false],
  ['sent', 'sendgrid-sandbox', false],
  ['queued', 'ses', false],
  ['failed', 'smtp', false],
])('%s by %s: %s', (state, transport, went) => {
  expect(wentOut({ state, transport })).toBe(went);
});
