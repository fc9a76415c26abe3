import type { Kysely } from 'kysely';
import type { Member } from '../../core/member.ts';
import { noSuchOrder } from '../../core/refusal.ts';
import { addRemark } from '../../db/queries/remarks.ts';
import type { Database } from '../../db/schema.ts';
import { staffActor } from './change-report.ts';

/** What a member writes about an order, and the flags that they tick with it. */
export interface RemarkRequest {
  readonly orderId: string;
  readonly remark: string;
  readonly whatsapp: boolean;
  readonly telephone: boolean;
  readonly refund: boolean;
  readonly voided: boolean;
  readonly chargeback: boolean;
  /** Of the draft that it was written in. */
  readonly key?: string | undefined;
}

/**
 * Adds a remark in the member's name. Nobody's remark can be in another's way, so no version is asked.
 * One that comes again with its key is there already.
 * @throws Refusal 404 for an unknown order
 */
export async function addOrderRemark(
  db: Kysely<Database>,
  member: Member,
  ip: string,
  { orderId, remark, whatsapp, telephone, refund, voided, chargeback, key }: RemarkRequest,
): Promise<void> {
  const found = await db.transaction().execute((trx) =>
    addRemark(trx, staffActor(member, ip), orderId, {
      member_id: member.id,
      remark_name: member.name,
      remark,
      whatsapp,
      telephone,
      status_refund: refund,
      voided,
      chargeback,
      send_key: key ?? null,
    }),
  );
  if (!found) throw noSuchOrder(orderId);
}
