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
  ['noted', {}, 'Rani noted more about how it ended'],
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
  [
    'corrected',
    {
      changes: [
        { field: 'answer_due_at', from: null, to: '2026-12-02T10:00:00.000Z' },
        { field: 'amount', from: '96.00', to: '69.00' },
        { field: 'currency', from: 'USD', to: null },
        { field: 'of tomorrow', from: '1', to: '2' },
        null,
      ],
    },
    'Rani corrected when the answer is due from none to the moment 2026-12-02T10:00:00.000Z, the amount from 96.00 to 69.00, the currency from USD to none',
  ],
  [
    'corrected',
    {
      changes: [
        { field: 'opened_at', from: '1', to: '2' },
        { field: 'network', from: 'Visa', to: 'Mastercard' },
        { field: 'reason_code', from: '10.4', to: '13.1' },
      ],
    },
    'Rani corrected when it was opened from the moment 1 to the moment 2, the network from Visa to Mastercard, the reason code from 10.4 to 13.1',
  ],
  ['corrected', {}, 'Rani corrected what was typed'],
  ['corrected', { changes: ['x', { field: 'toString' }] }, 'Rani corrected what was typed'],
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
  const moment = (iso: string) => `the moment ${iso}`;
  expect(disputeSentence({ action, actor: 'Rani', detail }, moment)).toBe(words);
});

it('writes a moment by the clock of who reads, where nothing else is asked for', () => {
  const detail = { changes: [{ field: 'opened_at', from: '', to: '2026-12-02T10:00:00.000Z' }] };
  expect(disputeSentence({ action: 'corrected', actor: 'Rani', detail })).toMatch(
    /^Rani corrected when it was opened from none to 0[1-3]-12-2026 [0-9]{2}:00$/,
  );
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
