import { describe, expect, it } from 'vitest';
import { mailKinds } from '../mail-delivery/mail-message.ts';
import type { HistoryDetail } from '../order-history/order-history.ts';
import {
  actionsOfKind,
  type TimelineAction,
  timelineActions,
  timelineKindOf,
  timelineKinds,
  timelineSentence,
} from './timeline.ts';

const say = (action: TimelineAction, detail: HistoryDetail = {}, actor = 'Sinta') =>
  timelineSentence({ action, actor, detail });

describe('timelineSentence', () => {
  it.each([
    ['looked', {}, 'Sinta looked at the order'],
    ['exported', { defencePackType: 2 }, 'Sinta took a defence pack along, type 2'],
    ['exported', {}, 'Sinta took a defence pack along'],
    ['exported', { disputeId: 'DP-10001' }, 'Sinta took the pack of case DP-10001 along'],
    ['exported', { what: 'timeline', rows: 12 }, 'Sinta took the timeline along'],
    ['fetched', { file: 'a.pdf', visitor: 'person' }, 'Sinta opened the document a.pdf'],
    ['fetched', { visitor: 'robot' }, 'A program fetched the document'],
    ['fetched', { visitor: 'prefetch' }, 'The device of Sinta fetched the document ahead'],
    [
      'moved',
      { from: 'Completed', to: 'Pending' },
      'Sinta moved the order to Pending from Completed',
    ],
    ['moved', { to: 'Pending' }, 'Sinta moved the order to Pending'],
    ['moved', { to: 'Pending', from: '' }, 'Sinta moved the order to Pending'],
    ['moved', { to: 'Pending', from: 7 }, 'Sinta moved the order to Pending'],
    ['assigned', { to: 'Dewa', from: 'New' }, 'Sinta assigned the order to Dewa'],
    ['exported', { defencePackType: null }, 'Sinta took a defence pack along'],
    ['fetched', { file: 7 }, 'Sinta opened the document'],
    [
      'uploaded',
      { file: 'a.pdf', openErrors: 1 },
      'Sinta uploaded the document a.pdf, with 1 error open',
    ],
    [
      'moved',
      { from: 'New', to: 'Completed', openErrors: 2 },
      'Sinta moved the order to Completed from New, with 2 errors open',
    ],
    ['restored', { from: 'Deleted', to: 'New' }, 'Sinta restored the order to New from Deleted'],
    [
      'mail-queued',
      { mail: 'approval', provider: 'AWS' },
      'Sinta queued the approval notice through AWS',
    ],
    ['mail-queued', { provider: 'AWS' }, 'Sinta asked for a mail through AWS'],
    [
      'mail-sent',
      { mail: 'question', provider: 'AWS', transport: 'ses' },
      'The letter with the question was sent through AWS',
    ],
    [
      'mail-delivery',
      { mail: 'refund', state: 'bounced', provider: 'AWS' },
      'The refund notice came back for good, says AWS',
    ],
    ['mail-delivery', { mail: 'a new kind', state: 'delivered' }, 'The mail was delivered'],
    ['corrected', { fields: 'doa' }, 'Sinta corrected Date of arrival'],
  ] as const)('%s with %j: %s', (action, detail, sentence) => {
    expect(say(action, detail)).toBe(sentence);
  });

  it('puts an action without a name down to the system', () => {
    expect(say('looked', {}, ' ')).toBe('The system looked at the order');
  });

  it('has words for every action', () => {
    for (const action of timelineActions) expect(say(action)).toMatch(/^\S+( \S+)+$/);
  });
});

describe('a letter', () => {
  it.each([
    ['approval', 'approval notice'],
    ['resend', 'repeated approval notice'],
    ['refund', 'refund notice'],
    ['invoice', 'invoice letter'],
    ['orderReceived', 'letter of receipt'],
    ['question', 'letter with the question'],
    ['reminder', 'reminder of the question'],
    ['messageAnswer', 'letter with the answer'],
    ['correctedDocument', 'letter with the corrected document'],
    ['refundAsked', 'letter about the asked refund'],
    ['refundRefused', 'letter about the refused refund'],
    ['correctionAccepted', 'letter about the accepted correction'],
    ['correctionRefused', 'letter about the refused correction'],
    ['emailChanged', 'letter about the changed e-mail address'],
  ])('of the kind %s is called the %s', (mail, name) => {
    expect(say('mail-queued', { mail })).toBe(`Sinta queued the ${name}`);
    expect(say('mail-failed', { mail })).toBe(`The ${name} could not be sent`);
  });

  it('has a name of its own for each kind', () => {
    const names = mailKinds.map((mail) => say('mail-queued', { mail }));
    expect(new Set(names).size).toBe(mailKinds.length);
    expect(names).not.toContain('Sinta asked for a mail');
  });
});

describe('the kinds', () => {
  it.each([
    ['order', 'received erased brought-back'],
    ['move', 'moved assigned returned released restored undone'],
    ['comment', 'remarked'],
    ['correction', 'corrected correction-asked correction-refused'],
    ['conversation', 'asked answered wrote reminded'],
    ['letter', 'mail-queued mail-sent mail-failed mail-delivery'],
    ['document', 'uploaded downloaded fetched exported'],
    [
      'money',
      'paid transaction refunded refund-asked refund-accepted refund-refused dispute invoiced',
    ],
    ['look', 'disclosed looked'],
  ] as const)('%s has %s', (kind, actions) => {
    expect(actionsOfKind(kind).join(' ')).toBe(actions);
  });

  it('hold every action once', () => {
    const held = timelineKinds.flatMap(actionsOfKind);
    expect(held.toSorted()).toEqual([...timelineActions].toSorted());
    for (const kind of timelineKinds) {
      expect(actionsOfKind(kind).map(timelineKindOf)).toEqual(actionsOfKind(kind).map(() => kind));
    }
  });
});
