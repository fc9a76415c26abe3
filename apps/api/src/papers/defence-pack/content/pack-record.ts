import type { Corrector, OrderFieldKey, PackFieldKey } from '@pabean/domain';
import type { Env } from '../../../core/env.ts';
import type { OrderRecord } from '../../../db/queries/order-detail.ts';
import type { HistoryHead } from '../../../db/queries/order-history.ts';
import type { StoredDocument } from './attachment.ts';

type Mail = OrderRecord['mails'][number];

/** A mail without its body, and whether it went to another address than the order has had. */
export type PackMail = { readonly elsewhere?: boolean } & Pick<
  Mail,
  | 'state'
  | 'transport'
  | 'delivery'
  | 'delivery_at'
  | 'sent_at'
  | 'created_at'
  | 'recipient'
  | 'subject'
  | 'file_name'
  | 'remainder_mail'
>;

/** An order without the fields that a pack may not print: its words cannot name them. */
export type PackOrder = Omit<OrderRecord['order'], Exclude<OrderFieldKey, PackFieldKey>>;

/** A download, and whether it is of a version that another one has replaced since. */
export type PackDownload = OrderRecord['downloads'][number] & { readonly earlier?: boolean };

/** That a field was corrected, without its values: they are the traveller's. */
export interface PackCorrection {
  readonly at: string;
  readonly field: string;
  readonly by: Corrector;
}

/** Everything that a pack is made of, read at one moment; the order and its declaration as ordered. */
export interface PackRecord extends Pick<OrderRecord, 'declaration' | 'document'> {
  readonly order: PackOrder;
  readonly mails: readonly PackMail[];
  readonly downloads: readonly PackDownload[];
  /** What was corrected since, newest first. */
  readonly corrections: readonly PackCorrection[];
  /** What the traveller drew, as it was sent. */
  readonly signature: { readonly at: string; readonly dataUrl: string } | null;
  readonly stored: StoredDocument | null;
  /** When the traveller was first shown what the fee is for; null while that is not on record. */
  readonly disclosedAt: string | null;
  readonly head: HistoryHead | null;
  readonly company: Env['company'];
  readonly madeAt: string;
}
