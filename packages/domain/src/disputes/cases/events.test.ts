import { expect, it } from 'vitest';
import { disputeEvents, disputeSentence } from './events.ts';

it.each([
  ['came', { kind: 'chargeback', state: 'open' }, 'Rani brought the chargeback'],
  ['came', { kind: 'fraud_report', state: 'won' }, 'Rani brought the fraud report, which is won'],
  ['told', { fields: ['amount', 'reason_code'] }, 'Rani told amount, reason_code'],
  ['told', { fields: [] }, 'Rani told more'],
  ['state', { from: 'open', to: 'won' }, 'Rani made it won, it was open'],
  [
    'out-of-order',
    { state: 'open', why: 'won is final' },
    'Rani said that it is open, which does not follow: won is final',
  ],
  ['attached', { order: '104777' }, 'Rani attached it to order 104777'],
  ['member', { to: 'Sinta' }, 'Rani gave it to Sinta'],
  ['member', { to: null }, 'Rani took it from everybody'],
  ['summary', { own: true }, 'Rani wrote the paragraph of the letter'],
  ['summary', { own: false }, 'Rani went back to the paragraph of the record'],
  ['exhibits', {}, 'Rani changed the order of the exhibits'],
  ['file-added', { file: 'a.pdf' }, 'Rani added a file: a.pdf'],
  ['file-removed', {}, 'Rani removed a file'],
  ['noticed', { step: '3d', to: 'Sinta' }, 'A mail went to Sinta, 3 days before its day'],
  ['sending', {}, 'Rani began to send the answer'],
  ['sent', { via: 'hand' }, 'Rani sent the answer by hand'],
  ['sent', { via: 'gateway' }, 'Rani sent the answer'],
  ['not-sent', { why: 'no way' }, 'The answer of Rani did not go out: no way'],
  ['something later', {}, 'Rani changed it'],
] as const)('%s of %j', (action, detail, words) => {
  expect(disputeSentence({ action, actor: 'Rani', detail })).toBe(words);
});

it('has words for every event, also of nobody and without a detail', () => {
  for (const action of disputeEvents) {
    const words = disputeSentence({ action, actor: ' ', detail: {} });
    expect(words, action).toMatch(/^(The|A) /);
    expect(words).not.toMatch(/undefined|null/);
  }
});
