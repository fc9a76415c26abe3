import { expect, it } from 'vitest';
import { deliveryStates } from './mail-delivery.ts';
import { whyNotAgain } from './send-again.ts';

const sent = { state: 'sent', delivery: null, last_error: null } as const;

it.each([
  ['given up', { state: 'failed', last_error: '550 no' }],
  ['given up without a word', { state: 'failed', last_error: null }],
  ['tried again and again', { state: 'queued', last_error: '451 later' }],
  ['bounced', { delivery: 'bounced' }],
  ['came back for now', { delivery: 'bounced-soft' }],
] as const)('a mail that was %s may go out again', (_, more) => {
  expect(whyNotAgain({ ...sent, ...more })).toBeNull();
});

it.each([
  [{ state: 'queued' }, 'This e-mail is on its way.'],
  [{}, 'This e-mail was sent, and nothing says that it came back.'],
  [{ delivery: 'deferred' }, 'The provider took this e-mail and is still trying to deliver it.'],
  [{ delivery: 'delivered' }, 'This e-mail was delivered.'],
  // Given up by us, and yet the provider had taken it.
  [{ state: 'failed', delivery: 'delivered' }, 'This e-mail was delivered.'],
  [{ delivery: 'complained' }, 'The recipient reported this e-mail as unwanted.'],
] as const)('%j may not: %s', (more, words) => {
  expect(whyNotAgain({ ...sent, ...more })).toBe(words);
});

it('only what came back is sent again once a provider told of it', () => {
  const again = deliveryStates.filter((delivery) => whyNotAgain({ ...sent, delivery }) === null);
  expect(again).toEqual(['bounced-soft', 'bounced']);
});
