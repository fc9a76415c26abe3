import type { TimelineKind } from '@pabean/domain';
import { counted } from '@pabean/domain';
import { browserOf, plainIp } from '../sections/device-words.ts';
import type { HistoryChain, TimelineRow } from './useTimeline.ts';

/** What the filter calls each kind. */
export const kindLabels: Record<TimelineKind, string> = {
  order: 'Order',
  move: 'Moves',
  comment: 'Comments',
  correction: 'Corrections',
  conversation: 'Conversation',
  letter: 'E-mails',
  document: 'Documents',
  money: 'Payment and refund',
  look: 'Looks',
};

/** From where something was done, as far as that is on record. */
export function fromWhere({ ip, device, timezone }: TimelineRow): string {
  const parts = [ip && plainIp(ip), device && browserOf(device), timezone];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/** Whether the history can be trusted, in words. */
export function chainWords({ state, rows }: HistoryChain): string {
  if (state === 'unbroken') return `Chain proven, ${counted(rows, 'row')}`;
  return state === 'broken' ? 'Chain broken' : 'Chain not verified here';
}

/** The sentence in two parts: who, which stands first in most, and what. */
export function wordsOf({ words, actor_name: actor }: TimelineRow): { who: string; what: string } {
  const who = words.startsWith(`${actor} `) ? actor : '';
  return { who, what: words.slice(who.length) };
}
