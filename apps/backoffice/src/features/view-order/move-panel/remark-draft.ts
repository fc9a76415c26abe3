import { keepDraft, readDraft } from '../../../shared/drafts.ts';

/** What stands in the remark form. */
export type RemarkValues = {
  remark: string;
  whatsapp: boolean;
  telephone: boolean;
  statusRefund: boolean;
  voided: boolean;
  chargeBack: boolean;
};

export const emptyRemark: RemarkValues = {
  remark: '',
  whatsapp: false,
  telephone: false,
  statusRefund: false,
  voided: false,
  chargeBack: false,
};

const about = (orderId: string) => `remark ${orderId}`;

/** The remark that this person was writing on this order, else an empty one. */
export function readRemarkDraft(writer: string, orderId: string): RemarkValues {
  const draft = readDraft(writer, about(orderId));
  return isRemark(draft) ? draft : emptyRemark;
}

/** Keeps it while it says anything. */
export function keepRemarkDraft(writer: string, orderId: string, values: RemarkValues): void {
  const says = Object.values(values).some((value) => value !== '' && value !== false);
  keepDraft(writer, about(orderId), says ? values : undefined);
}

/** An older version of the page may have kept other fields. */
function isRemark(draft: unknown): draft is RemarkValues {
  if (typeof draft !== 'object' || draft === null) return false;
  const fields = new Map(Object.entries(draft));
  return Object.entries(emptyRemark).every(([name, value]) => {
    return typeof fields.get(name) === typeof value;
  });
}
