import { expect, it } from 'vitest';
import { disputeEvents, disputeSentence } from './events.ts';

it.each([
  ['came', { kind: 'chargeback', state: 'open' }, 'Rani brought the chargeback'],
  ['came', { kind: 'fraud_report', state: 'won' }, 'Rani brought the fraud report, which is won'],
  ['came', { kind: 'inquiry' }, 'Rani brought the inquiry'],
  ['came', { kind: 'of tomorrow', state: 'open' }, 'Rani brought the case'],
  ['came', { state: 7 }, 'Rani brought the case'],
  ['told', { fields: 'amount' }, 'Rani told more'],
  ['told', {}, 'Rani told more'],
  ['state', { to: 'lost' }, 'Rani made it lost'],
  ['out-of-order', { state: 'open' }, 'Rani said that it is open, which does not follow'],
  ['attached', {}, 'Rani attached it'],
  ['noticed', { step: '7d', to: 'Sinta' }, 'A mail went to Sinta, 7 days before its day'],
  ['noticed', { step: '24h', to: 'Sinta' }, 'A mail went to Sinta, 24 hours before its day'],
  ['noticed', { step: '1h', to: 'Sinta' }, 'A mail went to Sinta before its day'],
  ['file-added', {}, 'Rani added a file'],
  ['file-removed', { file: 'a.pdf' }, 'Rani removed a file: a.pdf'],
  ['not-sent', {}, 'The answer of Rani did not go out'],
  ['toString', {}, 'Rani changed it'],
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
  ['member', { to: 'Rani' }, 'Rani took it'],
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
  expect(disputeSentence({ action: 'sending', actor: ' ', detail: {} })).toBe(
    'The system began to send the answer',
  );
  for (const action of disputeEvents) {
    const words = disputeSentence({ action, actor: ' ', detail: {} });
    expect(words, action).toMatch(/^(The|A) /);
    expect(words).not.toMatch(/undefined|null/);
  }
});
