import { describe, expect, it } from 'vitest';
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
    ['fetched', { file: 'a.pdf', visitor: 'person' }, 'Sinta opened the document a.pdf'],
    ['fetched', { visitor: 'robot' }, 'A program fetched the document'],
    ['fetched', { visitor: 'prefetch' }, 'The device of Sinta fetched the document ahead'],
    [
      'moved',
      { from: 'Completed', to: 'Pending' },
      'Sinta moved the order to Pending from Completed',
    ],
    ['moved', { to: 'Pending' }, 'Sinta moved the order to Pending'],
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

describe('the kinds', () => {
  it('hold every action once', () => {
    const held = timelineKinds.flatMap(actionsOfKind);
    expect(held.toSorted()).toEqual([...timelineActions].toSorted());
    for (const kind of timelineKinds) {
      expect(actionsOfKind(kind).map(timelineKindOf)).toEqual(actionsOfKind(kind).map(() => kind));
    }
  });
});
