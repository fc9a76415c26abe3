import { hasDefencePack, type TimelineAction, timelineKindOf } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import type { TimelineRow } from './useTimeline.ts';

/** Where a row of the timeline leads to on the page of its order. */
export interface TimelineSection {
  readonly id: string;
  readonly label: string;
}

const details = { id: 'details', label: 'Details' };
const emails = { id: 'emails', label: 'Email' };
const downloads = { id: 'downloads', label: 'Downloads' };

/** The section that shows what a row tells of; Details where it is not on the page, or not any more. */
export function sectionOf(row: TimelineRow, order: OrderDetail): TimelineSection {
  const { action } = row;
  switch (timelineKindOf(action)) {
    case 'comment':
      return { id: 'comments', label: 'Comments' };
    case 'conversation':
      return { id: 'conversation', label: 'Conversation' };
    case 'letter':
      return emails;
    case 'correction':
      return correctionSection(action, order);
    case 'document':
      return documentSection(row, order);
    case 'money':
      return moneySection(action, order);
    default:
      return details;
  }
}

function correctionSection(action: TimelineAction, order: OrderDetail): TimelineSection {
  const wasAsked = action !== 'corrected' && order.askedCorrections.length > 0;
  if (wasAsked) return { id: 'asked-corrections', label: 'Asked corrections' };
  return order.corrections.length > 0 ? { id: 'corrections', label: 'Corrections' } : details;
}

function documentSection({ action, detail }: TimelineRow, order: OrderDetail): TimelineSection {
  if (action === 'uploaded') return { id: 'upload', label: 'Upload' };
  if (action !== 'exported') return downloads;
  return detail.what !== 'timeline' && hasDefencePack(order.process_status)
    ? { id: 'dispute', label: 'Dispute evidence' }
    : details;
}

function moneySection(action: TimelineAction, order: OrderDetail): TimelineSection {
  if (action === 'invoiced') return emails;
  const wasAsked = action.startsWith('refund') && order.refundRequest !== null;
  return wasAsked ? { id: 'refund', label: 'Refund' } : details;
}
