import type { ProcessStatus } from '@pabean/domain';
import type { Env } from '../core/env.ts';
import type { Row } from '../db/queries/intake-rows.ts';
import { letter } from '../papers/letters/letter.ts';
import { approvalLetter, refundValues } from '../papers/letters/letters.ts';
import { type Diary, makeWriter, type Writer } from './demo-diary.ts';
import type { SampleDocument } from './demo-documents.ts';
import type { PlannedOrder } from './demo-orders.ts';
import type { DemoMember } from './demo-team.ts';
import type { Dice } from './random.ts';
import { sampleCodePlace } from './sample-pdf.ts';

/** What the stories are made of. */
export interface Stage {
  readonly dice: Dice;
  readonly diary: Diary;
  readonly env: Env;
  readonly now: Date;
  readonly team: readonly DemoMember[];
  readonly documents: ReadonlyMap<string, SampleDocument>;
}

/** An order that has just come in. */
export interface Beginning {
  readonly id: number;
  readonly order_id: string;
  readonly planned: PlannedOrder;
}

/** Statuses whose orders have been approved at some time. */
export const approvedStatuses: readonly ProcessStatus[] = ['Completed', 'ChargeBack'];

const devices = [
  ['Mobile Safari 19-iPhone-Mobile-iOS 20.1', 'iOS 20.1'],
  ['Chrome 141-Pixel 10-Mobile-Android 16', 'Android 16'],
  ['Chrome 141-PC-Desktop-Windows 11', 'Windows 11'],
  ['Safari 19-Macintosh-Desktop-macOS 16', 'macOS 16'],
  ['Firefox 145-PC-Desktop-Linux', 'Linux'],
] as const;

const remarks: Partial<Record<ProcessStatus, readonly string[]>> = {
  Awaiting: [
    'Asked for a clearer photo of the passport',
    'Flight number is missing, asked by mail',
  ],
  AwaitingGovt: ['Submitted, reference number noted', 'Portal was slow today, will check again'],
  'Contact Customer': [
    'Date of birth differs from the passport',
    'Please call about the amount of cash',
  ],
  'Customer Called': ['Spoke with the traveller, data is right', 'No answer, left a message'],
  Refunds: ['Traveller cancelled the trip', 'Paid twice by mistake'],
  ChargeBack: ['Bank opened a dispute', 'Dispute received, defence pack is due'],
};

/** Tells how an order came to where it is. @returns the columns that changed since it came in */
export function tellStory(stage: Stage, { id, order_id, planned }: Beginning): Row<'orders'> {
  const { dice, diary, now, team } = stage;
  const { order, group } = planned;
  const { status } = group;
  const writer = makeWriter(dice, diary, id, order.created_at, now);
  const member = dice.pick(team);
  let changed: Row<'orders'> = {};
  writer.wait(5, 600);
  if (group.assigned !== undefined && dice.chance(group.assigned)) {
    writer.change(member, 'assigned', { to: member.name });
    changed = { assigned_to: member.id };
  }
  if (approvedStatuses.includes(status)) {
    changed = { ...changed, ...approve(stage, writer, member, order_id, planned) };
  }
  if (status === 'ChargeBack') writer.wait(7 * 24 * 60, 14 * 24 * 60);
  if (!['New', 'Pending', 'Completed'].includes(status)) {
    const from = status === 'ChargeBack' ? 'Completed' : 'New';
    writer.wait(10, 900);
    writer.change(status === 'Deleted' ? (team[0] ?? member) : member, 'moved', {
      from,
      to: status,
    });
    changed = { ...changed, process_status: status, status_since: writer.at() };
  }
  const words = remarks[status];
  if (words !== undefined) {
    writer.wait(1, 30);
    writer.remark(member, dice.pick(words), {
      telephone: status === 'Customer Called',
      whatsapp: status === 'Contact Customer' && dice.chance(0.5),
      status_refund: status === 'Refunds',
      chargeback: status === 'ChargeBack',
    });
  }
  if (status === 'Refunds' && dice.chance(0.6)) {
    writer.wait(60, 2000);
    writer.change(member, 'refunded', {});
    changed = { ...changed, refund_date: writer.at() };
    const refund = refundValues({
      amount: order.amount == null ? null : Number(order.amount).toFixed(2),
      currency: order.currency ?? null,
      refundedAt: writer.at(),
      unpaid: order.paid !== true,
      hasDocument: false,
    });
    const notice = letter(stage.env, 'refund', letterOrder(order_id, planned), refund);
    writer.mail(member, 'refund', order.email, notice, { documentId: null, provider: 'AWS' });
  }
  return { ...changed, version: writer.version() };
}

function approve(
  stage: Stage,
  writer: Writer,
  member: DemoMember,
  orderId: string,
  planned: PlannedOrder,
): Row<'orders'> {
  const { dice, diary } = stage;
  const { order } = planned;
  const document = stage.documents.get(orderId);
  if (document === undefined) return {};
  const provider = dice.chance(0.7) ? 'AWS' : 'Sendgrid';
  writer.wait(30, 1200);
  const { fileName: file, sha256 } = document;
  writer.change(member, 'uploaded', { from: 'New', to: 'Completed', file, sha256 });
  writer.alongWith(member, 'moved', { from: 'New', to: 'Completed' });
  const completedAt = writer.at();
  diary.document.push({
    id: document.id,
    order_pk: diary.history.at(-1)?.order_pk ?? 0,
    file_name: file,
    storage_key: document.storageKey,
    media_type: 'application/pdf',
    size: document.size,
    sha256,
    mail_service_provider: provider,
    created_by: member.id,
    created_at: completedAt,
    code_outcome: 'readable',
    code_place: sampleCodePlace,
  });
  const letter = approvalLetter(stage.env, letterOrder(orderId, planned));
  writer.mail(member, 'approval', order.email, letter, { documentId: document.id, provider });
  if (dice.chance(0.2)) {
    writer.wait(60, 1440);
    writer.mail(member, 'resend', order.email, letter, { documentId: document.id, provider });
  }
  for (let left = dice.chance(0.75) ? dice.int(1, 3) : 0; left > 0; left -= 1) {
    writer.wait(5, 2000);
    const [browser, os] = dice.pick(devices);
    const ip = order.applicant_ip ?? '203.0.113.1';
    const timezone = order.applicant_timezone ?? null;
    writer.download({ document_id: document.id, ip, timezone, browser, os }, file);
  }
  return {
    process_status: 'Completed',
    status_since: completedAt,
    processing_date: completedAt.slice(0, 10),
    processed_by: member.id,
  };
}

function letterOrder(orderId: string, { order }: PlannedOrder) {
  return {
    orderId,
    fullName: order.full_name,
    email: order.email,
    language: order.language ?? null,
    doa: order.doa ?? null,
    flight: order.flight_voyage ?? null,
    port: order.place_of_arrival ?? null,
  };
}
