import { expect, test } from 'vitest';
import { isKeepMessage } from './keep-message.ts';

test('the worker knows the message of its page', () => {
  expect(isKeepMessage({ keep: 'viewer', loaded: [] })).toBe(true);
});

test.each([
  ['nothing', null],
  ['a text', 'viewer'],
  ['another message', { keep: 'all' }],
  ['an object of somebody else', { type: 'viewer' }],
])('%s is no message to the worker', (_, data) => {
  expect(isKeepMessage(data)).toBe(false);
});
