import { describe, expect, it } from 'vitest';
import { type HistoryDetail, historyActions, historySentence } from './order-history.ts';

const say = (
  action: (typeof historyActions)[number],
  detail: HistoryDetail = {},
  actor = 'Sinta',
) => historySentence({ action, actor, detail });

describe('historySentence', () => {
  it.each([
    ['received', {}, 'Sinta sent in the order'],
    ['paid', { gateway: 'Example Pay' }, 'The payment was confirmed by Example Pay'],
    ['paid', { another: true }, 'A payment with another transaction came in'],
    ['moved', { to: 'AwaitingGovt' }, 'Sinta moved the order to Awaiting Govt'],
    ['moved', { from: 'New', to: 'Awaiting' }, 'Sinta moved the order to Awaiting Customer'],
    ['moved', {}, 'Sinta moved the order'],
    ['moved', { to: '' }, 'Sinta moved the order'],
    ['moved', { to: 'Deleted' }, 'Sinta moved the order to Deleted'],
    [
      'moved',
      { to: 'Completed', openErrors: 1 },
      'Sinta moved the order to Completed, with 1 error open',
    ],
    [
      'uploaded',
      { file: 'a.pdf', openErrors: 2 },
      'Sinta uploaded the document a.pdf, with 2 errors open',
    ],
    ['moved', { to: 'Completed', openErrors: 0 }, 'Sinta moved the order to Completed'],
    ['assigned', { to: 'Sinta' }, 'Sinta took the order'],
    ['assigned', { to: 'Dewa' }, 'Sinta assigned the order to Dewa'],
    ['returned', {}, 'Sinta moved the order back to its original folder'],
    ['undone', { undone: 'moved', from: 'Deleted', to: 'New' }, 'Sinta undid the move to Deleted'],
    ['undone', { undone: 'assigned', from: 'New', to: 'New' }, 'Sinta undid the assignment'],
    ['remarked', { whatsapp: true }, 'Sinta added a remark'],
    ['corrected', { fields: 'doa' }, 'Sinta corrected Date of arrival'],
    [
      'corrected',
      { fields: 'doa,importingGoods.purchase,familyMember' },
      'Sinta corrected Date of arrival, Answer 6 and Family Information',
    ],
    ['corrected', {}, 'Sinta corrected the order'],
    ['corrected', { fields: '' }, 'Sinta corrected the order'],
    ['corrected', { fields: 7 }, 'Sinta corrected the order'],
    ['correction-asked', { fields: 'full_name' }, 'Sinta asked for a correction of Full name'],
    [
      'correction-asked',
      { fields: 'doa', takenBack: true },
      'Sinta took back the asked correction of Date of arrival',
    ],
    [
      'correction-refused',
      { fields: 'doa' },
      'Sinta did not accept the correction of Date of arrival',
    ],
    ['refund-asked', {}, 'Sinta asked for a refund'],
    ['refund-accepted', {}, 'Sinta accepted the refund'],
    ['refund-refused', {}, 'Sinta did not accept the refund'],
    ['released', {}, 'The window opened, and the order was released to New Orders'],
    ['mail-delivery', { state: 'odd' }, 'There was news of the mail'],
    ['moved', { to: 7 }, 'Sinta moved the order'],
    ['moved', { to: 'Completed', openErrors: '2' }, 'Sinta moved the order to Completed'],
    ['moved', { to: 'Completed', openErrors: -1 }, 'Sinta moved the order to Completed'],
    ['dispute', { kind: 'of tomorrow', state: 'lost' }, 'Sinta noted the case as lost'],
    ['asked', { wants: 'fields' }, 'Sinta asked the traveller for details'],
    ['asked', { wants: 'file' }, 'Sinta asked the traveller for a file'],
    ['asked', { wants: 'date' }, 'Sinta asked the traveller for a date'],
    ['asked', { wants: 'choice' }, 'Sinta asked the traveller for a choice'],
    ['asked', { wants: 'field' }, 'Sinta asked the traveller for a corrected field'],
    ['asked', { wants: 'text' }, 'Sinta asked the traveller for an answer'],
    ['asked', {}, 'Sinta asked the traveller for something'],
    ['answered', { question: 1 }, 'Sinta answered the question'],
    ['wrote', { to: 'traveller' }, 'Sinta wrote to the traveller'],
    ['wrote', {}, 'Sinta wrote to us'],
    ['reminded', {}, 'The traveller was reminded of the question'],
    ['uploaded', { file: '104777.pdf' }, 'Sinta uploaded the document 104777.pdf'],
    [
      'mail-queued',
      { to: 'a@example.com', provider: 'AWS' },
      'Sinta asked for a mail to a@example.com through AWS',
    ],
    [
      'mail-sent',
      { to: 'a@example.com', provider: 'Sendgrid' },
      'The mail to a@example.com was sent through Sendgrid',
    ],
    ['mail-sent', { provider: 'AWS', transport: 'ses' }, 'The mail was sent through AWS'],
    ['mail-sent', { provider: 'AWS', transport: 'smtp' }, 'The mail was sent through SMTP'],
    [
      'mail-sent',
      { provider: 'AWS', transport: 'local' },
      'The mail went to the local mailbox, not to the recipient',
    ],
    [
      'mail-sent',
      { to: 'a@example.com', provider: 'Sendgrid', transport: 'sendgrid-sandbox' },
      'The mail to a@example.com went to the Sendgrid sandbox, not to the recipient',
    ],
    [
      'mail-failed',
      { provider: 'AWS', transport: 'local', reason: 'the disk is full' },
      'The mail could not be sent through the local mailbox: the disk is full',
    ],
    [
      'mail-failed',
      { provider: 'Sendgrid', transport: 'smtp' },
      'The mail could not be sent through SMTP',
    ],
    [
      'mail-failed',
      { to: 'a@example.com', provider: 'AWS', reason: 'mailbox full' },
      'The mail to a@example.com could not be sent through AWS: mailbox full',
    ],
    [
      'mail-delivery',
      { state: 'bounced', provider: 'AWS' },
      'The mail came back for good, says AWS',
    ],
    ['mail-delivery', { state: 'deferred' }, 'The mail was put off'],
    ['mail-delivery', { state: 'delivered' }, 'The mail was delivered'],
    ['mail-delivery', { state: 'bounced-soft' }, 'The mail came back for now'],
    ['mail-delivery', { state: 'complained' }, 'The mail was reported as unwanted'],
    ['downloaded', {}, 'Sinta downloaded the document'],
    ['downloaded', { file: 'a.pdf' }, 'Sinta downloaded the document a.pdf'],
    ['disclosed', {}, 'Sinta was shown whose service it is, the free form and what the fee buys'],
    ['transaction', { transactionId: 'TXN-1' }, 'Sinta entered the transaction details TXN-1'],
    ['refunded', {}, 'Sinta refunded the order'],
    ['dispute', { dispute: 'DP-7', kind: 'inquiry' }, 'Sinta brought the inquiry DP-7'],
    [
      'dispute',
      { dispute: 'DP-7', kind: 'pre_arbitration', state: 'won' },
      'Sinta noted the pre-arbitration DP-7 as won',
    ],
    ['dispute', {}, 'Sinta brought the case'],
    ['invoiced', { number: 'INV-2026-000001' }, 'Sinta issued the invoice INV-2026-000001'],
    ['erased', {}, 'Sinta erased the personal data of the order'],
    [
      'erased',
      { restored: true },
      'Sinta erased the personal data of the order again, as a restore had brought it back',
    ],
    ['brought-back', {}, 'Sinta brought the order back by a restore, after it had been erased'],
    ['restored', { to: 'New' }, 'Sinta restored the order to New'],
  ] as const)('%s with %j: %s', (action, detail, sentence) => {
    expect(say(action, detail)).toBe(sentence);
  });

  it('leaves out what the detail does not say, without loose ends', () => {
    const empty = { to: null, gateway: '', file: null, provider: null, reason: '' };
    for (const action of historyActions) {
      for (const detail of [{}, empty]) {
        expect(say(action, detail)).toMatch(/^\S+( \S+)+$/);
        expect(say(action, detail)).not.toMatch(/null|undefined|:|\b(to|by|through)$/);
      }
    }
  });

  it.each(['', '  '])('puts an action without a name (%j) down to the system', (actor) => {
    expect(say('moved', { to: 'New' }, actor)).toBe('The system moved the order to New');
  });

  it('says that something was done where a newer version wrote what', () => {
    const action = 'sealed' as (typeof historyActions)[number];
    expect(say(action)).toBe('Sinta changed the order');
  });

  it('writes numbers and dollar signs as they are', () => {
    expect(say('uploaded', { file: 7 })).toBe('Sinta uploaded the document 7');
    expect(say('moved', { to: '$1' })).toBe('Sinta moved the order to $1');
  });
});
