import { randomUUID } from 'node:crypto';
import type { HistoryAction, MailKind } from '@pabean/domain';
import type { Row } from '../db/queries/intake-rows.ts';
import type { Letter } from '../papers/letters/letter.ts';
import type { DemoMember } from './demo-team.ts';
import type { Dice } from './random.ts';

/** Everything that happened to the demo's orders, as rows. */
export interface Diary {
  readonly history: Row<'order_history'>[];
  readonly remark: Row<'remark'>[];
  readonly document: Row<'document'>[];
  readonly mail_message: Row<'mail_message'>[];
  readonly download: Row<'download'>[];
}

export const emptyDiary = (): Diary => ({
  history: [],
  remark: [],
  document: [],
  mail_message: [],
  download: [],
});

type Detail = Record<string, string | number | boolean | null>;

/** Writes what happens to one order, in the order it happens; time never passes `now`. */
export function makeWriter(dice: Dice, diary: Diary, orderPk: number, from: string, now: Date) {
  let version = 1;
  let time = Date.parse(from);
  const at = () => new Date(time).toISOString();
  const latest = now.getTime() - 60_000;

  const note = (
    actor: Pick<Row<'order_history'>, 'actor_kind' | 'actor_id' | 'actor_name' | 'ip'>,
    action: HistoryAction,
    detail: Detail,
  ) => {
    diary.history.push({
      order_pk: orderPk,
      order_version: version,
      at: at(),
      ...actor,
      action,
      detail,
    });
  };
  const staff = (member: DemoMember) => ({
    actor_kind: 'staff' as const,
    actor_id: member.id,
    actor_name: member.name,
    ip: `198.51.100.${20 + member.id}`,
  });
  const system = { actor_kind: 'system' as const, actor_id: null, actor_name: 'Pabean', ip: null };
  const traveller = { ...system, actor_kind: 'traveller' as const, actor_name: 'Traveller' };

  return {
    /** The order's version so far. */
    version: () => version,
    at,
    /** Lets time pass. */
    wait(fromMinutes: number, toMinutes: number) {
      time = Math.max(
        time,
        Math.min(latest, time + dice.int(fromMinutes * 60, toMinutes * 60) * 1000),
      );
    },
    /** A change of the order itself. */
    change(member: DemoMember, action: HistoryAction, detail: Detail) {
      version += 1;
      note(staff(member), action, detail);
    },
    /** What the same change did besides, as the server writes it. */
    alongWith(member: DemoMember, action: HistoryAction, detail: Detail) {
      note(staff(member), action, detail);
    },
    remark(member: DemoMember, remark: string, flags: Partial<Row<'remark'>> = {}) {
      diary.remark.push({
        order_pk: orderPk,
        member_id: member.id,
        remark_name: member.name,
        remark,
        whatsapp: false,
        telephone: false,
        status_refund: false,
        voided: false,
        chargeback: false,
        report_error: false,
        ...flags,
        created_at: at(),
      });
      note(staff(member), 'remarked', {});
    },
    /** A mail that was asked for and went out a moment later. */
    mail(
      member: DemoMember,
      kind: MailKind,
      recipient: string,
      letter: Letter,
      sent: { documentId: string | null; provider: 'AWS' | 'Sendgrid' },
    ) {
      const id = randomUUID();
      const provider = sent.provider;
      const queuedAt = at();
      note(staff(member), 'mail-queued', { mailId: id, kind, provider });
      time = Math.max(time, Math.min(latest, time + 2000));
      note(system, 'mail-sent', { mailId: id, provider, transport: 'local' });
      diary.mail_message.push({
        id,
        order_pk: orderPk,
        kind,
        recipient,
        subject: letter.subject,
        html: letter.html,
        body_text: letter.text,
        document_id: sent.documentId,
        mail_service_provider: provider,
        remainder_mail: kind === 'resend',
        state: 'sent',
        transport: 'local',
        attempts: 1,
        created_by: member.id,
        created_at: queuedAt,
        sent_at: at(),
      });
    },
    download(
      row: Pick<Row<'download'>, 'document_id' | 'ip' | 'timezone' | 'browser' | 'os'>,
      file: string,
    ) {
      diary.download.push({ order_pk: orderPk, ...row, created_at: at() });
      note(traveller, 'downloaded', { file });
    },
  };
}

/** Writes the story of one order. */
export type Writer = ReturnType<typeof makeWriter>;
