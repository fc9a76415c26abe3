import type { CodeOutcome, CodePlace, MailServiceProvider } from '@pabean/domain';
import type { JSONColumnType } from 'kysely';
import type { DefaultMoment, MaybeMoment } from './schema-columns.ts';

export interface DocumentTable {
  id: string;
  order_pk: number;
  file_name: string;
  storage_key: string;
  media_type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  mail_service_provider: MailServiceProvider;
  created_by: number | null;
  created_at: DefaultMoment;
  replaced_at: MaybeMoment;
  /** Null: uploaded before anybody looked for its QR code. */
  code_outcome: CodeOutcome | null;
  code_place: JSONColumnType<CodePlace> | null;
}

/** A file of the store without a document row; see its migration. */
export interface StrayDocumentTable {
  storage_key: string;
  since: DefaultMoment;
}
