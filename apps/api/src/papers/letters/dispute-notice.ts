import {
  type DisputeNoticeStep,
  disputeKindFacts,
  formatDateMinutes,
  groupedSum,
  networkName,
} from '@pabean/domain';
import { escapeHtml } from '@pabean/mails';
import type { Env } from '../../core/env.ts';
import type { FoundNotice } from '../../db/queries/dispute-notices.ts';

const within: Record<DisputeNoticeStep, string> = {
  '7d': '7 days',
  '3d': '3 days',
  '24h': '24 hours',
};

/** The mail to a member before the day of a case. It holds nothing of the traveller. */
export function disputeNotice(
  { publicUrls }: Pick<Env, 'publicUrls'>,
  one: FoundNotice,
  step: DisputeNoticeStep,
): { readonly subject: string; readonly html: string; readonly text: string } {
  const kind = disputeKindFacts[one.kind].label.toLowerCase();
  const reason = [networkName(one.network), one.reason_code].filter(Boolean).join(' ');
  const sum = one.amount && `${groupedSum(one.amount, one.currency)} ${one.currency ?? ''}`.trim();
  const due = `${formatDateMinutes(one.answer_due_at ?? '', 'UTC')} UTC`;
  const address = `${publicUrls.backoffice}/admin/disputes/${one.dispute_id}`;
  const lines = [
    `Hello ${one.member_name},`,
    `the ${kind} ${one.dispute_id} (${[reason, sum, one.gateway].filter(Boolean).join(', ')}) is to be answered by ${due}. Nothing can be sent after that.`,
    address,
  ];
  return {
    subject: `${one.dispute_id} is to be answered within ${within[step]}`,
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    text: lines.join('\n\n'),
  };
}
